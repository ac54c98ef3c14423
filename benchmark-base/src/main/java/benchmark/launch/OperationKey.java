// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import static java.util.stream.Collectors.joining;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which operation was measured: two values of a parameter are two operations.
 *
 * @param name the method's name, such as existUser
 * @param params the values of JMH's parameters by their names, sorted; empty for most operations
 */
public record OperationKey(String name, Map<String, String> params) {

  /** Copies the parameters. */
  public OperationKey {
    params = Collections.unmodifiableMap(new TreeMap<>(params));
  }

  /**
   * JMH's parameter that has the operation's name, where one method of JMH measures several: the
   * operations of a user's own service.
   */
  public static final String METHOD = "method";

  /** An operation without parameters. */
  public static OperationKey of(String name) {
    return new OperationKey(name, Map.of());
  }

  /**
   * The operation that a benchmark of JMH measures.
   *
   * @param benchmark its full name, such as benchmark.Client.existUser
   */
  public static OperationKey ofBenchmark(String benchmark, Map<String, String> params) {
    return params.containsKey(METHOD)
        ? new OperationKey(params.get(METHOD), params).without(METHOD)
        : new OperationKey(benchmark.substring(benchmark.lastIndexOf('.') + 1), params);
  }

  /** This key with another value of a parameter, or with one more. */
  public OperationKey with(String param, String value) {
    var more = new TreeMap<>(params);
    more.put(param, value);
    return new OperationKey(name, more);
  }

  /** This key without a parameter. */
  public OperationKey without(String param) {
    var fewer = new TreeMap<>(params);
    fewer.remove(param);
    return new OperationKey(name, fewer);
  }

  /**
   * Reads what {@link #toString} wrote.
   *
   * @throws IllegalArgumentException if the text has another form
   */
  public static OperationKey parse(String text) {
    int end = text.indexOf('?');
    return end < 0
        ? of(text)
        : new OperationKey(text.substring(0, end), parseParams(text.substring(end + 1)));
  }

  /**
   * For the reader of a table, where there is little space: existUser, string (1K), or with several
   * parameters string (depth=2, size=1K).
   */
  public String label() {
    return switch (params.size()) {
      case 0 -> name;
      case 1 -> name + " (" + params.values().iterator().next() + ")";
      default ->
          params.entrySet().stream()
              .map(param -> param.getKey() + "=" + param.getValue())
              .collect(joining(", ", name + " (", ")"));
    };
  }

  /** For a file, without loss: existUser, or string?depth=2&size=1K. */
  @Override
  public String toString() {
    return params.isEmpty() ? name : name + "?" + format(params);
  }

  /** Parameters as a URL has them: depth=2&size=1K. Has no comma and no space. */
  static String format(Map<String, String> params) {
    return params.entrySet().stream()
        .map(param -> encode(param.getKey()) + "=" + encode(param.getValue()))
        .collect(joining("&"));
  }

  /** Reads what {@link #format} wrote. */
  static Map<String, String> parseParams(String text) {
    var params = new LinkedHashMap<String, String>();
    for (String param : text.split("&")) {
      int equals = param.indexOf('=');
      if (equals < 1) {
        throw new IllegalArgumentException("'%s' is not name=value.".formatted(param));
      }
      params.put(decode(param.substring(0, equals)), decode(param.substring(equals + 1)));
    }
    return params;
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static String decode(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }
}

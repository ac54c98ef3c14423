// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Pair;
import benchmark.cli.project.Project;
import benchmark.cli.text.Suggestions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A pair with overrides, written {@code pair[@key=value,…]}: what one run measures. A key stands
 * once, {@code jvm} as often as there are flags. A comma ends every value but that of {@code jvm},
 * and that one, too, where key=value follows.
 *
 * @param label what the user wrote
 * @param dubbo the Dubbo version to run with instead of the project's
 * @param jdk the JDK that runs both halves
 * @param threads how many callers
 * @param jvmFlags further flags for both halves' JVMs
 * @param properties system properties of both halves
 */
public record Variant(
    String label,
    Pair pair,
    Optional<String> dubbo,
    Optional<Jdk> jdk,
    OptionalInt threads,
    List<String> jvmFlags,
    Map<String, String> properties) {

  private static final String JVM = "jvm";

  private static final List<String> KEYS = List.of("dubbo", "jdk", "threads", JVM, "D.name");

  /**
   * Reads a variant.
   *
   * @throws UserError if the pair or a key is unknown or a value cannot be used
   */
  public static Variant parse(String text, Project project) {
    int at = text.indexOf('@');
    Pair pair = project.pair(at < 0 ? text : text.substring(0, at));
    Optional<String> dubbo = Optional.empty();
    Optional<Jdk> jdk = Optional.empty();
    OptionalInt threads = OptionalInt.empty();
    var jvmFlags = new ArrayList<String>();
    var properties = new LinkedHashMap<String, String>();
    var seen = new HashSet<String>();
    for (String override : at < 0 ? List.<String>of() : overrides(text.substring(at + 1))) {
      int equals = override.indexOf('=');
      if (equals < 1 || equals == override.length() - 1) {
        throw UserError.badInput(
            "'%s' in '%s' is not key=value. Write a variant like dubbo-kryo@threads=8,jvm=-Xmx1g;"
                + " of all values only a JVM flag can hold a comma.",
            override, text);
      }
      String key = override.substring(0, equals);
      String value = override.substring(equals + 1);
      if (!key.equals(JVM) && !seen.add(key)) {
        throw UserError.badInput("%s stands twice in '%s'. Give it once.", key, text);
      }
      switch (key) {
        case "dubbo" -> dubbo = Optional.of(dubboVersion(value, pair));
        case "jdk" -> jdk = Optional.of(jdk(value));
        case "threads" -> threads = OptionalInt.of(threads(value));
        case JVM -> jvmFlags.add(jvmFlag(value));
        default -> {
          if (!key.startsWith("D.") || key.length() == 2) {
            throw UserError.badInput(
                "'%s' in '%s' is no key of a variant. Nearest: %s. The keys are %s.%s",
                key,
                text,
                Suggestions.to(key, KEYS).get(0),
                String.join(", ", KEYS),
                jvmFlags.isEmpty() ? "" : " A JVM flag cannot hold a comma before key=value.");
          }
          properties.put(key.substring(2), value);
        }
      }
    }
    return new Variant(
        text, pair, dubbo, jdk, threads, List.copyOf(jvmFlags), Map.copyOf(properties));
  }

  /** The label as it can stand in a file's name. */
  public String fileName() {
    String name = label.replaceAll("[^A-Za-z0-9._=@+-]+", "_");
    return name.length() <= 100 ? name : name.substring(0, 100);
  }

  /** The parts between commas, but those of one JVM flag together: jvm=-Xlog:gc,safepoint. */
  private static List<String> overrides(String text) {
    var overrides = new ArrayList<String>();
    for (String part : text.split(",", -1)) {
      int last = overrides.size() - 1;
      boolean ofFlag =
          last >= 0
              && overrides.get(last).startsWith(JVM + "=")
              && !part.isEmpty()
              && !part.startsWith("-") // a flag that lacks its jvm=
              && !part.contains("=")
              && !KEYS.contains(part);
      if (ofFlag) {
        overrides.set(last, overrides.get(last) + "," + part);
      } else {
        overrides.add(part);
      }
    }
    return overrides;
  }

  private static String dubboVersion(String value, Pair pair) {
    if (!pair.protocol().equals("dubbo")) {
      throw UserError.badInput(
          "%s has no Dubbo in it, so dubbo=%s cannot be chosen. Leave it out.", pair.name(), value);
    }
    if (!value.matches("[0-9][A-Za-z0-9.-]*")) {
      throw UserError.badInput("'%s' is no version of Dubbo. Write one like dubbo=2.7.23", value);
    }
    return value;
  }

  private static Jdk jdk(String value) {
    try {
      return Jdk.at(Path.of(value));
    } catch (UserError e) {
      throw UserError.badInput("%s", e.getMessage());
    }
  }

  private static int threads(String value) {
    if (!value.matches("[1-9][0-9]{0,4}")) {
      throw UserError.badInput(
          "threads=%s: the number of threads is a whole number from 1 to 99999.", value);
    }
    return Integer.parseInt(value);
  }

  private static String jvmFlag(String value) {
    if (!value.startsWith("-")) {
      throw UserError.badInput("jvm=%s: a JVM flag begins with a dash, as in jvm=-Xmx1g", value);
    }
    return value;
  }
}

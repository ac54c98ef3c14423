// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import benchmark.contract.ServiceContract;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The description of a user's own service, as it is in a file of JSON. None of the user's classes
 * is needed to read it.
 *
 * @param file where it is
 * @param type the interface's name; empty if there are generated messages only
 * @param classpath as written: relative to the file, or absolute
 * @param calls in their order; none if a class supplies them
 * @param supplier the class that supplies the calls
 * @param implementation the class that answers them; without it, answers are those of the calls
 * @param grpc the class that gRPC has generated, for pairs with generated messages
 * @param text all of it, to find lines in
 */
public record ServiceFile(
    Path file,
    String type,
    List<String> classpath,
    List<DescribedCall> calls,
    Optional<String> supplier,
    Optional<String> implementation,
    Optional<String> grpc,
    String text) {

  /** What a name of a class that supplies calls begins with. */
  static final String CLASS = "class:";

  private static final Set<String> KEYS =
      Set.of("interface", "classpath", "calls", "implementation", "grpc");

  private static final Set<String> KEYS_OF_CALL =
      Set.of("method", "arguments", "answer", "throws", "weight");

  private static final int HEAVIEST = 1_000;

  /**
   * A call as it is written.
   *
   * @param method its name, with the types of its parameters where it has namesakes
   * @param answer null if there is none
   * @param exception what is thrown instead of an answer; null if nothing is
   * @param weight how often it is made in proportion to others, 1 to 1,000
   */
  public record DescribedCall(
      String method, List<JsonNode> arguments, JsonNode answer, JsonNode exception, int weight) {}

  /**
   * Reads a file.
   *
   * @throws InvalidServiceException saying where it is wrong, and what to write
   */
  public static ServiceFile read(Path file) {
    String text = text(file);
    JsonNode root;
    try {
      root = JsonValues.MAPPER.readTree(text);
    } catch (JsonProcessingException invalid) {
      throw new InvalidServiceException(
          "%s, line %d: this is not JSON: %s. Correct it there.",
          file, invalid.getLocation().getLineNr(), invalid.getOriginalMessage());
    }
    requireObject(file, root, "it", KEYS);
    if (!root.has("interface") && !root.has("grpc")) {
      throw new InvalidServiceException(
          "%s: \"interface\" is missing. Give the full name of the service's interface.", file);
    }
    JsonNode calls = root.path("calls");
    boolean supplied = calls.isTextual() && calls.textValue().startsWith(CLASS);
    if (!supplied && (!calls.isArray() || calls.isEmpty())) {
      throw new InvalidServiceException(
          "%s: \"calls\" is missing. Give a list of calls, or \"%s\" and the name of a class that"
              + " supplies them.",
          file, CLASS);
    }
    return new ServiceFile(
        file,
        text(file, root, "interface").orElse(""),
        texts(file, root.path("classpath")),
        supplied ? List.of() : calls(file, calls),
        supplied
            ? Optional.of(calls.textValue().substring(CLASS.length()).strip())
            : Optional.empty(),
        text(file, root, "implementation"),
        text(file, root, "grpc"),
        text);
  }

  private static String text(Path file) {
    try {
      long size = Files.size(file);
      if (size > ServiceContract.LARGEST_FILE) {
        throw new InvalidServiceException(
            "%s: the file has %d MB, but may have %d. Describe fewer calls, or have a class supply"
                + " them: \"calls\": \"%scom.acme.OrderCalls\"",
            file, size >> 20, ServiceContract.LARGEST_FILE >> 20, CLASS);
      }
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new InvalidServiceException(
          "%s: there is no such file that can be read as UTF-8. Check the path.", file);
    }
  }

  private static void requireObject(Path file, JsonNode node, String what, Set<String> keys) {
    if (!node.isObject()) {
      throw new InvalidServiceException(
          "%s: %s is not an object in braces. Its keys are %s.", file, what, sorted(keys));
    }
    node.fieldNames()
        .forEachRemaining(
            key -> {
              if (!keys.contains(key)) {
                throw new InvalidServiceException(
                    "%s: %s has no \"%s\". Its keys are %s.", file, what, key, sorted(keys));
              }
            });
  }

  private static String sorted(Set<String> keys) {
    return String.join(", ", keys.stream().sorted().toList());
  }

  private static Optional<String> text(Path file, JsonNode node, String key) {
    JsonNode value = node.path(key);
    if (value.isMissingNode()) {
      return Optional.empty();
    }
    if (!value.isTextual() || value.textValue().isBlank()) {
      throw new InvalidServiceException("%s: \"%s\" is not a name in quotes.", file, key);
    }
    return Optional.of(value.textValue().strip());
  }

  private static List<String> texts(Path file, JsonNode list) {
    var texts = new ArrayList<String>();
    if (!list.isMissingNode() && !list.isArray()) {
      throw new InvalidServiceException("%s: \"classpath\" is not a list of jars.", file);
    }
    for (JsonNode entry : list) {
      if (!entry.isTextual()) {
        throw new InvalidServiceException("%s: \"classpath\" is not a list of jars.", file);
      }
      texts.add(entry.textValue());
    }
    return List.copyOf(texts);
  }

  private static List<DescribedCall> calls(Path file, JsonNode list) {
    var calls = new ArrayList<DescribedCall>();
    for (JsonNode node : list) {
      String what = "calls[%d]".formatted(calls.size());
      requireObject(file, node, what, KEYS_OF_CALL);
      JsonNode weight = node.path("weight");
      if (!weight.isMissingNode()
          && (!weight.isInt() || weight.intValue() < 1 || weight.intValue() > HEAVIEST)) {
        throw new InvalidServiceException(
            "%s: %s.weight is %s. Give a number from 1 to %d.", file, what, weight, HEAVIEST);
      }
      if (!node.path("method").isTextual()) {
        throw new InvalidServiceException(
            "%s: %s has no \"method\". Give its name, in quotes.", file, what);
      }
      JsonNode arguments = node.path("arguments");
      if (!arguments.isMissingNode() && !arguments.isArray()) {
        throw new InvalidServiceException(
            "%s: %s.arguments is not a list. Put brackets around them, around a single one, too.",
            file, what);
      }
      var values = new ArrayList<JsonNode>();
      arguments.forEach(values::add);
      calls.add(
          new DescribedCall(
              node.path("method").textValue().strip(),
              List.copyOf(values),
              node.get("answer"),
              node.get("throws"),
              weight.asInt(1)));
    }
    return List.copyOf(calls);
  }

  /** The line in which a value begins, or the one that it would be in; from 1 on. */
  int line(JsonPointer pointer) {
    for (JsonPointer place = pointer; place != null; place = place.head()) {
      OptionalInt line = lineOf(place);
      if (line.isPresent()) {
        return line.getAsInt();
      }
    }
    return 1;
  }

  private OptionalInt lineOf(JsonPointer pointer) {
    try (JsonParser parser = new ObjectMapper().createParser(text)) {
      while (parser.nextToken() != null) {
        if (parser.currentToken() != JsonToken.FIELD_NAME
            && parser.getParsingContext().pathAsPointer().equals(pointer)) {
          return OptionalInt.of(parser.currentTokenLocation().getLineNr());
        }
      }
      return OptionalInt.empty();
    } catch (IOException impossible) { // it has been read before
      return OptionalInt.empty();
    }
  }
}

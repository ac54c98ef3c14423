// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.contract.TreeFile;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON into an object tree, as {@link TreeFile} stores it: whole numbers are Longs, those
 * with a fraction or an exponent are Doubles.
 */
final class JsonTree {

  /** The field that holds a message which is a list or a single value, and no object. */
  static final String VALUE = "value";

  private static final String AS_TEXT =
      "send the file as text under a name that does not end in " + Payload.JSON;

  /** A message is short enough for texts and numbers of any length. */
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNumberLength(Payload.LIMIT)
                  .maxNameLength(Payload.LIMIT)
                  .maxStringLength(Payload.LIMIT)
                  .build())
          .build();

  private final String word;
  private final JsonParser parser;

  private JsonTree(String word, JsonParser parser) {
    this.word = word;
    this.parser = parser;
  }

  /**
   * Reads a message.
   *
   * @param word as the user named it
   * @return the object, or an object with the field {@value #VALUE} for anything else
   * @throws UserError with the line and the column, if it is not JSON, or holds what cannot be sent
   *     as a tree: exit status 2
   */
  static Map<String, Object> read(String word, String text) {
    try (JsonParser parser = JSON.createParser(text)) {
      return new JsonTree(word, parser).whole();
    } catch (JsonProcessingException notJson) {
      throw notJson(word, place(notJson.getLocation()));
    } catch (IOException notOfText) {
      throw new UncheckedIOException(notOfText);
    }
  }

  private Map<String, Object> whole() throws IOException {
    if (parser.nextToken() == null) {
      throw notJson(word, "it is blank");
    }
    Map<String, Object> tree =
        parser.currentToken() == JsonToken.START_OBJECT
            ? map(inside(0))
            : Collections.singletonMap(VALUE, value(0));
    if (parser.nextToken() != null) {
      throw notJson(word, here());
    }
    return tree;
  }

  /** The value whose first token is the current one. */
  private Object value(int depth) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> map(inside(depth));
      case START_ARRAY -> list(inside(depth));
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT -> whole(parser.getText());
      case VALUE_NUMBER_FLOAT -> fraction(parser.getText());
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> null;
    };
  }

  private Map<String, Object> map(int depth) throws IOException {
    var map = new LinkedHashMap<String, Object>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.getText();
      if (map.containsKey(name)) {
        throw refused("the object has a second field '%s'".formatted(name), "Rename one");
      }
      parser.nextToken();
      map.put(name, value(depth));
    }
    return map;
  }

  private List<Object> list(int depth) throws IOException {
    var list = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      list.add(value(depth));
    }
    return list;
  }

  /** The next depth; a list or a value that will be a field is one deeper than it looks. */
  private int inside(int depth) {
    boolean field = depth == 0 && parser.currentToken() == JsonToken.START_ARRAY;
    int next = depth + (field ? 2 : 1);
    if (next > TreeFile.DEEPEST) {
      throw refused(
          "objects and lists are nested more than %d deep".formatted(TreeFile.DEEPEST),
          "Flatten them");
    }
    return next;
  }

  private Object whole(String number) {
    try {
      return Long.valueOf(number);
    } catch (NumberFormatException beyond) {
      throw refused("%s is beyond a number of 64 bits".formatted(shown(number)), "Quote it");
    }
  }

  private Object fraction(String number) {
    double value = Double.parseDouble(number);
    boolean lost = value == 0 && number.split("[eE]")[0].matches(".*[1-9].*");
    if (lost || Double.isInfinite(value)) {
      throw refused("%s is beyond a double".formatted(shown(number)), "Quote it");
    }
    return value;
  }

  private static String shown(String number) {
    return number.length() <= 40 ? number : number.substring(0, 40) + "…";
  }

  private UserError refused(String why, String cure) {
    return UserError.badInput("--payload %s: %s: %s. %s, or %s.", word, here(), why, cure, AS_TEXT);
  }

  private String here() {
    return place(parser.currentTokenLocation());
  }

  private static String place(JsonLocation place) {
    return "line %d, column %d".formatted(place.getLineNr(), place.getColumnNr());
  }

  private static UserError notJson(String word, String why) {
    return UserError.badInput(
        "--payload %s: the file is not JSON (%s). Correct it, or %s.",
        word, why, AS_TEXT.replace("the file", "it"));
  }
}

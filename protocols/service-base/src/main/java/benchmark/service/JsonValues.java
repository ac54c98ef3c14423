// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** A user's objects from JSON, and JSON from them. Thread-safe. */
public final class JsonValues {

  /**
   * By fields, whatever the getters are, because objects are compared by fields, too; numbers with
   * all their digits.
   */
  public static final JsonMapper MAPPER =
      JsonMapper.builder()
          .addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule())
          .visibility(PropertyAccessor.FIELD, Visibility.ANY)
          .visibility(PropertyAccessor.GETTER, Visibility.NONE)
          .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
          .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
          .build();

  private JsonValues() {}

  /**
   * Builds an object.
   *
   * @param at where the JSON is in the file, such as /calls/0/answer
   * @throws InvalidServiceException if the JSON does not fit the type, saying where
   */
  static Object value(ServiceFile file, JsonPointer at, JsonNode json, Type type) {
    try {
      return MAPPER.readerFor(MAPPER.constructType(type)).readValue(json);
    } catch (IOException | IllegalArgumentException | IllegalStateException invalid) {
      // the latter two of classes whose annotations contradict each other
      JsonPointer place = at;
      if (invalid instanceof JsonMappingException mapping) {
        for (JsonMappingException.Reference step : mapping.getPath()) {
          place =
              step.getFieldName() == null
                  ? place.appendIndex(step.getIndex())
                  : place.appendProperty(step.getFieldName());
        }
      }
      throw new InvalidServiceException(
          "%s, line %d: %s does not fit %s: %s. Correct it, or have a class supply the calls:"
              + " \"calls\": \"%scom.acme.OrderCalls\"",
          file.file(),
          file.line(place),
          path(place),
          type.getTypeName(),
          message(invalid),
          ServiceFile.CLASS);
    }
  }

  /** What a method answers, now or later. */
  public static Type answerType(Method method) {
    return CompletionStage.class.isAssignableFrom(method.getReturnType())
            && method.getGenericReturnType() instanceof ParameterizedType later
        ? later.getActualTypeArguments()[0]
        : method.getGenericReturnType();
  }

  /** An object as JSON. */
  public static JsonNode json(Object value, Type type) {
    try {
      String text = MAPPER.writerFor(MAPPER.constructType(type)).writeValueAsString(value);
      return MAPPER.readTree(text);
    } catch (IOException impossible) { // no file is involved, and lossOf has found no reason
      throw new IllegalStateException(type.getTypeName(), impossible);
    }
  }

  /** Why an object does not survive JSON, as a clause; empty if it does. */
  public static Optional<String> lossOf(Object value, Type type) {
    try {
      String text = MAPPER.writerFor(MAPPER.constructType(type)).writeValueAsString(value);
      Object again = MAPPER.readerFor(MAPPER.constructType(type)).readValue(text);
      return DeepComparison.difference("it", value, again);
    } catch (IOException | IllegalArgumentException | IllegalStateException invalid) {
      return Optional.of(message(invalid));
    }
  }

  /** The first sentence of what Jackson says. */
  private static String message(Exception invalid) {
    String text =
        invalid instanceof JsonMappingException mapping
            ? mapping.getOriginalMessage()
            : String.valueOf(invalid.getMessage());
    return text.lines().findFirst().orElse("").replaceFirst(" \\(set Des.*\\)|\\.$", "");
  }

  /** A place as readers write it: calls[0].answer.lines[2]. */
  static String path(JsonPointer pointer) {
    var text = new StringBuilder();
    for (String step : List.of(pointer.toString().substring(1).split("/"))) {
      if (step.matches("\\d+")) {
        text.append('[').append(step).append(']');
      } else {
        text.append(text.isEmpty() ? "" : ".").append(step.replace("~1", "/").replace("~0", "~"));
      }
    }
    return text.toString();
  }
}

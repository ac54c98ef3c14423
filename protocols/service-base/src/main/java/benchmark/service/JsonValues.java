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
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** A user's objects from JSON, and JSON from them. Thread-safe. */
public final class JsonValues {

  /**
   * By fields, whatever the getters are, because objects are compared by fields, too; numbers with
   * all their digits. A class without a constructor that Jackson finds needs none.
   */
  public static final JsonMapper MAPPER =
      builder()
          .visibility(PropertyAccessor.FIELD, Visibility.ANY)
          .visibility(PropertyAccessor.GETTER, Visibility.NONE)
          .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
          .build();

  /** As Jackson does of itself: for classes whose annotations contradict reading by fields. */
  private static final JsonMapper BY_GETTERS = builder().build();

  private static JsonMapper.Builder builder() {
    return JsonMapper.builder()
        .addModules(
            new JavaTimeModule(),
            new Jdk8Module(),
            new ParameterNamesModule(),
            new WithoutConstructor())
        .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
        .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
        .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS);
  }

  private JsonValues() {}

  /**
   * An object as JSON.
   *
   * @param json null if it cannot be written
   * @param loss why the object cannot be built from it, as a clause; empty if it can
   */
  public record Written(JsonNode json, Optional<String> loss) {}

  /**
   * Builds an object.
   *
   * @param at where the JSON is in the file, such as /calls/0/answer
   * @throws InvalidServiceException if the JSON does not fit the type, saying where
   */
  static Object value(ServiceFile file, JsonPointer at, JsonNode json, Type type) {
    try {
      return read(json, type);
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

  private static Object read(JsonNode json, Type type) throws IOException {
    try {
      return read(MAPPER, json, type);
    } catch (JsonMappingException | IllegalArgumentException | IllegalStateException invalid) {
      try {
        return read(BY_GETTERS, json, type);
      } catch (JsonMappingException | IllegalArgumentException | IllegalStateException other) {
        if (isOfClass(invalid)) {
          throw other;
        }
        throw invalid;
      }
    }
  }

  private static Object read(JsonMapper mapper, JsonNode json, Type type) throws IOException {
    return mapper.readerFor(mapper.constructType(type)).readValue(json);
  }

  /** Whether Jackson cannot read a class at all, whatever the JSON. */
  private static boolean isOfClass(Exception invalid) {
    return !(invalid instanceof JsonMappingException)
        || invalid instanceof InvalidDefinitionException;
  }

  /** An object by its fields, or by its getters if only that keeps all of it. */
  public static Written written(Object value, Type type) {
    Written byFields = written(MAPPER, value, type);
    Written byGetters = byFields.loss().isEmpty() ? byFields : written(BY_GETTERS, value, type);
    return byGetters.loss().isEmpty() ? byGetters : byFields;
  }

  private static Written written(JsonMapper mapper, Object value, Type type) {
    try {
      JsonNode json =
          MAPPER.readTree(mapper.writerFor(mapper.constructType(type)).writeValueAsString(value));
      return new Written(json, DeepComparison.difference("it", value, read(json, type)));
    } catch (IOException | IllegalArgumentException | IllegalStateException invalid) {
      return new Written(null, Optional.of(message(invalid)));
    }
  }

  /**
   * Makes sure that no value in JSON is there in vain, such as one whose name has a typing error
   * where a class has Jackson ignore names that it does not know.
   *
   * @throws InvalidServiceException naming the first one
   */
  static void requireEffects(ServiceFile file, JsonPointer at, JsonNode json, Type type) {
    Written written = written(value(file, at, json, type), type);
    if (written.loss().isEmpty()) {
      requireEffects(file, at, json, written.json(), type);
    }
  }

  private static void requireEffects(
      ServiceFile file, JsonPointer at, JsonNode json, JsonNode written, Type type) {
    var ways = new ArrayDeque<JsonPointer>(List.of(JsonPointer.empty()));
    while (!ways.isEmpty()) {
      JsonPointer way = ways.remove();
      JsonNode here = json.at(way);
      if (here.isArray()) {
        for (int i = 0; i < here.size(); i++) {
          ways.add(way.appendIndex(i));
        }
      }
      for (Map.Entry<String, JsonNode> field : here.properties()) {
        JsonPointer there = way.appendProperty(field.getKey());
        if (!written.at(there).isMissingNode()) {
          ways.add(there);
        } else if (!field.getValue().isNull() && isVain(json, there, type)) {
          throw new InvalidServiceException(
              "%s, line %d: %s has no effect on a %s. Correct its name, or leave it out.",
              file.file(), file.line(at.append(there)), path(at.append(there)), type.getTypeName());
        }
      }
    }
  }

  private static boolean isVain(JsonNode json, JsonPointer way, Type type) {
    JsonNode without = json.deepCopy();
    ((ObjectNode) without.at(way.head())).remove(way.last().getMatchingProperty());
    try {
      return DeepComparison.difference("", read(json, type), read(without, type)).isEmpty();
    } catch (IOException needed) {
      return false;
    }
  }

  /** What a method answers, now or later. */
  public static Type answerType(Method method) {
    return CompletionStage.class.isAssignableFrom(method.getReturnType())
            && method.getGenericReturnType() instanceof ParameterizedType later
        ? later.getActualTypeArguments()[0]
        : method.getGenericReturnType();
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

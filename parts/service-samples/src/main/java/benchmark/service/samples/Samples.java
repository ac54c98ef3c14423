// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service.samples;

import benchmark.service.InvalidServiceException;
import benchmark.service.JsonValues;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import org.instancio.Instancio;
import org.instancio.Select;
import org.instancio.TypeTokenSupplier;
import org.instancio.exception.InstancioException;
import org.instancio.settings.Keys;
import org.instancio.settings.Settings;

/**
 * Sample objects, the same ones for the same seed.
 *
 * @param size how many elements collections, maps and arrays have
 */
record Samples(int size, long seed) {

  private static final String NO_OBJECTS = "there are no objects of this type itself";

  /**
   * Adds arguments and an answer to a call.
   *
   * @throws InvalidServiceException with a sentence, if there can be no such objects
   */
  void fill(ObjectNode call, Method method) {
    Type[] types = method.getGenericParameterTypes();
    ArrayNode arguments = call.putArray("arguments");
    for (int i = 0; i < types.length; i++) {
      arguments.add(sample(types[i], "argument " + (i + 1), method));
    }
    if (method.getReturnType() != void.class) {
      call.set("answer", sample(JsonValues.answerType(method), "the answer", method));
    }
  }

  private JsonNode sample(Type type, String what, Method method) {
    Object value;
    try {
      value = create(type);
    } catch (InstancioException impossible) {
      boolean isAbstract =
          type instanceof Class<?> plain
              && !plain.isArray()
              && Modifier.isAbstract(plain.getModifiers());
      throw leftOut(what, type, method, isAbstract ? NO_OBJECTS : impossible.getMessage());
    }
    if (value == null) {
      throw leftOut(what, type, method, NO_OBJECTS);
    }
    JsonValues.Written written = JsonValues.written(value, type);
    if (written.loss().isPresent()) {
      throw leftOut(what, type, method, written.loss().get());
    }
    return written.json();
  }

  private static InvalidServiceException leftOut(
      String what, Type type, Method method, String reason) {
    return new InvalidServiceException(
        "%s has no sample call, because %s of type %s cannot be built from JSON: %s",
        method.getName(),
        what,
        type.getTypeName(),
        reason.strip().lines().findFirst().orElse("").replaceFirst("\\.$", ""));
  }

  private Object create(Type type) {
    return Instancio.of((TypeTokenSupplier<Object>) () -> type)
        .withSettings(
            Settings.create()
                .set(Keys.COLLECTION_MIN_SIZE, size)
                .set(Keys.COLLECTION_MAX_SIZE, size)
                .set(Keys.MAP_MIN_SIZE, size)
                .set(Keys.MAP_MAX_SIZE, size)
                .set(Keys.ARRAY_MIN_SIZE, size)
                .set(Keys.ARRAY_MAX_SIZE, size))
        .generate(Select.allStrings(), gen -> gen.text().word())
        .lenient()
        .withSeed(seed)
        .create();
  }
}

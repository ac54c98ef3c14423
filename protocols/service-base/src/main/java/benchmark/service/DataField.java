// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.time.temporal.TemporalAccessor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Predicate;

/**
 * A field of a user's data that can be read, whatever its visibility. Thread-safe.
 *
 * @param getter takes the object, as Object, and returns the value, as the field has it
 * @param boxing takes the object and returns the value, both as Object
 */
record DataField(String name, MethodHandle getter, MethodHandle boxing) {

  private static final ConcurrentMap<Class<?>, List<DataField>> KNOWN = new ConcurrentHashMap<>();

  private static final MethodHandle SAME = sameLong();

  /** The value in an object of the field's class. */
  Object of(Object object) {
    try {
      return (Object) boxing.invokeExact(object);
    } catch (Throwable impossible) { // a getter of a field throws nothing
      throw new IllegalStateException(name, impossible);
    }
  }

  /**
   * Finds out whether an object of the field's class has the same value in it as another, for a
   * field whose values are boxed otherwise; empty for any other field.
   *
   * @return a test of such an object, which allocates nothing
   */
  Optional<Predicate<Object>> sameNumberAs(Object expected) {
    Class<?> type = getter.type().returnType();
    if (!type.isPrimitive() || !(of(expected) instanceof Number value) || isFloating(type)) {
      return Optional.empty();
    }
    MethodHandle number = getter.asType(MethodType.methodType(long.class, Object.class));
    MethodHandle same =
        MethodHandles.filterArguments(
            MethodHandles.insertArguments(SAME, 0, value.longValue()), 0, number);
    return Optional.of(
        object -> {
          try {
            return (boolean) same.invokeExact(object);
          } catch (Throwable impossible) { // a getter of a field throws nothing
            throw new IllegalStateException(name, impossible);
          }
        });
  }

  private static boolean isFloating(Class<?> type) {
    return type == float.class || type == double.class;
  }

  private static boolean same(long expected, long actual) {
    return expected == actual;
  }

  private static MethodHandle sameLong() {
    try {
      return MethodHandles.lookup()
          .findStatic(
              DataField.class,
              "same",
              MethodType.methodType(boolean.class, long.class, long.class));
    } catch (ReflectiveOperationException impossible) { // it is above
      throw new IllegalStateException(impossible);
    }
  }

  /** The fields of a user's class that hold data, inherited ones first: not static ones. */
  static List<DataField> of(Class<?> type) {
    List<DataField> known = KNOWN.get(type);
    if (known == null) { // not by computeIfAbsent: what reads a class reads those above it, too
      known = read(type);
      KNOWN.put(type, known);
    }
    return known;
  }

  /** The declared fields of one class that hold data: neither static nor transient. */
  static List<Field> declaredIn(Class<?> type) {
    var fields = new ArrayList<Field>();
    for (Field field : type.getDeclaredFields()) {
      if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0
          && !field.isSynthetic()) {
        fields.add(field);
      }
    }
    return fields;
  }

  private static List<DataField> read(Class<?> type) {
    var fields = new ArrayList<DataField>();
    if (type.getSuperclass() != null && isOwn(type.getSuperclass())) {
      fields.addAll(of(type.getSuperclass()));
    }
    try {
      for (Field field : declaredIn(type)) {
        field.setAccessible(true);
        MethodHandle getter = MethodHandles.lookup().unreflectGetter(field);
        fields.add(
            new DataField(
                field.getName(),
                getter.asType(getter.type().changeParameterType(0, Object.class)),
                getter.asType(MethodType.methodType(Object.class, Object.class))));
      }
    } catch (IllegalAccessException impossible) { // it has been made accessible
      throw new IllegalStateException(type.getName(), impossible);
    }
    return List.copyOf(fields);
  }

  /** Whether a class is the user's and not the JDK's. */
  static boolean isOwn(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader != null && loader != ClassLoader.getPlatformClassLoader();
  }

  /** Whether a value has no parts: it is compared by {@code equals}, and can be a key. */
  static boolean isPlain(Object value) {
    return value instanceof CharSequence
        || value instanceof Number
        || value instanceof Boolean
        || value instanceof Character
        || value instanceof Enum<?>
        || value instanceof TemporalAccessor
        || value instanceof UUID;
  }
}

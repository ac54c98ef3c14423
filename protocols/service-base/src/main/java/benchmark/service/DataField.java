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
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A field of a user's data that can be read, whatever its visibility. Thread-safe. */
abstract class DataField {

  private static final ConcurrentMap<Class<?>, List<DataField>> KNOWN = new ConcurrentHashMap<>();

  private static final Set<Class<?>> INTEGRAL =
      Set.of(byte.class, short.class, int.class, long.class);

  private final String name;
  private final boolean isIntegral;

  DataField(String name, boolean isIntegral) {
    this.name = name;
    this.isIntegral = isIntegral;
  }

  final String name() {
    return name;
  }

  /** Whether its type is byte, short, int or long: then {@link #numberOf} reads it. */
  final boolean isIntegral() {
    return isIntegral;
  }

  /** The value in an object of the field's class. */
  abstract Object of(Object object);

  /** The value in an object of the field's class, without boxing it. */
  abstract long numberOf(Object object);

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
        fields.add(read(field));
      }
    } catch (IllegalAccessException impossible) { // it has been made accessible
      throw new IllegalStateException(type.getName(), impossible);
    }
    return List.copyOf(fields);
  }

  private static DataField read(Field field) throws IllegalAccessException {
    MethodHandle getter = MethodHandles.lookup().unreflectGetter(field);
    boolean isIntegral = INTEGRAL.contains(field.getType());
    MethodType ofNumber = MethodType.methodType(long.class, Object.class);
    return ConstantField.of(
        field.getName(),
        isIntegral,
        getter.asType(MethodType.methodType(Object.class, Object.class)),
        isIntegral ? getter.asType(ofNumber) : MethodHandles.empty(ofNumber));
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

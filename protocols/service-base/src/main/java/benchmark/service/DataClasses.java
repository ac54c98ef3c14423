// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The classes that messages of a service are made of, and no others: those that its methods name,
 * those of their fields, and those of the objects that are sent.
 */
final class DataClasses {

  private final Set<Class<?>> found = new TreeSet<>(Comparator.comparing(Class::getName));
  private final Set<Type> types = new HashSet<>();
  private final Set<Class<?>> sent = new TreeSet<>(Comparator.comparing(Class::getName));
  private final Set<Object> objects = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Adds what a method takes, answers and throws. */
  void add(Method method) {
    Stream.of(method.getGenericParameterTypes()).forEach(this::add);
    add(method.getGenericReturnType());
    Stream.of(method.getExceptionTypes()).filter(DataField::isOwn).forEach(this::add);
  }

  /** The user's own classes that objects can be of, in the order of their names. */
  List<Class<?>> own() {
    return found.stream().filter(DataClasses::isOwn).toList();
  }

  /** The first class of objects that are sent which Java's serialization would refuse. */
  Optional<Class<?>> notSerializable() {
    return sent.stream().filter(it -> !Serializable.class.isAssignableFrom(it)).findFirst();
  }

  /**
   * Arrays, the JDK's classes, and the user's that no object is of but that messages name, too: the
   * superclass of an object, the interface that the elements of an array have. In the order of
   * their names.
   */
  List<Class<?>> others() {
    return found.stream().filter(it -> !isOwn(it)).toList();
  }

  private static boolean isOwn(Class<?> type) {
    return !type.isArray()
        && DataField.isOwn(type)
        && (type.isEnum() || !Modifier.isAbstract(type.getModifiers()));
  }

  private void add(Type type) {
    if (!types.add(type)) {
      return;
    }
    if (type instanceof Class<?> plain) {
      addClass(plain);
    } else if (type instanceof ParameterizedType generic) {
      add(generic.getRawType());
      Stream.of(generic.getActualTypeArguments()).forEach(this::add);
    } else if (type instanceof GenericArrayType array) {
      add(array.getGenericComponentType());
    } else if (type instanceof WildcardType wildcard) {
      Stream.of(wildcard.getUpperBounds()).forEach(this::add);
    } else if (type instanceof TypeVariable<?> variable) {
      Stream.of(variable.getBounds()).forEach(this::add);
    }
  }

  private void addClass(Class<?> type) {
    if (type.isArray()) {
      add(type.getComponentType());
      if (!type.getComponentType().isPrimitive()) {
        found.add(type);
      }
      return;
    }
    if (!DataField.isOwn(type)) {
      return; // only those that objects are of
    }
    found.add(type);
    for (Field field : DataField.declaredIn(type)) {
      add(field.getGenericType());
    }
    if (type.getSuperclass() != null) {
      add(type.getSuperclass());
    }
    Optional.ofNullable(type.isEnum() ? null : type.getPermittedSubclasses()).stream()
        .flatMap(Stream::of)
        .forEach(this::add);
  }

  /** Adds the classes of an object and of all that it holds. */
  void addObject(Object object) {
    if (object == null || !objects.add(object)) {
      return;
    }
    if (object instanceof Enum<?> constant) {
      add(constant.getDeclaringClass());
      return;
    }
    Class<?> type = object.getClass();
    sent.add(type);
    if (type.isArray()) {
      add(type);
      for (int i = 0; !type.getComponentType().isPrimitive() && i < Array.getLength(object); i++) {
        addObject(Array.get(object, i));
      }
    } else if (DataField.isOwn(type)) {
      add(type);
      DataField.of(type).forEach(field -> addObject(field.of(object)));
    } else if (!isKnownToAll(object)) {
      addOfJdk(type);
      if (object instanceof Iterable<?> elements) {
        elements.forEach(this::addObject);
      } else if (object instanceof Map<?, ?> map) {
        map.forEach(
            (key, value) -> {
              addObject(key);
              addObject(value);
            });
      } else if (object instanceof Optional<?> optional) {
        optional.ifPresent(this::addObject);
      }
    }
  }

  /** With what it is made of, but for packages that every allow-list knows. */
  private void addOfJdk(Class<?> type) {
    if (type.isPrimitive() || !found.add(type) || isAllowedAnyway(type)) {
      return;
    }
    ObjectStreamClass serialized = ObjectStreamClass.lookup(type);
    if (serialized != null) {
      Stream.of(serialized.getFields())
          .map(ObjectStreamField::getType)
          .filter(it -> !it.isArray() && !it.isInterface() && !isAllowedAnyway(it))
          .forEach(this::addOfJdk);
    }
  }

  private static boolean isAllowedAnyway(Class<?> type) {
    return type.getName().matches("java\\.(lang|util|time)\\..*");
  }

  /** Strings, and what the primitive types are boxed in. */
  private static boolean isKnownToAll(Object object) {
    return object instanceof String
        || object instanceof Boolean
        || object instanceof Character
        || object instanceof Number && object.getClass().getPackageName().equals("java.lang");
  }
}

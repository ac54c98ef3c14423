// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import java.lang.reflect.Array;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Compares a user's objects by their fields, whether they have {@code equals} or not. Lists and
 * arrays are compared in their order, sets and maps without it; the scale of a BigDecimal counts,
 * and so does the class of a user's object, but not the JDK's class of a collection.
 */
final class DeepComparison {

  private static final int SHOWN = 60;

  /** What is being compared: an object that contains itself is compared once. */
  private final Map<Object, Object> open = new IdentityHashMap<>();

  private DeepComparison() {}

  /**
   * The first difference as a clause that begins with its path; empty if there is none.
   *
   * @param path of both, such as "answer"
   */
  static Optional<String> difference(String path, Object expected, Object actual) {
    return Optional.ofNullable(new DeepComparison().compare(path, expected, actual));
  }

  private static boolean areAlike(Object expected, Object actual) {
    return difference("", expected, actual).isEmpty();
  }

  private String compare(String path, Object expected, Object actual) {
    if (expected == actual) {
      return null;
    }
    if (expected == null || actual == null) {
      return differ(path, expected, actual);
    }
    if (expected instanceof List<?> one && actual instanceof List<?> other) {
      return ofSequences(path, one, other);
    }
    if (expected instanceof Map<?, ?> one && actual instanceof Map<?, ?> other) {
      return ofMaps(path, one, other);
    }
    if (expected instanceof Set<?> one && actual instanceof Set<?> other) {
      return ofSets(path, one, other);
    }
    if (expected instanceof Collection<?> one
        && actual instanceof Collection<?> other
        && !(actual instanceof Set<?>)
        && !(expected instanceof Set<?>)) {
      return ofSequences(path, one, other);
    }
    if (expected instanceof Optional<?> one && actual instanceof Optional<?> other) {
      return compare(path, one.orElse(null), other.orElse(null));
    }
    if (expected.getClass() != actual.getClass()) {
      return "%s: a %s arrives as a %s"
          .formatted(path, expected.getClass().getTypeName(), actual.getClass().getTypeName());
    }
    if (expected.getClass().isArray()) {
      return ofSequences(path, elements(expected), elements(actual));
    }
    if (expected instanceof Enum<?> || !DataField.isOwn(expected.getClass())) {
      return isSame(expected, actual) ? null : differ(path, expected, actual);
    }
    if (open.put(expected, actual) != null) {
      return null;
    }
    try {
      for (DataField field : DataField.of(expected.getClass())) {
        String found = compare(path + "." + field.name(), field.of(expected), field.of(actual));
        if (found != null) {
          return found;
        }
      }
      return null;
    } finally {
      open.remove(expected);
    }
  }

  /** Of the JDK's classes some have no equals, such as AtomicLong and StringBuilder. */
  private static boolean isSame(Object expected, Object actual) {
    return expected.equals(actual)
        || expected instanceof Number
            && !(expected instanceof Comparable<?>)
            && expected.toString().equals(actual.toString())
        || expected instanceof CharSequence && expected.toString().equals(actual.toString());
  }

  private String ofSequences(String path, Collection<?> expected, Collection<?> actual) {
    if (expected.size() != actual.size()) {
      return sizes(path, expected.size(), actual.size());
    }
    Iterator<?> others = actual.iterator();
    int index = 0;
    for (Object one : expected) {
      String found = compare(path + "[" + index++ + "]", one, others.next());
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private String ofMaps(String path, Map<?, ?> expected, Map<?, ?> actual) {
    if (expected.size() != actual.size()) {
      return sizes(path, expected.size(), actual.size());
    }
    for (Map.Entry<?, ?> entry : expected.entrySet()) {
      Object key = entry.getKey();
      Optional<? extends Map.Entry<?, ?>> other =
          actual.entrySet().stream().filter(it -> areAlike(key, it.getKey())).findFirst();
      if (other.isEmpty()) {
        return "%s: the key %s does not arrive".formatted(path, shown(key));
      }
      String found =
          compare("%s[%s]".formatted(path, shown(key)), entry.getValue(), other.get().getValue());
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static String ofSets(String path, Set<?> expected, Set<?> actual) {
    if (expected.size() != actual.size()) {
      return sizes(path, expected.size(), actual.size());
    }
    var others = new ArrayList<Object>(actual);
    for (Object one : expected) {
      int found = -1;
      for (int i = 0; i < others.size() && found < 0; i++) {
        found = areAlike(one, others.get(i)) ? i : -1;
      }
      if (found < 0) {
        return "%s: the element %s does not arrive".formatted(path, shown(one));
      }
      others.remove(found);
    }
    return null;
  }

  private static List<Object> elements(Object array) {
    var elements = new ArrayList<Object>();
    for (int i = 0; i < Array.getLength(array); i++) {
      elements.add(Array.get(array, i));
    }
    return elements;
  }

  private static String sizes(String path, int expected, int actual) {
    return "%s: %d elements arrive as %d".formatted(path, expected, actual);
  }

  private static String differ(String path, Object expected, Object actual) {
    return "%s: %s arrives as %s".formatted(path, shown(expected), shown(actual));
  }

  private static String shown(Object value) {
    String text = value instanceof Date date ? ofMillis(date) : Objects.toString(value);
    String cut = text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    return value instanceof CharSequence ? "'" + cut + "'" : cut;
  }

  /** With the milliseconds, which the text of a Date leaves out. */
  private static String ofMillis(Date date) {
    return Instant.ofEpochMilli(date.getTime()).toString();
  }
}

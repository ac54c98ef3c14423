// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether an answer can be the right one: a look that costs next to nothing. */
@FunctionalInterface
interface Probe {

  /** How deep it looks for a value that has no parts. */
  int DEPTH = 3;

  /** Does so. */
  boolean accepts(Object answer);

  /** Looks at one value in an answer, and at the number of elements on the way to it. */
  static Probe of(Object expected) {
    return of(expected, DEPTH);
  }

  private static Probe of(Object expected, int depth) {
    if (expected == null) {
      return answer -> answer == null;
    }
    if (expected instanceof CharSequence text) {
      return answer -> answer instanceof CharSequence other && isLike(text, other);
    }
    if (expected instanceof Optional<?> optional) {
      Probe inside = of(optional.orElse(null), depth);
      return answer -> answer instanceof Optional<?> other && inside.accepts(other.orElse(null));
    }
    if (expected instanceof List<?> list && !list.isEmpty() && depth > 0) {
      int size = list.size();
      Probe first = of(list.get(0), depth - 1);
      return answer ->
          answer instanceof List<?> other && other.size() == size && first.accepts(other.get(0));
    }
    if (expected instanceof Collection<?> collection) {
      int size = collection.size();
      return answer -> answer instanceof Collection<?> other && other.size() == size;
    }
    if (expected instanceof Map<?, ?> map) {
      int size = map.size();
      return answer -> answer instanceof Map<?, ?> other && other.size() == size;
    }
    Class<?> type = expected.getClass();
    if (type.isArray()) {
      int length = Array.getLength(expected);
      return answer ->
          answer != null && answer.getClass() == type && Array.getLength(answer) == length;
    }
    if (expected instanceof Thrown || DataField.isPlain(expected) || !DataField.isOwn(type)) {
      return expected::equals;
    }
    return ofFields(expected, type, depth);
  }

  private static Probe ofFields(Object expected, Class<?> type, int depth) {
    List<DataField> fields =
        DataField.of(type).stream().filter(it -> it.of(expected) != null).toList();
    Optional<DataField> chosen =
        fields.stream()
            .filter(it -> DataField.isPlain(it.of(expected)))
            .findFirst()
            .or(() -> fields.stream().filter(it -> depth > 0).findFirst());
    if (chosen.isEmpty()) {
      return answer -> answer != null && answer.getClass() == type;
    }
    DataField field = chosen.get();
    if (field.isIntegral()) {
      long number = field.numberOf(expected);
      return answer ->
          answer != null && answer.getClass() == type && field.numberOf(answer) == number;
    }
    Probe inside = of(field.of(expected), depth - 1);
    return answer ->
        answer != null && answer.getClass() == type && inside.accepts(field.of(answer));
  }

  private static boolean isLike(CharSequence expected, CharSequence actual) {
    int length = expected.length();
    return actual.length() == length
        && (length == 0
            || actual.charAt(0) == expected.charAt(0)
                && actual.charAt(length / 2) == expected.charAt(length / 2)
                && actual.charAt(length - 1) == expected.charAt(length - 1));
  }
}

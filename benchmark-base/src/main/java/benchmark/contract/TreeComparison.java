// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Compares an object tree with what has arrived of it, which may be anything. Numbers compare by
 * value, whatever class they have: 5 as an Integer, as a Long and as the Double 5.0 is the same. A
 * fraction is the same if the nearest Double is.
 */
public final class TreeComparison {

  /** How much of a text is shown, in characters. */
  private static final int SHOWN = 60;

  private static final Pattern PLAIN_KEY = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");

  private TreeComparison() {}

  /**
   * The first difference as a clause that begins with its JSON path, such as {@code $.items[3].id};
   * empty if there is none.
   *
   * @param sent as {@link TreeFile} reads it
   */
  public static Optional<String> difference(Object sent, Object arrived) {
    return Optional.ofNullable(difference("$", sent, arrived));
  }

  /**
   * Whether something may be a tree that was sent: it is a map of the same size, and the first
   * value is right as far as can be seen at once. Costs next to nothing.
   */
  static boolean isLike(Map<String, Object> sent, Object arrived) {
    if (!(arrived instanceof Map<?, ?> map) || map.size() != sent.size()) {
      return false;
    }
    if (sent.isEmpty()) {
      return true;
    }
    Map.Entry<String, Object> first = sent.entrySet().iterator().next();
    Object there = first.getValue();
    Object here = map.get(first.getKey());
    if (there instanceof Map<?, ?> expected) {
      return here instanceof Map<?, ?> actual && actual.size() == expected.size();
    }
    if (there instanceof List<?> expected) {
      return here instanceof List<?> actual && actual.size() == expected.size();
    }
    if (there instanceof String expected) {
      return here instanceof String actual && EchoText.isLike(expected, actual);
    }
    if (there instanceof Number expected) {
      return here instanceof Number actual && actual.doubleValue() == expected.doubleValue();
    }
    return Objects.equals(there, here);
  }

  private static String difference(String path, Object sent, Object arrived) {
    if (sent instanceof Map<?, ?> there && arrived instanceof Map<?, ?> here) {
      return ofMaps(path, there, here);
    }
    if (sent instanceof List<?> there && arrived instanceof List<?> here) {
      return ofLists(path, there, here);
    }
    boolean same =
        sent instanceof Number there && arrived instanceof Number here
            ? isSame(there, here)
            : Objects.equals(sent, arrived);
    return same ? null : "%s: %s arrives as %s".formatted(path, shown(sent), shown(arrived));
  }

  private static String ofMaps(String path, Map<?, ?> sent, Map<?, ?> arrived) {
    for (Map.Entry<?, ?> entry : sent.entrySet()) {
      String field = path + step(entry.getKey());
      if (!arrived.containsKey(entry.getKey())) {
        return "%s: %s does not arrive".formatted(field, shown(entry.getValue()));
      }
      String difference = difference(field, entry.getValue(), arrived.get(entry.getKey()));
      if (difference != null) {
        return difference;
      }
    }
    for (Map.Entry<?, ?> entry : arrived.entrySet()) {
      if (!sent.containsKey(entry.getKey())) {
        return "%s: %s arrives, but was not sent"
            .formatted(path + step(entry.getKey()), shown(entry.getValue()));
      }
    }
    return null;
  }

  private static String ofLists(String path, List<?> sent, List<?> arrived) {
    if (sent.size() != arrived.size()) {
      return "%s: %s arrives as %s".formatted(path, shown(sent), shown(arrived));
    }
    int place = 0;
    for (Object element : arrived) {
      String difference = difference(path + "[" + place + "]", sent.get(place), element);
      if (difference != null) {
        return difference;
      }
      place++;
    }
    return null;
  }

  private static boolean isSame(Number sent, Number arrived) {
    if (isWhole(sent) && isWhole(arrived)) {
      return sent.longValue() == arrived.longValue();
    }
    if (sent instanceof Double && !isWhole(arrived)) {
      return sent.doubleValue() == arrived.doubleValue();
    }
    try {
      return exactly(sent).compareTo(exactly(arrived)) == 0;
    } catch (NumberFormatException infinite) {
      return false;
    }
  }

  /** A Double as text is rounded: that of 2^63 looks like the last Long. */
  private static BigDecimal exactly(Number number) {
    return number instanceof Double || number instanceof Float
        ? new BigDecimal(number.doubleValue())
        : new BigDecimal(number.toString());
  }

  private static boolean isWhole(Number number) {
    return number instanceof Long
        || number instanceof Integer
        || number instanceof Short
        || number instanceof Byte;
  }

  private static String step(Object key) {
    String text = String.valueOf(key);
    return PLAIN_KEY.matcher(text).matches() ? "." + cut(text) : "['" + cut(text) + "']";
  }

  private static String shown(Object value) {
    if (value instanceof Map<?, ?> map) {
      return "an object (fields: %d)".formatted(map.size());
    }
    if (value instanceof List<?> list) {
      return "a list (elements: %d)".formatted(list.size());
    }
    return value instanceof String text
        ? "'" + cut(text) + "'"
        : cut(String.valueOf(value))
            + (value == null || value instanceof Number || value instanceof Boolean
                ? ""
                : " (%s)".formatted(value.getClass().getName()));
  }

  private static String cut(String text) {
    if (text.length() <= SHOWN) {
      return text;
    }
    boolean halves = Character.isHighSurrogate(text.charAt(SHOWN - 1));
    return text.substring(0, halves ? SHOWN - 1 : SHOWN) + "…";
  }
}

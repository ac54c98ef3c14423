// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the names that a mistyped one may have meant. */
public final class Suggestions {

  private static final int SHOWN = 3;
  private static final int TYPO = 2;
  private static final int SHORTEST_WORD = 3;

  /** What modules are named by, and descriptions speak of. */
  private static final Set<String> ROLES = Set.of("server", "client");

  private Suggestions() {}

  /**
   * Whether one name is most likely the other one mistyped: at most two letters apart, and not most
   * of its letters.
   */
  public static boolean isTypo(String typed, String name) {
    return distance(typed, name) <= Math.min(TYPO, name.length() / 3);
  }

  /**
   * Returns the names that a mistyped one may have meant, at most three: those nearest by letters
   * if it looks like a typo of one, else those whose parts or descriptions have its words, else
   * again those nearest by letters.
   *
   * @param about what describes each of some names
   */
  public static List<String> to(String typed, List<String> names, Map<String, String> about) {
    if (names.stream().anyMatch(name -> isTypo(typed, name))) {
      return to(typed, names);
    }
    List<String> words =
        Stream.of(typed.toLowerCase(Locale.ROOT).split("[^a-z0-9]+"))
            .filter(word -> word.length() >= SHORTEST_WORD && !ROLES.contains(word))
            .toList();
    List<String> meant =
        about.keySet().stream()
            .filter(name -> likeness(name, about.get(name), words) > 0)
            .sorted(
                Comparator.comparingInt((String name) -> -likeness(name, about.get(name), words))
                    .thenComparingInt(name -> distance(typed, name)))
            .limit(SHOWN)
            .toList();
    return meant.isEmpty() ? to(typed, names) : meant;
  }

  /** Two for each word that is a part of the name, one for each in the description. */
  private static int likeness(String name, String about, List<String> words) {
    List<String> parts = List.of(name.split("-"));
    String squeezed = about.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "");
    return words.stream()
        .mapToInt(word -> parts.contains(word) ? 2 : squeezed.contains(word) ? 1 : 0)
        .sum();
  }

  /** Returns the three names at the smallest edit distance (Levenshtein), nearest first. */
  public static List<String> to(String typed, List<String> names) {
    return names.stream()
        .sorted(Comparator.comparingInt(name -> distance(typed, name)))
        .limit(SHOWN)
        .toList();
  }

  private static int distance(String a, String b) {
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] current = new int[b.length() + 1];
      current[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substitution = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        current[j] = Math.min(substitution, 1 + Math.min(previous[j], current[j - 1]));
      }
      previous = current;
    }
    return previous[b.length()];
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.util.Comparator;
import java.util.List;

/** Finds the names that a mistyped one may have meant. */
public final class Suggestions {

  private static final int SHOWN = 3;

  private Suggestions() {}

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

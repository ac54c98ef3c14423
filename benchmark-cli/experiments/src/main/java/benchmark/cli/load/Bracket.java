// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import java.util.Comparator;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;

/** What was tried of a value with which something holds, up to a limit that is searched. */
public final class Bracket {

  private final TreeMap<Double, Boolean> holds;

  /**
   * Nothing tried yet.
   *
   * @param towardsFailing in this order, what surely holds comes first
   */
  public Bracket(Comparator<Double> towardsFailing) {
    holds = new TreeMap<>(towardsFailing);
  }

  /** Takes in what became of a value. */
  public void tried(double value, boolean held) {
    holds.put(value, held);
  }

  /** Those that were tried. */
  public Set<Double> values() {
    return holds.keySet();
  }

  /** The first one that does not hold; NaN if all do. */
  public double failing() {
    return holds.entrySet().stream()
        .filter(it -> !it.getValue())
        .mapToDouble(Map.Entry::getKey)
        .findFirst()
        .orElse(Double.NaN);
  }

  /** The last one that holds, and so do all before it; NaN if there is none. */
  public double holding() {
    OptionalDouble last =
        holds.entrySet().stream()
            .takeWhile(Map.Entry::getValue)
            .mapToDouble(Map.Entry::getKey)
            .reduce((before, after) -> after);
    return last.orElse(Double.NaN);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import benchmark.cli.load.Bracket;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Bisection for the smallest heap that keeps an objective, over fresh JVMs. It follows from the
 * steps so far, so that it can be continued. Where a response time is near its limit, or a step
 * failed for another reason than its heap, the majority of up to three JVMs decides; and so it does
 * of the smallest heap, of which there are at least two. For one thread.
 *
 * @param steps those of one variant, in the order measured
 * @param highest the heap that it has without a search, in MiB: none above it is tried
 * @param limit of the response time, in ms
 */
record HeapSearch(List<HeapStep> steps, int highest, double limit) {

  /** No server of this project starts with less, in MiB. */
  static final int LOWEST = 8;

  /** Closer heaps are not distinguished. */
  private static final double CLOSE = 1.1;

  private static final int JUST_AS_CLOSE = 1;
  private static final int MAJORITY = 2;

  /** The next heap to try, in MiB; empty if the search has ended. */
  OptionalInt next() {
    if (steps.isEmpty()) {
      return OptionalInt.of(highest);
    }
    OptionalInt open =
        byHeap().entrySet().stream()
            .filter(it -> decided(it.getValue()) == null)
            .mapToInt(Map.Entry::getKey)
            .max();
    if (open.isPresent()) {
      return open;
    }
    if (holding().isEmpty()) {
      return OptionalInt.empty();
    }
    int holds = holding().getAsInt();
    int fails = failing().orElse(LOWEST);
    boolean isFound = holds <= fails * CLOSE || holds - fails <= JUST_AS_CLOSE;
    if (!isFound) {
      int middle = (int) Math.round(Math.sqrt((double) holds * fails));
      return OptionalInt.of(Math.max(Math.min(fails, holds) + 1, Math.min(holds - 1, middle)));
    }
    return kept().size() < MAJORITY ? OptionalInt.of(holds) : OptionalInt.empty();
  }

  /** The smallest heap that keeps the objective, as far as is known. */
  OptionalInt holding() {
    return rounded(bracket().holding());
  }

  /** The largest heap that does not, below that. */
  OptionalInt failing() {
    return rounded(bracket().failing());
  }

  /** The steps with the smallest heap that keep the objective. */
  List<HeapStep> kept() {
    OptionalInt holds = holding();
    return steps.stream()
        .filter(it -> it.kept() && holds.equals(OptionalInt.of(it.heapMib())))
        .toList();
  }

  /** By heap, the largest one first. */
  TreeMap<Integer, List<HeapStep>> byHeap() {
    return steps.stream()
        .collect(
            Collectors.groupingBy(
                HeapStep::heapMib,
                () -> new TreeMap<>(Comparator.reverseOrder()),
                Collectors.toCollection(ArrayList::new)));
  }

  private Bracket bracket() {
    var bracket = new Bracket(Comparator.reverseOrder());
    byHeap()
        .forEach(
            (heap, tried) -> {
              Boolean held = decided(tried);
              if (held != null) {
                bracket.tried(heap, held);
              }
            });
    return bracket;
  }

  /** Whether a heap keeps the objective; null if more JVMs must tell. */
  private Boolean decided(List<HeapStep> tried) {
    long kept = tried.stream().filter(HeapStep::kept).count();
    long missed = tried.size() - kept;
    if (kept >= MAJORITY || missed >= MAJORITY) {
      return kept > missed;
    }
    return tried.size() == 1 && tried.get(0).isClear(limit) ? kept == 1 : null;
  }

  private static OptionalInt rounded(double value) {
    return Double.isNaN(value) ? OptionalInt.empty() : OptionalInt.of((int) value);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Calls that failed, by the kind of error; of many kinds the rarest are one. Thread-safe. */
final class ErrorCounts {

  private static final int MOST_KINDS = 8;
  private static final String OTHER = "others";

  private final Map<String, LongAdder> errors = new ConcurrentHashMap<>();
  private volatile long last;

  /** Takes the error that a call has just ended in. */
  void add(Throwable error) {
    String kind = ErrorKind.of(error);
    last = CommandClock.millis(); // before the kind is there: whoever finds a kind finds a time
    errors
        .computeIfAbsent(
            errors.containsKey(kind) || errors.size() < MOST_KINDS ? kind : OTHER,
            it -> new LongAdder())
        .increment();
  }

  /** How many of each kind, sorted by kind. */
  Map<String, String> kinds() {
    var kinds = new TreeMap<String, String>();
    errors.forEach((kind, number) -> kinds.put(kind, Long.toString(number.sum())));
    return kinds;
  }

  /** All of them. */
  long sum() {
    return errors.values().stream().mapToLong(LongAdder::sum).sum();
  }

  /** A line of costs with the kinds, and when the last one was by the {@link CommandClock}. */
  CostLine addTo(CostLine cost) {
    return errors.isEmpty()
        ? cost
        : cost.with(CostColumns.ERRORS, kinds()).with(CostColumns.LAST_FAILED, last);
  }
}

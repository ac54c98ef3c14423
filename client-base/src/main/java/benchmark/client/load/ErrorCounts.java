// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import java.util.Map;
import java.util.OptionalLong;
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
    errors
        .computeIfAbsent(
            errors.containsKey(kind) || errors.size() < MOST_KINDS ? kind : OTHER,
            it -> new LongAdder())
        .increment();
    last = CommandClock.millis();
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

  /** When the last one was, by the {@link CommandClock}; empty if there was none. */
  OptionalLong last() {
    return last == 0 ? OptionalLong.empty() : OptionalLong.of(last);
  }
}

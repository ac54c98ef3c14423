// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.text.Numbers;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.OptionalDouble;
import java.util.TreeSet;

/**
 * What the calls to a fresh JVM come to.
 *
 * @param begin when the first fresh JVM was executed, or the one before was asked to end
 * @param ready when it was ready, in seconds after that
 */
record Summary(StartPlan plan, FirstCalls calls, Instant begin, double ready) {

  FreshStart of(Situation situation, int variant, int number, Usage usage) {
    var settling = new Settling(calls);
    OptionalDouble warm =
        situation == Situation.RESTART && ready > since() + calls.calls().size() / plan.rate()
            ? OptionalDouble.empty() // the calls have ended before
            : settling.warm();
    Usage.Look look =
        usage.until(calls.since().plusNanos((long) (warm.orElse(plan.seconds()) * 1e9)));
    OptionalDouble answer = calls.firstAnswer();
    var first = new LinkedHashMap<Integer, Double>();
    if (situation != Situation.RESTART) { // there, a server answers all the time
      numbers(calls.calls().size()).forEach(it -> first.put(it, calls.meanOfFirst(it)));
    }
    return new FreshStart(
        situation,
        variant,
        number,
        new FreshStart.Times(
            ready,
            answer.isPresent() ? since() + answer.getAsDouble() : null,
            warm.isPresent() ? since() + warm.getAsDouble() : null,
            look.cpuSeconds(),
            look.bytes() / Numbers.MEBI),
        new FreshStart.Calls(
            calls.calls().size(),
            calls.slow(plan.limitMillis()),
            calls.failed(),
            calls.errors(),
            first,
            calls.lateMillis(),
            settling.steadyMillis(),
            calls.share()),
        calls.course(FreshStart.PARTS));
  }

  /** How long after the beginning the calls began, in seconds. */
  private double since() {
    return Duration.between(begin, calls.since()).toNanos() / 1e9;
  }

  /** 1, 2, 5, 10 and so on, as far as there are calls. */
  private static TreeSet<Integer> numbers(int calls) {
    var numbers = new TreeSet<Integer>();
    for (long power = 1; power <= calls; power *= 10) {
      for (long number : new long[] {power, 2 * power, 5 * power}) {
        if (number <= calls) {
          numbers.add((int) number);
        }
      }
    }
    return numbers;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.RateLoad;
import benchmark.cli.text.Numbers;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.util.Map;
import java.util.stream.Collectors;

/** What became of the calls of a step, in words. */
public final class StepText {

  private static final double NANOS_PER_SECOND = 1e9;

  private StepText() {}

  /** Why a step was not sustained: {@code 6900 calls/s were answered of 8000, 12 failed (…)}. */
  public static String notSustained(CostLine step) {
    double seconds = step.get(CostColumns.NANOS).orElse(0L) / NANOS_PER_SECOND;
    long failed = step.get(CostColumns.FAILED).orElse(0L);
    return "%s calls/s of %s were answered%s"
        .formatted(
            Numbers.of(step.get(CostColumns.OPS).orElse(0L) / seconds),
            Numbers.of(RateLoad.of(step.operation())),
            failed == 0 ? "" : ", and %d failed (%s)".formatted(failed, errors(step)));
  }

  /** The kinds of errors of a step, the most frequent first. */
  public static String errors(CostLine step) {
    return step.get(CostColumns.ERRORS).orElse(Map.of()).entrySet().stream()
        .sorted((one, other) -> Long.compare(count(other), count(one)))
        .map(kind -> kind.getValue() + " x " + kind.getKey())
        .collect(Collectors.joining("; "));
  }

  private static long count(Map.Entry<String, String> kind) {
    return Long.parseLong(kind.getValue());
  }
}

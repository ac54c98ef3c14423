// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.RateLoad;
import benchmark.cli.text.Numbers;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What became of the calls of a step, in words. */
public final class StepText {

  private static final double NANOS_PER_SECOND = 1e9;

  /** A step of fewer calls is sustained only if each of them was answered in time. */
  private static final int FEW = 10;

  /** Of the calls of a step: if so many were answered, it was not sustained for another reason. */
  private static final double ALMOST_ALL = 0.99;

  private StepText() {}

  /**
   * Why a step was not sustained: {@code 6900 calls/s of 8000 were answered, and 12 failed (…)}, or
   * that as many as came were answered, but too late.
   */
  public static String notSustained(CostLine step) {
    long failed = number(step, CostColumns.FAILED);
    Optional<Long> ended = step.get(CostColumns.ENDED);
    long offered = number(step, CostColumns.OFFERED);
    if (offered < FEW && failed == 0 && ended.isEmpty()) {
      return "only %s to start in a step, and not all of them were answered in time; give a longer --time"
          .formatted(offered == 1 ? "1 call was" : offered + " calls were");
    }
    double answered =
        ended
            .map(millis -> number(step, CostColumns.COMPLETED) / (millis / 1e3))
            .orElseGet(
                () ->
                    number(step, CostColumns.OPS)
                        / (number(step, CostColumns.NANOS) / NANOS_PER_SECOND));
    double rate = RateLoad.of(step.operation());
    return "%s calls/s of %s were answered%s%s%s"
        .formatted(
            Numbers.of(answered),
            Numbers.of(rate),
            failed > 0 || answered < ALMOST_ALL * rate ? "" : ", but later and later",
            failed == 0 ? "" : ", and %d failed (%s)".formatted(failed, errors(step)),
            ended.map(millis -> endedEarly(step, millis)).orElse(""));
  }

  private static String endedEarly(CostLine step, long millis) {
    return "; the step ended after %s s, with %d of %d calls left"
        .formatted(
            Numbers.plain(Numbers.round(millis / 1e3, 2)),
            left(step),
            number(step, CostColumns.OFFERED));
  }

  /** Calls of a step that neither were answered nor failed. */
  public static long left(CostLine step) {
    return number(step, CostColumns.OFFERED)
        - number(step, CostColumns.COMPLETED)
        - number(step, CostColumns.FAILED);
  }

  private static long number(CostLine step, CostColumn<Long> column) {
    return step.get(column).orElse(0L);
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

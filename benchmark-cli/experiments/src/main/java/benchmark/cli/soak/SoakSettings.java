// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.expect.Expectations;
import benchmark.cli.expect.SoakLimit;
import benchmark.cli.results.RateLoad;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SlicedOperation;
import benchmark.cli.text.Words;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceRequest;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How a long run is measured.
 *
 * @param run how variants are run; its generator is for long runs
 * @param operation what is called
 * @param callers how many threads call at the same time, where a variant does not say
 * @param rate calls at one rate; empty for a closed loop
 * @param length how long it takes
 * @param every the length of an interval
 * @param tolerance the growth in an hour that does no harm, as a share
 * @param expected what the user expects, as it was written: {@link SoakLimits}
 * @param restartEvery the time between two restarts of the server; empty for none
 * @param pressure the sizes of texts that change; empty if they do not
 * @param together how many pairs run at once
 * @param kill whether the server is killed then, and not asked to end
 */
public record SoakSettings(
    RunSettings run,
    SlicedOperation operation,
    int callers,
    Optional<RateLoad> rate,
    Duration length,
    Duration every,
    double tolerance,
    List<String> expected,
    Optional<Duration> restartEvery,
    Optional<Pressure> pressure,
    int together,
    boolean kill) {

  private static final Duration MOMENT = Duration.ofMillis(500);

  /**
   * What is expected, line by line, with the lines of files in place of their names.
   *
   * @throws benchmark.cli.error.UserError if one of them cannot be read: exit status 2
   */
  public static List<String> lines(List<String> expected) {
    return Expectations.ofLongRun(expected, SoakLimits.SUBJECTS).stream()
        .map(SoakLimit::expression)
        .toList();
  }

  /** The length of an interval. */
  double everySeconds() {
    return every.toMillis() / 1e3;
  }

  /** How the server is ended then. */
  String how() {
    return kill ? "kill" : "stop";
  }

  /** The time between two restarts of the server; 0 for none. */
  double restartSeconds() {
    return restartEvery.map(it -> it.toMillis() / 1e3).orElse(0.0);
  }

  /** Asks for a moment of calls that leaves no trace: the run begins when they are answered. */
  SliceRequest starting(Variant variant, Optional<Integer> size) {
    return request(variant, 0, size, MOMENT, SliceRequest.Purpose.WARM_UP);
  }

  /**
   * Asks for an interval; the steps at a rate differ by their number.
   *
   * @param size of the text, if sizes change
   */
  SliceRequest request(Variant variant, int number, Optional<Integer> size) {
    return request(variant, number, size, every, SliceRequest.Purpose.RESULT);
  }

  private SliceRequest request(
      Variant variant,
      int number,
      Optional<Integer> size,
      Duration time,
      SliceRequest.Purpose purpose) {
    SlicedOperation sized =
        size.map(
                it ->
                    new SlicedOperation(operation.benchmark(), Pressure.sized(operation.key(), it)))
            .orElse(operation);
    SlicedOperation at = rate.map(it -> sized.at(it.rates().get(0))).orElse(sized);
    OperationKey key = at.key();
    Load load =
        rate.<Load>map(it -> it.step(key, number))
            .orElseGet(() -> new Load.Lasting(callers(variant)));
    return new SliceRequest(at.benchmark(), key, load, (int) time.toMillis(), purpose);
  }

  private int callers(Variant variant) {
    return variant.threads().orElse(callers);
  }

  /** What is called and how, for readers. */
  String load(Variant variant) {
    String parts =
        run.parts().areMultiple()
            ? (rate.isPresent() ? "; " : " of each client; ") + run.parts().inWords()
            : "";
    return "%s, %s%s%s"
        .formatted(
            operation.key().label(),
            rate.map(
                    it ->
                        "%.0f calls a second (%s)"
                            .formatted(it.rates().get(0), it.arrivals().word()))
                .orElseGet(() -> Words.count(callers(variant), "caller")),
            parts,
            pressure.map(it -> "; " + it.inWords()).orElse(""));
  }
}

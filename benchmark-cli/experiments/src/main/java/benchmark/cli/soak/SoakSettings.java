// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.launch.SliceRequest;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How a long run is measured.
 *
 * @param run how variants are run; its generator is for long runs
 * @param load what is called, and how often
 * @param length how long it takes
 * @param every the length of an interval
 * @param tolerance the growth in an hour that does no harm, as a share
 * @param expected what the user expects, as it was written: {@link SoakLimits}
 * @param restarts of the server; empty for none
 * @param together how many pairs run at once
 */
public record SoakSettings(
    RunSettings run,
    SoakLoad load,
    Duration length,
    Duration every,
    double tolerance,
    List<String> expected,
    Optional<Restarts> restarts,
    int together) {

  private static final Duration MOMENT = Duration.ofMillis(500);

  /**
   * The server is ended and started again on purpose.
   *
   * @param every the time between two restarts
   * @param kill whether it is killed, and not asked to end
   */
  public record Restarts(Duration every, boolean kill) {

    /** How the server is ended. */
    String how() {
      return kill ? "kill" : "stop";
    }
  }

  /**
   * What is expected, line by line, with the lines of files in place of their names.
   *
   * @throws benchmark.cli.error.UserError if one of them cannot be read: exit status 2
   */
  public static List<String> lines(List<String> expected) {
    return SoakLimits.SUBJECTS.expressions(expected);
  }

  /** The length of an interval. */
  double everySeconds() {
    return every.toMillis() / 1e3;
  }

  /** The time between two restarts of the server; 0 for none. */
  double restartSeconds() {
    return restarts.map(it -> it.every().toMillis() / 1e3).orElse(0.0);
  }

  /** Asks for a moment of calls that leaves no trace: the run begins when they are answered. */
  SliceRequest starting(Variant variant, Optional<Integer> size) {
    return load.request(variant, 0, size, MOMENT, SliceRequest.Purpose.WARM_UP);
  }

  /**
   * Asks for an interval; the steps at a rate differ by their number.
   *
   * @param size of the text, if sizes change
   */
  SliceRequest request(Variant variant, int number, Optional<Integer> size) {
    return load.request(variant, number, size, every, SliceRequest.Purpose.RESULT);
  }

  /** What is called and how, for readers. */
  String loadInWords(Variant variant) {
    return load.inWords(variant, run.parts());
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.error.UserError;
import benchmark.cli.statistics.PairedRatio;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of every command that repeats with fresh JVMs: how often. */
public final class BlocksOption {

  @Option(
      names = {"--blocks", "--rounds"},
      paramLabel = "N",
      description =
          "measure N blocks or rounds (default 8 blocks, 6 with --rate, 12 rounds, 6 rounds of codecs,"
              + " unless --precision or --budget is given).")
  private Integer number;

  /** How many, if the user says it. */
  public Optional<Integer> number() {
    return Optional.ofNullable(number);
  }

  /**
   * How many, where results have intervals.
   *
   * @throws UserError if an interval needs more: exit status 2
   */
  public int forIntervals(int usual) {
    int blocks = number().orElse(usual);
    if (blocks < PairedRatio.FEWEST_ROUNDS) {
      throw UserError.badInput(
          "--blocks %d: an interval needs at least %d blocks. Give more.",
          blocks, PairedRatio.FEWEST_ROUNDS);
    }
    return blocks;
  }
}

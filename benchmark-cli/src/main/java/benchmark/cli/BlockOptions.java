// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.explain.ExplainSettings;
import benchmark.cli.load.LoadSettings;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that always measure in blocks: how many, and how long. */
final class BlockOptions {

  @Option(
      names = "--blocks",
      paramLabel = "N",
      description =
          "measure in N blocks of fresh JVMs (default "
              + LoadSettings.BLOCKS
              + " in load, "
              + ExplainSettings.BLOCKS
              + " in explain); bisect begins each step with N (default "
              + BisectCommand.BLOCKS
              + ").")
  private Integer blocks;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description =
          "how long each rate, recording or operation takes in a block (default "
              + LoadSettings.STEP_SECONDS
              + "s in load, after 2 s of settling; 10s in explain; "
              + Defaults.BLOCK_SECONDS
              + "s in bisect).")
  private Duration time;

  @Option(
      names = "--warmup",
      paramLabel = "TIME",
      description =
          "longest warm-up of a variant (default " + Defaults.SLICE_LONGEST_WARMUP_SECONDS + "s).")
  private Duration warmup;

  @Mixin private Callers callers;

  /** Whether their number is given. */
  boolean areNumbered() {
    return blocks != null;
  }

  /**
   * How many.
   *
   * @param fewest how many a result needs
   * @throws UserError if there are fewer: exit status 2
   */
  int number(int fewest, int usual) {
    int number = Optional.ofNullable(blocks).orElse(usual);
    if (number < fewest) {
      throw UserError.badInput(
          "--blocks %d: an interval needs at least %d blocks. Give more.", number, fewest);
    }
    return number;
  }

  /** Whether the user has chosen how long what is measured takes in a block. */
  boolean haveTime() {
    return time != null;
  }

  /** How long what is measured takes in a block. */
  Duration time(Duration usual) {
    return Optional.ofNullable(time).orElse(usual);
  }

  /** The longest warm-up of a variant. */
  Duration warmup() {
    return Optional.ofNullable(warmup)
        .orElse(Duration.ofSeconds(Defaults.SLICE_LONGEST_WARMUP_SECONDS));
  }

  /** How many call at the same time in a closed loop. */
  Callers callers() {
    return callers;
  }
}

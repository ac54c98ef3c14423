// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.compare.Design;
import benchmark.cli.compare.StoppingRule;
import benchmark.cli.statistics.Precision;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The options of every command that repeats with fresh JVMs: how often, and more of a stored one.
 */
public final class Replication {

  /** The names of these options. */
  public static final List<String> NAMES =
      List.of("--continue", "--blocks", "--rounds", "--precision", "--budget");

  /** One operation of two variants then takes less than ten minutes. */
  private static final int BLOCKS_AT_RATE = 6;

  @Mixin private BlocksOption blocks;

  @Option(
      names = "--precision",
      paramLabel = "P",
      description =
          "stop when every interval of the throughput (at a rate, of the leading percentile; of"
              + " codecs, of the CPU time) is within ± P, e.g. 2%%; not before block or round "
              + Precision.MINIMUM_ROUNDS
              + ".")
  private Precision precision;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description = "stop before a block or round that would exceed TIME in total, e.g. 5m30s.")
  private Duration budget;

  @Mixin private ContinueOption continued;

  public BlocksOption blocks() {
    return blocks;
  }

  public ContinueOption continued() {
    return continued;
  }

  /** When to stop. */
  public StoppingRule stopping(Design design) {
    return StoppingRule.of(blocks.number().orElse(null), precision, budget).or(design);
  }

  /** When to stop in calls at rates, whose steps have to settle. */
  public StoppingRule stoppingAtRate(Design design) {
    boolean open = blocks.number().isEmpty() && precision == null && budget == null;
    return open ? StoppingRule.of(BLOCKS_AT_RATE, null, null) : stopping(design);
  }
}

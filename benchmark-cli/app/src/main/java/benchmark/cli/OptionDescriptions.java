// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.Defaults;
import benchmark.cli.explain.ExplainSettings;
import benchmark.cli.load.LoadSettings;
import java.util.ListResourceBundle;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * What a shared option means to one command, where that is not what it means to the others. An
 * option has the description of its declaration unless it is listed here.
 */
final class OptionDescriptions extends ListResourceBundle {

  private static final String WARMUP =
      "longest warm-up of a variant (default " + Defaults.SLICE_LONGEST_WARMUP_SECONDS + "s).";

  /** Lets all commands below a root describe their options by it. */
  static void describe(CommandLine root) {
    root.setResourceBundle(new OptionDescriptions());
  }

  @Override
  protected Object[][] getContents() {
    return Stream.of(
            of("load", "blocks", "blocks of fresh JVMs (default " + LoadSettings.BLOCKS + ")."),
            of(
                "load",
                "expect",
                "a limit at every rate of --rate, such as 'getUser.p99<=5ms', or a file with one"
                    + " per line; may be repeated."),
            of(
                "load",
                "ops",
                "operations of the scenario, optionally with one value of a parameter:"
                    + " pingPong?streams=8x4 (default getUser, or the first one)."),
            of(
                "load",
                "time",
                "how long each rate takes (default "
                    + LoadSettings.STEP_SECONDS
                    + "s, after 2s of settling)."),
            of("load", "warmup", WARMUP),
            of(
                "start",
                "blocks",
                "fresh starts of each variant (default " + StartCommand.BLOCKS + ")."),
            of(
                "start",
                "continue",
                "measure what is missing in DIR, or more --blocks, under its settings."),
            of(
                "start",
                "expect",
                "a limit for the median, such as 'start.warm<=5s' or 'start.failed<=1%%', or a file"
                    + " with one per line; may be repeated."),
            of("start", "ops", "the operation (default getUser, or the first one)."),
            of(
                "start",
                "time",
                "for how long each is called (default "
                    + StartCommand.TIME.toSeconds()
                    + "s, with --restart 15s)."),
            of(
                "start",
                "warmup",
                "longest warm-up of what is to be warm (default "
                    + StartCommand.WARMUP.toSeconds()
                    + "s)."),
            of("density", "continue", "go on with the searches in DIR, under their settings."),
            of(
                "density",
                "expect",
                "a limit, such as 'density.heap<=128MiB' or 'density.gc<=5%%', or a file with one"
                    + " per line; may be repeated."),
            of("density", "ops", "the operation (default getUser, or the first one)."),
            of(
                "density",
                "time",
                "how long calls to a server count, at least (default "
                    + LoadSettings.STEP_SECONDS
                    + "s; up to 10s where the limit needs more calls)."),
            of(
                "density",
                "warmup",
                "longest warm-up of a fresh server (default "
                    + DensityCommand.WARMUP.toSeconds()
                    + "s)."),
            of(
                "explain",
                "blocks",
                "blocks of fresh JVMs (default " + ExplainSettings.BLOCKS + ")."),
            of(
                "explain",
                "ops",
                "the operation, such as getUser or string?size=50K (default: the scenario's first"
                    + " one; of a stored comparison the one that differs most)."),
            of("explain", "time", "how long each recording takes (default 10s)."),
            of("explain", "warmup", WARMUP),
            of(
                "bisect",
                "blocks",
                "how many blocks each step begins with (default " + BisectCommand.BLOCKS + ")."),
            of(
                "bisect",
                "continue",
                "continue a search: what it has measured is not measured again."),
            of("bisect", "margin", "a difference up to this does not matter (default 5%%)."),
            of(
                "bisect",
                "ops",
                "the operation, such as getUser (default: the scenario's first one)."),
            of(
                "bisect",
                "time",
                "how long the operation is measured in a block (default "
                    + Defaults.BLOCK_SECONDS
                    + "s)."),
            of("bisect", "warmup", WARMUP),
            of(
                "discovery",
                "blocks",
                "fresh consumers of each system (default "
                    + DiscoveryCommand.BLOCKS
                    + ", with --quick 1)."),
            of(
                "discovery",
                "continue",
                "measure what is missing in DIR, or more blocks, under its settings."),
            of(
                "soak",
                "continue",
                "continue a run that has ended or was killed, in its folder, with fresh JVMs."),
            of(
                "soak",
                "expect",
                "a limit, such as 'heap.growth<=200MiB', 'fullgc<=0', 'errors<=0' or"
                    + " 'threads.growth<=0', or a file with one per line; may be repeated."),
            of(
                "soak",
                "ops",
                "the one operation to call, if the scenario has several: person, or"
                    + " string?size=50K."),
            of(
                "soak",
                "scenario",
                "what is called and by how many callers (default mixed: a text, a person and three"
                    + " persons); pressure: the same with texts of changing sizes, 2 servers and 2"
                    + " clients."),
            of(
                "verify",
                "scenario",
                "verify only the contracts that a scenario calls (default all)."))
        .toArray(Object[][]::new);
  }

  /** As picocli looks for it: by the command's full name, and the option without its hyphens. */
  private static Object[] of(String command, String option, String description) {
    return new Object[] {BenchmarkCommand.NAME + "." + command + "." + option, description};
  }
}

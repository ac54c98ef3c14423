// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.topology.CpuPinning;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Option;

/** The options of every command that measures: which CPUs it uses, and where results go. */
final class Placement extends CommonOptions {

  @Option(
      names = "--cpus",
      paramLabel = "LISTS",
      description = "pin the JVMs to CPUs: server=0,client=1.")
  private String cpus;

  /** Whether CPUs are given. */
  boolean hasCpus() {
    return cpus != null;
  }

  /**
   * Refuses a folder for results where others are continued.
   *
   * @throws UserError if one is given: exit status 2
   */
  void requireNoResults(Path continued) {
    if (hasResults()) {
      throw UserError.badInput(
          "-o: --continue adds to %s, so there is no other folder for results. Leave -o out.",
          continued);
    }
  }

  @Override
  RunSettings run(CommandContext context, PlacesOptions where, Map<String, String> stored) {
    RunSettings run = super.run(context, where, stored);
    return cpus == null ? run : run.pinnedTo(CpuPinning.parse(cpus, run.places()::allOf));
  }
}

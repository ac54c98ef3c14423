// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.project.Jdk;
import benchmark.cli.results.Origin;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.topology.CpuPinning;
import java.util.Map;
import picocli.CommandLine.Option;

/** The options of every command that measures: which CPUs it uses, and where results go. */
public final class CpuOptions extends CommonOptions {

  @Option(
      names = "--cpus",
      paramLabel = "LISTS",
      description = "pin the JVMs to CPUs: server=0,client=1.")
  private String cpus;

  @Override
  public RunSettings run(CommandContext context, PlacesOptions where, Map<String, String> stored) {
    RunSettings run = super.run(context, where, stored);
    return cpus == null ? run : run.pinnedTo(CpuPinning.parse(cpus, run.places()::allOf));
  }

  /** How variants are run again: as before, where the user does not say otherwise. */
  public RunSettings again(CommandContext context, PlacesOptions where, Origin before) {
    RunSettings run = run(context, where, before.places());
    RunSettings onJdk =
        hasJdk() || !run.places().areHere() || !before.places().isEmpty()
            ? run
            : run.withJdk(Jdk.at(before.jdk().home()));
    return cpus == null ? onJdk.pinnedTo(new CpuPinning(before.cpus())) : onJdk;
  }
}

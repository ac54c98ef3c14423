// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.project.Project;
import benchmark.cli.run.RunSettings;
import benchmark.cli.topology.CpuPinning;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of every command that measures: where its JVMs run, and where results go. */
final class Placement extends CommonOptions {

  @Option(
      names = "--cpus",
      paramLabel = "LISTS",
      description = "pin the JVMs to CPUs: server=0,client=1.")
  private String cpus;

  /** The CPUs that JVMs are pinned to, if the user says it. */
  Optional<CpuPinning> pinning() {
    return Optional.ofNullable(cpus).map(CpuPinning::parse);
  }

  /** How variants are run, as far as these options say it. */
  RunSettings run(Project project) {
    return RunSettings.of(jdk(), results(project)).pinnedTo(pinning().orElse(CpuPinning.NONE));
  }
}

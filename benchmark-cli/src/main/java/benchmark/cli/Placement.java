// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Project;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.PartPlaces;
import benchmark.cli.run.RunSettings;
import benchmark.cli.topology.CpuPinning;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of every command that measures: which CPUs it uses, and where results go. */
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

  /**
   * How variants are run, wherever that is.
   *
   * @param stored the names of the places, where the user gives none
   */
  RunSettings run(CommandContext context, PlacesOptions where, Map<String, String> stored) {
    PartPlaces places = where.or(stored).places(context, jdkHome());
    if (places.areHere()) {
      return run(context.project());
    }
    if (cpus != null) {
      throw UserError.badInput(
          "--cpus %s: it pins JVMs of this host only. Leave it out, or let the system of the other"
              + " place pin them.",
          cpus);
    }
    return RunSettings.of(places.jdk(places.client()), results(context.project())).at(places);
  }

  /** How variants are run on this host, as far as these options say it. */
  RunSettings run(Project project) {
    return RunSettings.of(jdk(), results(project)).pinnedTo(pinning().orElse(CpuPinning.NONE));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.project.Jdk;
import benchmark.cli.project.Project;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.PartPlaces;
import benchmark.cli.run.RunSettings;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of every command that runs pairs. */
class CommonOptions {

  @Option(
      names = "--jdk",
      paramLabel = "PATH",
      description = "the JDK that runs server and client.")
  private Path jdk;

  @Option(
      names = "-o",
      paramLabel = "DIR",
      description = "the folder for results (default results/ in the project).")
  private Path results;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "show this help.")
  private boolean help;

  /** Whether a JDK was given. */
  boolean hasJdk() {
    return jdk != null;
  }

  /** The JDK that runs server and client: this process's own if none was given. */
  Jdk jdk() {
    return jdk == null ? Jdk.ofThisProcess() : Jdk.at(jdk);
  }

  /**
   * How variants are run, wherever that is.
   *
   * @param stored the names of the places, where the user gives none
   */
  RunSettings run(CommandContext context, PlacesOptions where, Map<String, String> stored) {
    PartPlaces places = where.or(stored).places(context, Optional.ofNullable(jdk));
    return RunSettings.of(places.jdk(places.client()), results(context.project())).at(places);
  }

  /** Whether a folder for results was given. */
  boolean hasResults() {
    return results != null;
  }

  /** The folder for results. */
  Path results(Project project) {
    return results == null ? project.root().resolve("results") : results.toAbsolutePath();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.error.UserError;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.Placement;
import benchmark.cli.run.RunSettings;
import benchmark.cli.text.StandardOutput;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of every command that runs pairs. */
public class CommonOptions {

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

  public boolean hasJdk() {
    return jdk != null;
  }

  /** How variants are run, wherever that is. */
  public RunSettings run(CommandContext context, PlacesOptions where) {
    return run(context, where, Map.of());
  }

  /**
   * The settings of what was run before.
   *
   * @param stored {@linkplain Placement#names the places then}, for a user who names none
   */
  public RunSettings run(CommandContext context, PlacesOptions where, Map<String, String> stored) {
    if (results != null && StandardOutput.isMeantBy(results)) {
      throw UserError.badInput(
          "-o %s: results are a folder, which standard output cannot be. Give a folder;"
              + " --export-json - prints the numbers.",
          results);
    }
    Placement places = where.places(context, Optional.ofNullable(jdk), stored);
    Path folder =
        results == null ? context.project().root().resolve("results") : results.toAbsolutePath();
    return RunSettings.of(places.jdk(places.client()), folder).withPlaces(places);
  }

  public boolean hasResults() {
    return results != null;
  }
}

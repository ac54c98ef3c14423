// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.project.GitState;
import benchmark.cli.results.SliceFacts;
import benchmark.cli.status.Progress;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import java.nio.file.Path;

/**
 * One run of a variant: starts the server, waits until it is ready, runs the client, stops the
 * server, and leaves a folder with everything in it.
 *
 * @param commit the project's, for the record
 */
public record PairRun(
    Variant variant, RunSettings settings, GitState commit, CommandContext context) {

  /**
   * Runs and returns the folder of the results.
   *
   * @param stage what the status line says of this run
   * @throws RunFailed if it could not be measured; its folder then ends in .failed and says why
   * @throws UserError if it could not begin
   */
  public Path execute(StatusLine status, ProgressContext stage) {
    var pair = new RunningTopology(variant, settings, commit, context);
    try (var progress = new Progress(status, stage)) {
      ClientDriver driver = settings.generatorOf(variant).driver(settings.parts(), progress::at);
      pair.start(driver::accept);
      SliceFacts mixture = driver.drive(pair.clients(), pair.folder());
      pair.requireMeasured();
      return pair.finish(mixture);
    } catch (RuntimeException failure) {
      throw pair.fail(failure);
    }
  }
}

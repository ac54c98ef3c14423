// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.project.GitState;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.DistinctLabels;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs variants one after the other, each in fresh JVMs.
 *
 * @param noun what one of them is called in the status line: "pair"
 */
public record RunSequence(
    CommandContext context, List<Variant> variants, RunSettings settings, String noun) {

  /** Learns how the runs end. A variant is identified by its place in the list. */
  public interface Listener {

    /** A variant was measured. */
    void measured(int place, Path folder);

    /** A variant could not be measured; what this throws ends the sequence. */
    default void failed(int place, UserError error) {
      throw error;
    }
  }

  /**
   * How long the next run will take; empty before the first has ended.
   *
   * @param ended those of the same command that have measured what they were to measure: from the
   *     start of the server to the end of both JVMs, which load generators do not know
   */
  static Optional<Duration> next(List<Duration> ended) {
    return ended.stream().reduce(Duration::plus).map(sum -> sum.dividedBy(ended.size()));
  }

  /** Runs them all. */
  public void execute(Listener listener) {
    List<String> labels = DistinctLabels.of(variants.stream().map(Variant::label).toList());
    var commit = GitState.of(context.project().root());
    var status = StatusLine.ofThisProcess();
    var ended = new ArrayList<Duration>();
    int all = variants.size();
    for (int place = 0; place < all; place++) {
      Variant variant = variants.get(place);
      var stage =
          ProgressContext.of(
              all == 1 ? "" : "%s %d of %d".formatted(noun, place + 1, all),
              labels.get(place),
              all - 1 - place,
              next(ended));
      context.warnAboutUnsupportedOperations(
          variant, settings.generator().scenario().operationNames());
      Instant start = Instant.now();
      Path folder;
      try {
        var run = new RunningTopology(variant, settings, commit, context);
        folder = run.execute(status, stage);
      } catch (UserError error) {
        listener.failed(place, error);
        continue;
      }
      ended.add(Duration.between(start, Instant.now()));
      status.clear();
      listener.measured(place, folder);
    }
  }
}

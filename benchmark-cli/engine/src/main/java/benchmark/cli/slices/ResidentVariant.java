// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.project.GitState;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunFailed;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.RunningTopology;
import benchmark.cli.run.Variant;
import java.nio.file.Path;

/**
 * A variant's JVMs in a block: they stay while other variants are measured, and do nothing then.
 * For one thread.
 */
final class ResidentVariant {

  private final RunningTopology pair;
  private final SlicedVariant client;
  private final String label;
  private boolean active;
  private boolean finished;

  /**
   * JVMs to come.
   *
   * @param number of the variant among those that are measured, from 0 on
   */
  ResidentVariant(
      Variant variant,
      int number,
      SliceSettings settings,
      RunSettings run,
      GitState commit,
      CommandContext context) {
    label = variant.label();
    var own = settings.withCallers(variant.threads().orElse(settings.callers()));
    var generator = new SliceGenerator(own, run.generator().scenario());
    pair = new RunningTopology(variant, run.measuredBy(generator), commit, context);
    client = new SlicedVariant(own, run.parts(), number);
  }

  void start() {
    active = true;
    pair.start(client::accept);
    client.attach(pair.clients(), pair.folder());
    client.idle().of(pair::cpuTime);
    client.setServerEnded(pair::hasEndedPart);
    active = false;
  }

  /** The variant's. */
  String label() {
    return label;
  }

  /** What the loop measures. */
  SlicedVariant client() {
    return client;
  }

  /**
   * Takes note that the client has ended instead of measuring, or its server while it measured.
   *
   * @return what to throw if the client has an exit status of 0 and results
   * @throws benchmark.cli.error.UserError why it ended
   */
  RuntimeException ended() {
    active = true;
    pair.requireNoFailure();
    return new IllegalStateException("A client ended unexpectedly.");
  }

  /** Ends the JVMs; returns the folder of the run. */
  Path finish() {
    active = true;
    client.finish();
    pair.requireMeasured();
    active = false;
    finished = true;
    return pair.finish(client.facts());
  }

  /**
   * Ends the JVMs of a block that has failed, unless they have measured all they should.
   *
   * @param failure why
   * @param thrown what to throw as far as is known
   * @return what to throw: that the user has interrupted the run, or the failure, which names this
   *     variant if it is its own
   */
  RuntimeException fail(RuntimeException failure, RuntimeException thrown) {
    if (finished) {
      return thrown;
    }
    RuntimeException own = pair.fail(failure);
    if (!active && !(own instanceof InterruptedByUserException)) {
      return thrown;
    }
    return own instanceof RunFailed failed ? failed.prefixed(label + " failed: ") : own;
  }
}

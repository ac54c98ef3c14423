// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.project.GitState;
import benchmark.cli.results.Mixture;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunFailed;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.RunningTopology;
import benchmark.cli.run.Variant;
import benchmark.launch.SliceReply;
import benchmark.launch.SliceRequest.Purpose;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A variant's JVMs in a block: they stay while other variants are measured, and do nothing then.
 * For one thread.
 */
final class Resident {

  private final RunningTopology pair;
  private final SliceClient client = new SliceClient();
  private final SliceSettings settings;
  private final Settling settling;
  private final CalmSlices calm;
  private final IdleCpu idle = new IdleCpu();
  private final String label;
  private boolean active;
  private boolean finished;

  /** JVMs to come. */
  Resident(
      Variant variant,
      SliceSettings settings,
      RunSettings run,
      GitState commit,
      CommandContext session) {
    label = variant.label();
    this.settings = settings.withCallers(variant.threads().orElse(settings.callers()));
    var generator = new MixedGenerator(settings, run.generator().scenario());
    pair = new RunningTopology(variant, run.measuredBy(generator), commit, session);
    settling = Settling.before(settings);
    calm = CalmSlices.of(settings);
  }

  void start() {
    active = true;
    pair.start(client::accept);
    client.is(pair.client());
    idle.of(pair::cpuTime);
    active = false;
  }

  /** Whether measuring can begin: both sides have stopped compiling, or the time is up. */
  boolean isWarm() {
    return settling.isOver();
  }

  void warmUp(SlicedOperation operation) {
    settling.slice(slice(operation, Purpose.WARM_UP).cost());
  }

  void endOfCycle() {
    settling.endOfCycle();
  }

  void measure(SlicedOperation operation) {
    calm.measure(purpose -> Optional.of(slice(operation, purpose)));
  }

  /** The CPU that this variant uses while another one is measured. */
  IdleCpu idle() {
    return idle;
  }

  /** Ends the JVMs; returns the folder of the run. */
  Path finish() {
    active = true;
    client.finish();
    pair.requireMeasured(pair.client().awaitExit());
    active = false;
    finished = true;
    return pair.finish(Mixture.of(settling.spent(), calm.repeated(), calm.allCalm()));
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
    return own instanceof RunFailed failed ? failed.led(label + " failed: ") : own;
  }

  private SliceReply slice(SlicedOperation operation, Purpose purpose) {
    active = true;
    Optional<SliceReply> reply = client.measure(settings.request(operation, purpose));
    if (reply.isEmpty()) {
      int status = pair.client().awaitExit();
      pair.requireMeasured(status);
      throw new IllegalStateException("The client ended before it was told to: " + status);
    }
    active = false;
    return reply.get();
  }

  /** All of some variants' JVMs but one. */
  static List<Resident> others(List<Resident> all, Resident one) {
    return all.stream().filter(it -> it != one).toList();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.process.Child;
import benchmark.cli.results.Mixture;
import benchmark.cli.run.ClientDialog;
import benchmark.cli.status.Position;
import benchmark.launch.SliceReply;
import benchmark.launch.SliceRequest.Purpose;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Leads a client through a run in which one JVM measures all operations by turns: warm-up until
 * both sides have settled, then cycles with a slice of every operation, each cycle beginning with
 * another one. For one thread.
 */
final class MixedDialog implements ClientDialog {

  private final SliceClient client = new SliceClient();
  private final SliceSettings settings;
  private final Consumer<Position> listener;
  private final Settling settling;
  private final CalmSlices calm;
  private Mixture mixture;

  MixedDialog(SliceSettings settings, Consumer<Position> listener) {
    this.settings = settings;
    this.listener = listener;
    this.settling = Settling.before(settings);
    this.calm = CalmSlices.of(settings);
  }

  @Override
  public void accept(String piece) {
    client.accept(piece);
  }

  @Override
  public int lead(Child process) {
    client.is(process);
    if (warmUp() && measure()) {
      client.finish();
    }
    return process.awaitExit();
  }

  @Override
  public Optional<Mixture> mixture() {
    return Optional.ofNullable(mixture);
  }

  private boolean warmUp() {
    for (int cycle = 0; !settling.isOver(); cycle++) {
      for (SlicedOperation operation : settings.inTurn(cycle)) {
        tell(operation, "warm-up", cycle + 1, cycle + 1, left(0));
        Optional<SliceReply> reply = client.measure(settings.request(operation, Purpose.WARM_UP));
        if (reply.isEmpty()) {
          return false;
        }
        settling.slice(reply.get().cost());
      }
      settling.endOfCycle();
    }
    return true;
  }

  private boolean measure() {
    for (int cycle = 0; cycle < settings.slices(); cycle++) {
      for (SlicedOperation operation : settings.inTurn(cycle)) {
        tell(operation, "measuring", cycle + 1, settings.slices(), left(cycle));
        if (calm.measure(purpose -> client.measure(settings.request(operation, purpose)))
            .isEmpty()) {
          return false;
        }
      }
    }
    mixture = Mixture.of(settling.spent(), calm.repeated(), calm.allCalm());
    return true;
  }

  /** What is left at most, when so many cycles have been measured. */
  private Duration left(int cycles) {
    Duration warmup =
        settling.isOver() ? Duration.ZERO : settings.longestWarmup().minus(settling.spent());
    long slices = (long) settings.operations().size() * (settings.slices() - cycles) + calm.left();
    return warmup.plus(settings.slice().plus(SliceSettings.AROUND).multipliedBy(slices));
  }

  private void tell(
      SlicedOperation operation, String phase, int iteration, int iterations, Duration left) {
    listener.accept(
        Position.ofSlice(operation.key().label(), phase, iteration, iterations, left.toSeconds()));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.slices.SliceLoop;
import benchmark.cli.slices.SlicedOperation;
import benchmark.cli.slices.SlicedVariant;
import benchmark.cli.statistics.SliceOrder;
import benchmark.cli.status.Position;
import benchmark.cli.text.Numbers;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.Load;
import benchmark.launch.SliceOutcome;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Leads the clients of variants through steps of as many calls at the same rate, in turn, once they
 * are warm: in a closed loop, then at the rate. The first block finds the rate, if none is given:
 * half of what the slowest one can do. For one thread.
 */
final class EqualRateLoop {

  private static final double SHARE_OF_CAPACITY = 0.5;
  private static final double SPARE = 1.1;

  private final ExplainSettings settings;
  private final RandomGenerator random;
  private OptionalDouble rate;
  private int block;
  private int unsustained;

  EqualRateLoop(ExplainSettings settings, RandomGenerator random) {
    this.settings = settings;
    this.random = random;
    rate = settings.rate();
  }

  /** The rate that calls are made at; empty before the first block. */
  OptionalDouble rate() {
    return rate;
  }

  /** In how many steps calls were not answered as fast as they came. */
  int unsustained() {
    return unsustained;
  }

  /** Measures the next block. */
  void run(List<SlicedVariant> clients, Consumer<Position> listener) {
    block++;
    var loop = new SliceLoop(settings.slices(), random, false, listener);
    loop.warmUp(clients);
    Duration left =
        settings.slices().each().multipliedBy((long) ExplainSettings.STEPS * clients.size());
    if (rate.isEmpty()) {
      Duration warmUp = settings.slices().warmupAtRate().multipliedBy(clients.size());
      report(listener, "in a closed loop", left.plus(warmUp));
      rate = OptionalDouble.of(rate(clients));
    }
    SlicedOperation called = settings.operation().at(rate.getAsDouble());
    loop.warmUpAtRate(clients, List.of(called), left);
    for (int turn = 0; turn < ExplainSettings.STEPS / 2; turn++) {
      int times = ExplainSettings.STEPS * block + turn;
      for (int place : SliceOrder.quad(clients.size(), random)) {
        report(listener, "recording", left);
        left = left.minus(settings.slices().each());
        CostLine step = clients.get(place).step(called, times, settings.slices().slice());
        if (step.get(CostColumns.OUTCOME).filter(SliceOutcome.SUSTAINED::equals).isEmpty()) {
          unsustained++;
        }
      }
    }
  }

  private double rate(List<SlicedVariant> clients) {
    double capacity =
        clients.stream().mapToDouble(it -> it.capacity(settings.operation())).min().orElseThrow();
    double most = Load.Open.MOST_CALLS / (settings.slices().each().toMillis() / 1e3) / SPARE;
    return Numbers.round(Math.min(most, SHARE_OF_CAPACITY * capacity), 2);
  }

  private void report(Consumer<Position> listener, String phase, Duration left) {
    String operation = settings.operation().key().label();
    listener.accept(Position.ofSlice(operation, phase, 0, 0, left.toSeconds()));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.statistics.SliceOrder;
import benchmark.cli.status.Position;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Measures one or several variants in turn, in slices: warm-up until both sides of each have
 * stopped compiling, then what counts. (Warmed up at the same time they take longer: the compilers
 * of all JVMs then share the CPUs with the callers of all.) Several variants have their slices of
 * an operation in quads ({@link SliceOrder}), one alone has a slice of every operation in turn. For
 * one thread.
 *
 * @param settings twice as many slices as there are quads
 * @param random where the orders of slices come from
 * @param probing whether calls at a rate are first tried for a moment
 * @param listener learns where the measurement is
 */
public record SliceLoop(
    SliceSettings settings, RandomGenerator random, boolean probing, Consumer<Position> listener) {

  /**
   * Measures variants whose clients wait for their first slice.
   *
   * @throws ClientEnded if a client ends instead of measuring
   * @throws NotSustained if a variant does not sustain a rate that is tried
   */
  public void run(List<SlicedVariant> variants) {
    warmUp(variants);
    if (settings.atRate().isPresent()) {
      warmUpAtRate(variants, settings.atHighestRates(), left(variants, settings.slices()));
    }
    if (probing) {
      probe(variants);
    }
    int[] alone = {0};
    int perTurn = variants.size() == 1 ? 1 : 2;
    int turns = settings.slices() / perTurn;
    for (int turn = 0; turn < turns; turn++) {
      for (SlicedOperation operation : settings.inTurn(turn)) {
        report(operation, "measuring", turn + 1, turns, left(variants, (turns - turn) * perTurn));
        for (int place : variants.size() == 1 ? alone : SliceOrder.quad(variants.size(), random)) {
          measure(operation, turn, variants.get(place), variants);
        }
      }
    }
  }

  /**
   * Warms variants up in a closed loop whose clients wait for their first slice.
   *
   * @throws ClientEnded if a client ends instead of measuring
   */
  public void warmUp(List<SlicedVariant> variants) {
    Duration atRate = settings.warmupAtRate().multipliedBy(variants.size());
    for (int cycle = 0; !variants.stream().allMatch(SlicedVariant::isWarm); cycle++) {
      List<SlicedVariant> cold = variants.stream().filter(it -> !it.isWarm()).toList();
      for (SlicedOperation operation : settings.warmingUp(cycle)) {
        Duration left = left(variants, settings.slices()).plus(atRate);
        report(operation, "warm-up", cycle + 1, 0, left);
        cold.forEach(variant -> variant.warmUp(operation));
      }
      cold.forEach(SlicedVariant::endOfCycle);
    }
  }

  /**
   * Warms variants up at rates, each until it is calm or the time is up. In a closed loop, callers
   * leave compilers little time, and the code that sends calls at a rate has not run yet.
   *
   * @param called operations with their rates; the time is shared by all that are measured
   * @param following how long what follows takes
   * @throws ClientEnded if a client ends instead of answering
   */
  public void warmUpAtRate(
      List<SlicedVariant> variants, List<SlicedOperation> called, Duration following) {
    Duration each = settings.warmupAtRate().dividedBy(settings.warmingUp(0).size());
    Duration later = following.plus(each.multipliedBy((long) called.size() * variants.size()));
    for (SlicedOperation operation : called) {
      for (SlicedVariant variant : variants) {
        later = later.minus(each);
        warmUpAtRate(variant, operation, each, later);
      }
    }
  }

  private void warmUpAtRate(
      SlicedVariant variant, SlicedOperation operation, Duration longest, Duration later) {
    Duration left = longest;
    boolean calm = false;
    while (!calm && left.toMillis() > 0) {
      report(operation, "warm-up at the rate", 0, 0, later.plus(left));
      Duration length =
          Collections.min(List.of(left, settings.slice(), SliceSettings.LONGEST_STEP));
      calm = variant.isCalmAt(operation, length);
      left = left.minus(length).minus(SliceSettings.AROUND_STEP);
    }
  }

  private void probe(List<SlicedVariant> variants) {
    for (SlicedOperation operation : settings.operations()) {
      report(operation, "trying", 0, 0, left(variants, settings.slices()));
      variants.forEach(variant -> variant.probe(operation));
    }
  }

  private static void measure(
      SlicedOperation operation, int turn, SlicedVariant active, List<SlicedVariant> all) {
    List<SlicedVariant> others = all.stream().filter(it -> it != active).toList();
    others.forEach(it -> it.idle().begin());
    active.measure(operation, turn);
    others.forEach(it -> it.idle().end());
  }

  private static Duration left(List<SlicedVariant> variants, int slices) {
    return variants.stream()
        .map(variant -> variant.left(slices))
        .reduce(Duration.ZERO, Duration::plus);
  }

  private void report(
      SlicedOperation operation, String phase, int iteration, int iterations, Duration left) {
    listener.accept(
        Position.ofSlice(operation.key().label(), phase, iteration, iterations, left.toSeconds()));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.project.GitState;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.SliceOrder;
import benchmark.cli.status.Position;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Measures variants by turns: fresh JVMs of every variant, resident together, warmed up by turns
 * and then measured in quads of slices ({@link SliceOrder}) of every operation. (Warmed up at the
 * same time they take longer: the compilers of all JVMs then share the CPUs with the callers of
 * all.) Where memory does not allow that, each variant has its JVMs and its slices one after the
 * other.
 */
public final class Turns {

  private final List<Variant> variants;
  private final SliceSettings settings;
  private final boolean together;
  private final CommandContext session;
  private final GitState commit;
  private final RandomGenerator random;

  /**
   * Variants to come.
   *
   * @param settings twice as many slices as there are quads
   * @param together whether the JVMs of all variants run at the same time
   * @param random where the orders of start and of slices come from
   * @param commit the project's, for the record
   */
  public Turns(
      List<Variant> variants,
      SliceSettings settings,
      boolean together,
      RandomGenerator random,
      GitState commit,
      CommandContext session) {
    this.variants = List.copyOf(variants);
    this.settings = settings;
    this.together = together;
    this.random = random;
    this.commit = commit;
    this.session = session;
  }

  /**
   * What was left.
   *
   * @param folders the run's of each variant, in the order of variants
   * @param idleCpus the CPUs that each variant kept busy while another one was measured, on average
   */
  public record Measured(List<Path> folders, List<Double> idleCpus) {}

  /**
   * Measures them once.
   *
   * @param run where the results go, and how JVMs are run
   * @param listener is told where the measurement is
   * @throws benchmark.cli.run.RunFailed if a variant could not be measured; the folders of all of
   *     them then end in .failed
   */
  public Measured measure(RunSettings run, Consumer<Position> listener) {
    var folders = new Path[variants.size()];
    var idle = new Double[variants.size()];
    for (List<Integer> group : groups()) {
      List<Resident> residents = new ArrayList<>();
      try {
        for (int variant : group) {
          residents.add(new Resident(variants.get(variant), settings, run, commit, session));
        }
        byTurns(residents, listener);
        for (int place = 0; place < group.size(); place++) {
          idle[group.get(place)] = residents.get(place).idle().cpus();
          folders[group.get(place)] = residents.get(place).finish();
        }
      } catch (RuntimeException failure) {
        RuntimeException thrown = failure;
        for (Resident resident : residents) {
          thrown = resident.fail(failure, thrown);
        }
        throw thrown;
      }
    }
    return new Measured(Arrays.asList(folders), Arrays.asList(idle));
  }

  /** The places of variants whose JVMs run at the same time. */
  private List<List<Integer>> groups() {
    List<Integer> all = new ArrayList<>(IntStream.range(0, variants.size()).boxed().toList());
    Collections.shuffle(all, new java.util.Random(random.nextLong()));
    return together ? List.of(all) : all.stream().map(List::of).toList();
  }

  private void byTurns(List<Resident> residents, Consumer<Position> listener) {
    atOnce(residents, Resident::start);
    for (int cycle = 0; !residents.stream().allMatch(Resident::isWarm); cycle++) {
      List<Resident> cold = residents.stream().filter(it -> !it.isWarm()).toList();
      for (SlicedOperation operation : settings.inTurn(cycle)) {
        tell(listener, operation, "warm-up", cycle + 1, cycle + 1);
        cold.forEach(resident -> resident.warmUp(operation));
      }
      cold.forEach(Resident::endOfCycle);
    }
    int quads = settings.quads();
    for (int quad = 0; quad < quads; quad++) {
      for (SlicedOperation operation : settings.inTurn(quad)) {
        tell(listener, operation, "measuring", quad + 1, quads);
        for (int place : order(residents.size())) {
          Resident active = residents.get(place);
          List<Resident> others = Resident.others(residents, active);
          others.forEach(it -> it.idle().begin());
          active.measure(operation);
          others.forEach(it -> it.idle().end());
        }
      }
    }
  }

  /**
   * Does something for all variants at the same time.
   *
   * @throws RuntimeException the first that one of them has thrown
   */
  private static void atOnce(List<Resident> residents, Consumer<Resident> action) {
    List<CompletableFuture<Void>> all =
        residents.stream()
            .map(
                resident ->
                    CompletableFuture.runAsync(
                        () -> action.accept(resident), work -> new Thread(work, "turn").start()))
            .toList();
    RuntimeException failure = null;
    for (CompletableFuture<Void> one : all) {
      try {
        one.join();
      } catch (CompletionException e) {
        failure = failure == null ? (RuntimeException) e.getCause() : failure;
      }
    }
    if (failure != null) {
      throw failure;
    }
  }

  private int[] order(int size) {
    return size == 1 ? new int[] {0, 0} : SliceOrder.quad(size, random);
  }

  private static void tell(
      Consumer<Position> listener,
      SlicedOperation operation,
      String phase,
      int iteration,
      int iterations) {
    listener.accept(Position.ofSlice(operation.key().label(), phase, iteration, iterations, 0));
  }
}

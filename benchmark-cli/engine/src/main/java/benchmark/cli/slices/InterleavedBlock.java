// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.error.UserError;
import benchmark.cli.project.GitState;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunFailed;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.status.Position;
import benchmark.cli.status.Progress;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Measures variants in turn: fresh JVMs of every variant, resident together, led by one loop. Where
 * memory does not allow that, each variant has its JVMs and its slices one after the other.
 */
public final class InterleavedBlock {

  private final List<Variant> variants;
  private final SliceSettings settings;
  private final boolean together;
  private final CommandContext context;
  private final GitState commit;
  private final RandomGenerator random;

  /**
   * Variants to come.
   *
   * @param settings twice as many slices as there are quads
   * @param together whether the JVMs of all variants run at the same time
   * @param random where the order of start comes from
   * @param commit the project's, for the record
   */
  public InterleavedBlock(
      List<Variant> variants,
      SliceSettings settings,
      boolean together,
      RandomGenerator random,
      GitState commit,
      CommandContext context) {
    this.variants = List.copyOf(variants);
    this.settings = settings;
    this.together = together;
    this.random = random;
    this.commit = commit;
    this.context = context;
  }

  /**
   * What was left.
   *
   * @param folders the run's of each variant, in the order of variants
   * @param idleCpus the CPUs that each variant kept busy while another one was measured, on average
   */
  public record BlockResult(List<Path> folders, List<Double> idleCpus) {}

  /** The folder of a block of several, counted from 1. */
  public static Path folder(Path experiment, int number) {
    return experiment.resolve("block-%03d".formatted(number));
  }

  /**
   * Measures one block of several, in its folder, and shows how far it is.
   *
   * @param place the block's folder
   * @param number the block's, from 1 on
   * @param whole what ends if the block fails, such as comparison
   * @param loop leads the clients, and says where it is
   * @throws RunFailed if a variant could not be measured
   */
  public BlockResult measure(
      Path place,
      int number,
      String whole,
      RunSettings run,
      StatusLine status,
      ProgressContext stage,
      BiConsumer<List<SlicedVariant>, Consumer<Position>> loop) {
    try (var progress = new Progress(status, stage)) {
      return measure(run.withResults(place), clients -> loop.accept(clients, progress::at));
    } catch (RunFailed e) {
      throw e.prefixed("Block %d failed, which ends the %s: ".formatted(number, whole));
    }
  }

  /**
   * Measures them once.
   *
   * @param run where the results go, and how JVMs are run
   * @param loop leads the clients of variants whose JVMs run at the same time
   * @throws RunFailed if a variant could not be measured; the folders of all of them then end in
   *     .failed
   */
  public BlockResult measure(RunSettings run, Consumer<List<SlicedVariant>> loop) {
    var folders = new Path[variants.size()];
    var idle = new Double[variants.size()];
    for (List<Integer> group : groups()) {
      List<ResidentVariant> residents = new ArrayList<>();
      try {
        for (int variant : group) {
          residents.add(
              new ResidentVariant(variants.get(variant), variant, settings, run, commit, context));
        }
        measureInterleaved(residents, loop);
        for (int place = 0; place < group.size(); place++) {
          idle[group.get(place)] = residents.get(place).client().idle().cpus();
          folders[group.get(place)] = residents.get(place).finish();
        }
      } catch (RuntimeException failure) {
        RuntimeException thrown = failure;
        for (ResidentVariant resident : residents) {
          thrown = resident.fail(failure, thrown);
        }
        throw thrown;
      }
    }
    return new BlockResult(Arrays.asList(folders), Arrays.asList(idle));
  }

  /** The places of variants whose JVMs run at the same time. */
  private List<List<Integer>> groups() {
    List<Integer> all = new ArrayList<>(IntStream.range(0, variants.size()).boxed().toList());
    Collections.shuffle(all, new java.util.Random(random.nextLong()));
    return together ? List.of(all) : all.stream().map(List::of).toList();
  }

  private static void measureInterleaved(
      List<ResidentVariant> residents, Consumer<List<SlicedVariant>> loop) {
    inParallel(residents, ResidentVariant::start);
    try {
      loop.accept(residents.stream().map(ResidentVariant::client).toList());
    } catch (NotSustained tooMuch) {
      throw UserError.failure(
          "%s does not sustain this rate: %s. Use a lower rate.",
          of(tooMuch.variant(), residents).label(), tooMuch.getMessage());
    } catch (ClientEnded early) {
      throw of(early.variant(), residents).ended();
    }
  }

  private static ResidentVariant of(SlicedVariant client, List<ResidentVariant> residents) {
    return residents.stream().filter(it -> it.client() == client).findFirst().orElseThrow();
  }

  /**
   * Does something for all variants at the same time.
   *
   * @throws RuntimeException the first that one of them has thrown; one around an Error
   */
  static <T> void inParallel(List<T> variants, Consumer<T> action) {
    List<CompletableFuture<Void>> all =
        variants.stream()
            .map(
                variant ->
                    CompletableFuture.runAsync(
                        () -> action.accept(variant), work -> new Thread(work, "turn").start()))
            .toList();
    RuntimeException failure = null;
    for (CompletableFuture<Void> one : all) {
      try {
        one.join();
      } catch (CompletionException e) {
        RuntimeException why = e.getCause() instanceof RuntimeException cause ? cause : e;
        failure = failure == null ? why : failure;
      }
    }
    if (failure != null) {
      throw failure;
    }
  }
}

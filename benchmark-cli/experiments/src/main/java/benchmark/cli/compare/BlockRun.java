// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.project.GitState;
import benchmark.cli.report.Warning;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.slices.InterleavedBlock;
import benchmark.cli.slices.SliceLoop;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.statistics.BlockPlan;
import benchmark.cli.statistics.NoiseParts;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.DistinctLabels;
import benchmark.cli.text.Terminal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.IntFunction;

/** Measures blocks: fresh JVMs of every variant, resident together, in slices in turn. */
final class BlockRun implements ReplicateRun {

  /**
   * CPUs that an idle variant may keep busy, beyond which there is a warning. An idle JVM has
   * timers and heartbeats and ends compilations that were under way: 1% is usual for Dubbo.
   */
  private static final double IDLE = 0.02;

  /** The fewest blocks that tell the parts of the noise. */
  private static final int FEWEST_BLOCKS = 3;

  private final CommandContext context;
  private final CompareSettings settings;
  private final BlockTiming timing;
  private final RunFolder folder;
  private final GitState commit;
  private final StatusLine status;
  private final Builds builds = new Builds();
  private final SplittableRandom random = new SplittableRandom();
  private final boolean together;
  private Duration expected = Duration.ZERO;

  /**
   * Blocks to come.
   *
   * @param folder where the runs go
   * @param commit the project's
   */
  BlockRun(
      CommandContext context,
      CompareSettings settings,
      RunFolder folder,
      GitState commit,
      StatusLine status) {
    this.context = context;
    this.settings = settings;
    this.timing = BlockTiming.of(settings);
    this.folder = folder;
    this.commit = commit;
    this.status = status;
    together = settings.run().places().fit(settings.variants(), settings.run().parts());
    if (!together) {
      Terminal.format(
          "%d variants do not fit into free memory together, so they run and are measured one"
              + " after the other: slow drifts of the machine do not cancel out.%n",
          settings.variants().size());
    }
  }

  @Override
  public PlannedReplicate next(Replicates done, int added, Duration elapsed) {
    // slices take as long on any machine; what is around them makes the difference
    Duration late = added == 0 ? Duration.ZERO : elapsed.minus(expected).dividedBy(added);
    IntFunction<Duration> takes = quads -> timing.expectedBlockOf(quads).plus(late);
    int earlier = done.number() - added;
    List<NoiseParts> noises = noises(done);
    Optional<BlockPlan> plan =
        timing.plan(
            elapsed,
            earlier,
            added,
            takes,
            noises.isEmpty() ? List.of(BlockPlan.USUAL_NOISE) : noises);
    int quads = plan.map(BlockPlan::quads).orElseGet(() -> quads(noises));
    Duration ofOne = takes.apply(quads);
    OptionalInt last =
        plan.isPresent()
            ? OptionalInt.of(done.number() + plan.get().blocks())
            : settings.stopping().last(earlier, ofOne);
    return new PlannedReplicate(ofOne, () -> measure(done, quads, last, ofOne));
  }

  private Replicate measure(Replicates done, int quads, OptionalInt last, Duration ofOne) {
    expected = expected.plus(timing.expectedBlockOf(quads));
    int number = done.number() + 1;
    Path place = InterleavedBlock.folder(folder.path(), number);
    var stage =
        new ProgressContext(
            "block %d%s"
                .formatted(
                    number, last.isPresent() ? " of " + Math.max(number, last.getAsInt()) : ""),
            LiveIntervals.of(done, DistinctLabels.of(settings.labels())),
            "",
            Math.max(0, last.orElse(number) - number),
            last.isPresent() ? "" : "of this block",
            Optional.of(ofOne));
    SliceSettings slices = timing.slices().withQuads(quads).inBlock(number);
    var block =
        new InterleavedBlock(settings.variants(), slices, together, random, commit, context);
    boolean probing = number == 1 && slices.atRate().isPresent();
    InterleavedBlock.BlockResult measured =
        block.measure(
            place,
            number,
            "comparison",
            settings.run(),
            status,
            stage,
            (clients, at) -> new SliceLoop(slices, random, probing, at).run(clients));
    var variants = new ArrayList<Replicate.VariantResult>();
    for (int variant = 0; variant < settings.variants().size(); variant++) {
      variants.add(
          RoundRun.measured(folder.path(), measured.folders().get(variant), builds)
              .with(
                  idle(
                      measured.idleCpus().get(variant),
                      settings.labels().get(variant),
                      settings.fitsRounds())));
    }
    return new Replicate(number, List.of(), variants);
  }

  /**
   * A warning if a variant used CPU while it was not measured.
   *
   * @param inRounds whether the same can be compared in rounds
   */
  static List<Warning> idle(double cpus, String label, boolean inRounds) {
    return cpus <= IDLE
        ? List.of()
        : List.of(
            new Warning(
                Warning.Kind.IDLE_VARIANT,
                null,
                String.format(
                    Locale.ROOT,
                    "%s used %.0f%% of a CPU while another variant was measured, and took that time"
                        + " from it. %s",
                    label,
                    cpus * 100,
                    inRounds
                        ? "Measure them one after the other: ./benchmark.sh compare --design"
                            + " rounds."
                        : "To see whether that matters, measure each in a run of its own.")));
  }

  /** Where the noise of each operation comes from, once there are enough blocks to tell. */
  private List<NoiseParts> noises(Replicates done) {
    // the series of calls at a rate are medians, whatever percentile leads
    return done.number() < FEWEST_BLOCKS || !together || settings.load().atRate().isPresent()
        ? List.of()
        : List.copyOf(NoiseSources.of(done).values());
  }

  /**
   * How many quads the next block has where no budget is shared: the usual number, or as many as
   * know the ratio best for the time they take.
   */
  private int quads(List<NoiseParts> noises) {
    if (timing.sharesBudget()) {
      return timing.fewestQuads();
    }
    int usual = timing.slices().quads();
    if (timing.hasFixedTime()) {
      return usual;
    }
    return noises.stream()
        .mapToInt(
            parts ->
                parts.quads(
                    timing.beforeSlices(), timing.quad(), timing.fewestQuads(), timing.mostQuads()))
        .max()
        .orElse(usual);
  }
}

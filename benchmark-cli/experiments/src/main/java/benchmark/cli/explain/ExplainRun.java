// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.error.UserError;
import benchmark.cli.explain.ExplainRecord.Profile;
import benchmark.cli.explain.ExplainSettings.Profiler;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Role;
import benchmark.cli.results.Metric;
import benchmark.cli.results.Origin;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.InterleavedBlock;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.MarkdownRenderer;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Records both sides of two variants while they answer calls at the same rate, in blocks of fresh
 * JVMs, and finds where the difference comes from; or of one, and finds where its time goes. For
 * one thread.
 */
public final class ExplainRun {

  /** Of stacks that are deeper than the Flight Recorder's 64 frames, the outermost are lost. */
  private static final String DEEP_STACKS = "-XX:FlightRecorderOptions=stackdepth=512";

  private final CommandContext context;
  private final ExplainSettings settings;
  private final Origin origin;
  private final SplittableRandom random = new SplittableRandom();
  private final StatusLine status = StatusLine.ofThisProcess();
  private final EqualRateLoop loop;
  private final List<ProfileBuilder> builders;
  private Optional<AsyncProfiler> async = Optional.empty();
  private Sampler sampler;

  /** A run to come. */
  public ExplainRun(CommandContext context, ExplainSettings settings) {
    this.context = context;
    this.settings = settings;
    origin = context.origin(settings.run());
    loop = new EqualRateLoop(settings, random);
    builders =
        Stream.of(Metric.CPU, Metric.ALLOC)
            .flatMap(
                metric ->
                    Stream.of(Role.values())
                        .map(
                            side ->
                                new ProfileBuilder(
                                    side, metric, settings.variants().size(), settings.blocks())))
            .toList();
  }

  /**
   * Measures, and stores what was found.
   *
   * @return the folder
   * @throws UserError if there is too little memory, or a variant could not be measured; the folder
   *     then ends in .failed
   */
  public Path execute() {
    settings.run().places().requireFit(settings.variants(), settings.run().parts());
    async = asyncProfiler();
    RunFolder folder = RunFolder.create(settings.run().results(), "explain");
    return FilledFolder.of(folder, context.interruption(), () -> fill(folder)).orThrow();
  }

  private void fill(RunFolder folder) {
    try {
      var longest = Optional.<Duration>empty();
      for (int block = 1; block <= settings.blocks(); block++) {
        Instant begin = Instant.now();
        List<Path> runs = measure(folder, block, longest);
        longest = Optional.of(Duration.between(begin, Instant.now()));
        read(runs);
      }
    } finally {
      status.clear();
    }
    store(folder);
  }

  private List<Path> measure(RunFolder folder, int block, Optional<Duration> longest) {
    var stage =
        ProgressContext.of(
            "block %d of %d".formatted(block, settings.blocks()),
            "",
            settings.blocks() - block,
            longest);
    Path place = InterleavedBlock.folder(folder.path(), block);
    List<Path> runs =
        new InterleavedBlock(
                sampled(place), settings.slices(), true, random, origin.project(), context)
            .measure(
                place, block, "run", settings.run().withProfiling(true), status, stage, loop::run)
            .folders();
    takeSamples(place, runs);
    return runs;
  }

  /** The variants with what their JVMs need, async-profiler included if it is there. */
  private List<Variant> sampled(Path place) {
    return IntStream.range(0, settings.variants().size())
        .mapToObj(
            number -> {
              Variant variant = settings.variants().get(number).withFlags(side -> DEEP_STACKS);
              return async
                  .map(it -> variant.withFlags(side -> it.flag(place, number, side)))
                  .orElse(variant);
            })
        .toList();
  }

  private void takeSamples(Path place, List<Path> runs) {
    if (async.isPresent()) {
      for (int variant = 0; variant < runs.size(); variant++) {
        for (Role side : Role.values()) {
          AsyncProfiler.take(place, variant, side, RecordedRun.async(runs.get(variant), side));
        }
      }
    }
  }

  private Optional<AsyncProfiler> asyncProfiler() {
    if (!settings.run().places().areHere()
        || settings.profiler().filter(Profiler.JFR::equals).isPresent()) {
      return Optional.empty();
    }
    List<Jdk> jdks =
        settings.variants().stream()
            .flatMap(
                it -> Stream.of(Role.values()).map(role -> settings.run().jdk(role, it.side(role))))
            .distinct()
            .toList();
    Path folder = context.project().root().resolve("target/async-profiler");
    Path results = settings.run().results();
    return settings.profiler().isPresent()
        ? Optional.of(AsyncProfiler.require(folder, results, jdks))
        : AsyncProfiler.find(folder, results, jdks);
  }

  private void read(List<Path> folders) {
    List<RecordedRun> runs = folders.stream().map(RecordedRun::read).toList();
    Duration interval = async.map(AsyncProfiler::interval).orElse(Duration.ZERO);
    for (Role side : Role.values()) {
      List<StackSamples> samples = runs.stream().map(it -> it.samples(side, interval)).toList();
      if (samples.stream().map(StackSamples::sampler).distinct().count() > 1) {
        samples = samples.stream().map(StackSamples::byExecution).toList();
      }
      for (StackSamples it : samples) {
        sampler = sampler == null || it.sampler().compareTo(sampler) > 0 ? it.sampler() : sampler;
      }
      for (ProfileBuilder builder : builders) {
        if (builder.side() == side) {
          builder.add(runs, samples);
        }
      }
    }
  }

  private void store(RunFolder folder) {
    Libraries libraries = Libraries.of(classpath(), context.project().root());
    var profiles = new ArrayList<Profile>();
    for (ProfileBuilder builder : builders) {
      Profile profile = builder.profile(libraries);
      profiles.add(profile);
      FlameGraphs.write(folder, profile, builder, settings.labels());
    }
    ExplainRecord.FILE.write(folder.path(), record(profiles));
    folder.write(
        ExplainReport.FILE,
        MarkdownRenderer.render(ExplainReport.KIND.read(folder.path()).document()));
  }

  private Set<Path> classpath() {
    var jars = new LinkedHashSet<Path>();
    for (Variant variant : settings.variants()) {
      var launcher = new JvmLauncher(context, variant, settings.run());
      for (Role role : Role.values()) {
        jars.addAll(launcher.classpath(role).jars());
      }
    }
    return jars;
  }

  private ExplainRecord record(List<Profile> profiles) {
    return new ExplainRecord(
        context.userCommand(),
        settings.labels(),
        origin.ended(Instant.now()),
        new ExplainRecord.Calls(
            settings.run().generator().scenario().name(),
            settings.operation().key().label(),
            loop.rate().orElse(Double.NaN),
            settings.slices().slice().toMillis() / 1e3,
            loop.unsustained()),
        sampler,
        profiles);
  }
}

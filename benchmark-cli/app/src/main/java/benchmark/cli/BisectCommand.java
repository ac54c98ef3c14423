// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static java.util.stream.Collectors.joining;

import benchmark.cli.bisect.BisectReport;
import benchmark.cli.bisect.BisectRun;
import benchmark.cli.bisect.BisectSettings;
import benchmark.cli.bisect.Candidates;
import benchmark.cli.compare.CompareLoad;
import benchmark.cli.compare.CompareSettings;
import benchmark.cli.compare.Design;
import benchmark.cli.compare.MeasuringTime;
import benchmark.cli.compare.StoppingRule;
import benchmark.cli.error.UserError;
import benchmark.cli.explain.ExplainSettings;
import benchmark.cli.option.AtRate;
import benchmark.cli.option.BlocksOption;
import benchmark.cli.option.Callers;
import benchmark.cli.option.CheckoutOptions;
import benchmark.cli.option.ContinueOption;
import benchmark.cli.option.CpuOptions;
import benchmark.cli.option.MarginOption;
import benchmark.cli.option.OperationsOption;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PlacesOptions;
import benchmark.cli.option.ScenarioOption;
import benchmark.cli.option.Slicing;
import benchmark.cli.project.Checkout;
import benchmark.cli.project.Checkout.Commit;
import benchmark.cli.project.Framework;
import benchmark.cli.project.LibraryVersion;
import benchmark.cli.project.Releases;
import benchmark.cli.project.Role;
import benchmark.cli.project.VersionRange;
import benchmark.cli.results.Metric;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.CommitVariants;
import benchmark.cli.run.JmhGenerator;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Document;
import benchmark.cli.text.Terminal;
import benchmark.contract.Scenario;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds the release of a framework, or the commit, since which an operation is worse. */
@Command(
    name = "bisect",
    header = "bisect <pair>           since when it is worse",
    description = {
      "Find the release of a framework, or the commit of a checkout, since which an operation is"
          + " worse.",
      "Each step compares the first one with another one in blocks. A step that is undecided gets"
          + " twice as many blocks, up to two times; what cannot be built or run is skipped. At the"
          + " end, the one that is found is compared with the last one that is not worse.%n"
    },
    sortOptions = false,
    footer = {
      "",
      "Exit status: 0 if there is an answer, including that nothing is worse; 4 if it is undecided"
          + " whether the last one is worse than the first one."
    })
final class BisectCommand extends ContextCommand {

  /** How many blocks a step begins with. */
  static final int BLOCKS = 4;

  @Parameters(
      paramLabel = "<pair>",
      arity = "0..1",
      completionCandidates = PairNames.class,
      description = "a pair, optionally with overrides, but without what is searched.")
  private String name;

  @Option(
      names = "--versions",
      paramLabel = "A..B",
      description = "the first and the last release, e.g. 3.2.11..3.3.6.")
  private String versions;

  @Option(
      names = "--lib",
      paramLabel = "G:A",
      description =
          "a library of the pair, or io.netty:* for all of a group, whose releases are searched"
              + " rather than the framework's.")
  private String library;

  @Mixin private CheckoutOptions commits;

  @Option(
      names = "--metric",
      paramLabel = "M",
      defaultValue = "cpu",
      description =
          "what is to be worse: cpu (default), throughput, mean, p50, p90, p99, p999, max, alloc"
              + " or sent.")
  private String metric;

  @Mixin private MarginOption margin;

  @Mixin private BlocksOption blocks;

  @Mixin private Slicing slicing;

  @Mixin private Callers callers;

  @Mixin private ContinueOption continued;

  @Option(
      names = "--no-explain",
      description = "do not explain where the change comes from, which takes some minutes.")
  private boolean unexplained;

  @Mixin private ScenarioOption scenarioOption;

  @Mixin private CpuOptions cpuOptions;

  @Mixin private PlacesOptions places;

  BisectCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("bisect");
    boolean ofCommits = commits.isWanted();
    if (library != null && versions == null) {
      throw UserError.badInput(
          "--lib %s: give the first and the last release, such as --versions"
              + " 4.1.92.Final..4.1.94.Final.",
          library);
    }
    if (name == null || ofCommits == (versions != null)) {
      throw UserError.badInput(
          "bisect takes a pair and either versions or commits: ./benchmark.sh bisect dubbo-kryo"
              + " --versions 3.2.11..3.3.6");
    }
    continued.requireNoResults(cpuOptions);
    BisectSettings settings = settings(context.variants(List.of(name)).get(0));
    Path folder = new BisectRun(context, settings, continued.folder()).execute();
    BisectReport report = BisectReport.KIND.read(folder);
    Terminal.line();
    Document explanation =
        report.explanation().map(it -> it.tables(false).and(it.answer())).orElseGet(Document::of);
    show(folder, report.steps().and(explanation), made -> {}, report.answer());
    return report.exitStatus();
  }

  private BisectSettings settings(Variant variant) {
    int number = blocks.forIntervals(BLOCKS);
    Metric chosen = metric();
    Scenario scenario = scenarioOption.orUsual();
    ScenarioOption.requireCalls(scenario, "bisect compares calls");
    List<String> all = scenario.operationNames();
    String called =
        slicing
            .operations()
            .one(all)
            .map(it -> OperationsOption.requireOneOf(all, it))
            .orElse(all.get(0));
    variant.requireSupports(List.of(called));
    MeasuringTime measuring = slicing.time(MeasuringTime.usual(Design.BLOCKS, 1));
    int threads = callers.of(scenario);
    RunSettings run =
        cpuOptions
            .run(context, places)
            .measuredBy(
                new JmhGenerator(measuring.ofJmh(threads).operations(List.of(called)), scenario));
    run.requirePlaces(context, List.of(variant));
    return new BisectSettings(
        variant,
        versions == null
            ? commits(variant, run)
            : library == null ? releases(variant) : releases(variant, run),
        new CompareSettings(
            Design.BLOCKS,
            List.of(),
            run,
            new CompareLoad(
                List.of(called), measuring, slicing.hasTime(), threads, Optional.empty()),
            StoppingRule.of(number, null, null),
            margin.or(new Margin(0.05)),
            Optional.empty(),
            Optional.empty()),
        chosen,
        unexplained
            ? Optional.empty()
            : Optional.of(
                variants ->
                    ExplainSettings.of(
                        variants,
                        run,
                        scenario,
                        called,
                        threads,
                        measuring.warmup(),
                        ExplainSettings.RECORDED,
                        ExplainSettings.BLOCKS,
                        Optional.empty(),
                        AtRate.usualLadder())));
  }

  private Candidates releases(Variant variant) {
    Framework framework = variant.requireFramework();
    if (variant.client().framework().isPresent() || variant.server().framework().isPresent()) {
      throw UserError.badInput(
          "--versions chooses the version, so leave %s= out of '%s'.",
          framework.key(), variant.label());
    }
    VersionRange range = VersionRange.parse(versions);
    context.update(List.of(variant));
    List<String> all = releases(framework.artifact(), framework.name(), range);
    return new Candidates(
        "version",
        all,
        List.of(),
        version -> variant.with(framework.key() + "=" + version, context.project()));
  }

  /** Those of a library; of all of a group, those of the first one that the client has. */
  private Candidates releases(Variant variant, RunSettings run) {
    VersionRange range = VersionRange.parse(versions);
    var first = LibraryVersion.of("--lib", library, range.first());
    Stream.of(variant.client(), variant.server())
        .flatMap(side -> side.libraries().stream())
        .filter(it -> it.isAlsoOf(first))
        .findFirst()
        .ifPresent(
            it -> {
              throw UserError.badInput(
                  "--lib chooses the version, so leave lib=%s out of '%s'.", it, variant.label());
            });
    context.update(List.of(variant));
    var launcher = new JvmLauncher(context, variant, run);
    String artifact =
        Stream.of(Role.values())
            .flatMap(role -> launcher.classpath(role).artifacts(first).stream().sorted())
            .findFirst()
            .orElseThrow(
                () ->
                    UserError.badInput(
                        "--lib %s: %s has no such library. All are under modules in the run.json of"
                            + " a run.",
                        library, variant.label()));
    List<String> all = releases(first.group() + ":" + artifact, library, range);
    return new Candidates(
        library + " version",
        all,
        List.of(),
        version -> variant.with("lib=" + library + ":" + version, context.project()));
  }

  private List<String> releases(String artifact, String title, VersionRange range) {
    List<String> all = new Releases(context.project(), context.children()).in(range, artifact);
    Terminal.format("%d releases of %s: %s%n", all.size(), title, String.join(", ", all));
    return all;
  }

  private Candidates commits(Variant variant, RunSettings run) {
    Checkout checkout = commits.checkout();
    List<Commit> all = checkout.between(commits.refs());
    var variants = CommitVariants.of(context, run, variant, checkout);
    Terminal.format("%d commits of %s%n", all.size(), checkout.dir());
    variants.build().unmeasured(all.get(0), all.get(all.size() - 1)).ifPresent(System.err::println);
    return new Candidates(
        "commit",
        all.stream().map(Commit::id).toList(),
        all.stream().map(Commit::subject).toList(),
        id -> variants.on(checkout.commit(id)));
  }

  private Metric metric() {
    return Metric.named(metric)
        .filter(Metric.ofCalls()::contains)
        .orElseThrow(
            () ->
                UserError.badInput(
                    "--metric %s: there is no such metric. Use one of %s.",
                    metric, Metric.ofCalls().stream().map(Metric::label).collect(joining(", "))));
  }
}

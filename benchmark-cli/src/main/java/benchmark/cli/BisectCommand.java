// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.Defaults;
import benchmark.cli.bisect.BisectReport;
import benchmark.cli.bisect.BisectRun;
import benchmark.cli.bisect.BisectSettings;
import benchmark.cli.compare.Design;
import benchmark.cli.compare.MeasuringTime;
import benchmark.cli.error.UserError;
import benchmark.cli.option.DurationConverter;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PositiveConverter;
import benchmark.cli.page.PageFiles;
import benchmark.cli.project.Framework;
import benchmark.cli.project.Releases;
import benchmark.cli.results.Metric;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JmhGenerator;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Terminal;
import benchmark.contract.Scenario;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds the release of a framework since which an operation is worse. */
@Command(
    name = "bisect",
    description = {
      "Find the release of a framework since which an operation is worse.",
      "Each step compares the first version with another one in blocks. A step that is undecided gets as"
          + " many blocks again, twice; a version that does not run is passed over.%n"
    },
    sortOptions = false,
    footer = {
      "",
      "Exit status: 0 if there is an answer, also that nothing is worse; 4 if it is undecided whether"
          + " the last version is worse than the first one."
    })
final class BisectCommand implements Callable<Integer> {

  private static final Pattern RANGE = Pattern.compile("([^.].*[^.])\\.\\.([^.].*)");
  private static final int BLOCKS = 2;
  private static final Margin MARGIN = new Margin(0.05);

  private final CommandContext context;

  @Parameters(
      paramLabel = "<pair>",
      arity = "0..1",
      completionCandidates = PairNames.class,
      description = "a pair, with overrides if wanted, but without a version.")
  private String name;

  @Option(
      names = "--versions",
      paramLabel = "A..B",
      description = "the first and the last release, e.g. 3.2.11..3.3.6.")
  private String versions;

  @Mixin private OperationOption operation;

  @Option(
      names = "--metric",
      paramLabel = "M",
      defaultValue = "cpu",
      description =
          "what is to be worse: cpu (default), throughput, mean, p50, p90, p99, alloc or sent.")
  private String metric;

  @Option(
      names = "--margin",
      paramLabel = "P",
      description = "a difference up to this does not matter (default 5%%).")
  private Margin margin;

  @Option(
      names = "--blocks",
      paramLabel = "N",
      converter = PositiveConverter.class,
      description = "blocks that a step begins with (default " + BLOCKS + ").")
  private Integer blocks;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "how long the operation is measured in a block (default "
              + Defaults.BLOCK_SECONDS
              + "s).")
  private Duration time;

  @Option(
      names = "--warmup",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "longest warm-up of a variant (default " + Defaults.SLICE_LONGEST_WARMUP_SECONDS + "s).")
  private Duration warmup;

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "N",
      converter = PositiveConverter.class,
      description = "concurrent callers (default: the scenario's, " + Defaults.THREADS + ").")
  private Integer threads;

  @Option(
      names = "--continue",
      paramLabel = "DIR",
      description = "go on with a search: what it has measured is not measured again.")
  private Path continued;

  @Mixin private ScenarioOption scenarioOption;

  @Mixin private Placement placement;

  BisectCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("bisect");
    if (name == null || versions == null) {
      throw UserError.badInput(
          "bisect takes a pair and versions: ./benchmark.sh bisect dubbo-kryo --versions"
              + " 3.2.11..3.3.6");
    }
    BisectSettings settings = settings(context.variants(List.of(name)).get(0));
    Path folder = new BisectRun(context, settings, Optional.ofNullable(continued)).execute();
    BisectReport report = BisectReport.read(folder);
    System.out.println();
    Terminal.print(report.steps());
    System.out.println("\nResults: " + folder);
    PageFiles.add(List.of(folder), context.project(), folder.resolve(PageFiles.REPORT));
    System.out.println();
    Terminal.print(report.answer());
    return report.exitStatus();
  }

  private BisectSettings settings(Variant variant) {
    Framework framework =
        variant
            .pair()
            .framework()
            .orElseThrow(
                () ->
                    UserError.badInput(
                        "--versions: %s runs on no framework whose version can be chosen. Name"
                            + " another pair.",
                        variant.pair().name()));
    if (variant.client().framework().isPresent() || variant.server().framework().isPresent()) {
      throw UserError.badInput(
          "--versions chooses the versions; leave %s= out of '%s'.",
          framework.key(), variant.label());
    }
    if (blocks != null && blocks < BLOCKS) {
      throw UserError.badInput(
          "--blocks %d: a step needs at least %d blocks for an interval. Give more.",
          blocks, BLOCKS);
    }
    Matcher range = RANGE.matcher(versions);
    if (!range.matches()) {
      throw UserError.badInput(
          "--versions %s: give the first and the last release, such as --versions 3.2.11..3.3.6.",
          versions);
    }
    Metric chosen = metric();
    Scenario scenario = scenarioOption.orUsual();
    String called = operation.of(scenario);
    var usual = MeasuringTime.usual(Design.BLOCKS, 1);
    var measuring =
        new MeasuringTime(
            Optional.ofNullable(warmup).orElse(usual.warmup()),
            Optional.ofNullable(time).orElse(usual.measurement()));
    int callers = Optional.ofNullable(threads).orElse(scenario.callers());
    context.update(List.of(variant));
    List<String> all =
        new Releases(context.project(), context.children())
            .between(framework, range.group(1), range.group(2));
    System.out.printf(
        "%d releases of %s: %s%n", all.size(), framework.name(), String.join(", ", all));
    RunSettings run =
        placement
            .run(context.project())
            .measuredBy(
                new JmhGenerator(measuring.ofJmh(callers).operations(List.of(called)), scenario));
    return new BisectSettings(
        variant,
        framework,
        all,
        run,
        called,
        chosen,
        Optional.ofNullable(margin).orElse(MARGIN),
        measuring,
        callers,
        Optional.ofNullable(blocks).orElse(BLOCKS));
  }

  private Metric metric() {
    return Metric.named(metric)
        .filter(it -> it != Metric.ENCODED)
        .orElseThrow(
            () ->
                UserError.badInput(
                    "--metric %s: there is no such metric. Take cpu, throughput, mean, p50, p90,"
                        + " p99, alloc or sent.",
                    metric));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.discovery.DiscoveryComparison;
import benchmark.cli.discovery.DiscoveryReport;
import benchmark.cli.discovery.DiscoverySettings;
import benchmark.cli.error.UserError;
import benchmark.cli.option.DurationConverter;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PositiveConverter;
import benchmark.cli.process.Place;
import benchmark.cli.project.Pair;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.text.Colours;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.ExitStatus;
import benchmark.launch.ProtocolSetting;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Measures what it costs a consumer to know thousands of addresses, and to follow their changes.
 */
@Command(
    name = "discovery",
    description = {
      "What does it cost a consumer to know thousands of addresses, and to follow their changes?",
      "Two ZooKeeper servers of their own, one real provider, clones of it, and a consumer with one"
          + " processor and -Xmx768m; all on this host.%n"
    },
    sortOptions = false,
    footer = {
      "",
      "Without a pair: the systems of the published report, Dubbo 2.6, 2.7 and 3 by interface, and 3 by"
          + " application."
    })
final class DiscoveryCommand implements Callable<Integer> {

  private static final int INSTANCES = 500;
  private static final int INTERFACES = 8;
  private static final int DELAY = 5_000;
  private static final int MOST_INSTANCES = 10_000;
  private static final int MOST_INTERFACES = 64;
  private static final int MOST_PROTOCOLS = 5;

  private final CommandContext context;

  @Parameters(
      paramLabel = "<pair>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "systems: dubbo-hessianlite@dubbo=3.2.11,discovery=application.")
  private List<String> names = List.of();

  @Option(
      names = "--instances",
      paramLabel = "N",
      defaultValue = "" + INSTANCES,
      converter = PositiveConverter.class,
      description = "clones of the provider (default 500).")
  private int instances;

  @Option(
      names = "--interfaces",
      paramLabel = "N",
      defaultValue = "" + INTERFACES,
      converter = PositiveConverter.class,
      description = "services that each offers and the consumer calls (default 8).")
  private int interfaces;

  @Option(
      names = "--protocols",
      paramLabel = "N",
      defaultValue = "" + MOST_PROTOCOLS,
      converter = PositiveConverter.class,
      description = "protocols that each service is offered in, 1 to 5 (default 5).")
  private int protocols;

  @Option(
      names = "--blocks",
      paramLabel = "N",
      converter = PositiveConverter.class,
      description = "fresh consumers of each system (default 3, with --quick 1).")
  private Integer blocks;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "how long steady and churn take, each (default 2m, with --quick 10s).")
  private Duration time;

  @Option(
      names = "--changed",
      paramLabel = "N",
      converter = PositiveConverter.class,
      description = "instances that leave and come at a time in churn (default 2%% of them).")
  private Integer changed;

  @Option(
      names = "--notification-delay",
      paramLabel = "MS",
      defaultValue = "" + DELAY,
      description = "how long Dubbo 3 collects changes, in ms (default 5000, which is Dubbo's).")
  private int delay;

  @Option(names = "--quick", description = "one consumer each, and short phases.")
  private boolean quick;

  @Mixin private CommonOptions common;

  /** The report's systems, at its size. */
  static int reproduce(
      CommandContext context, CommonOptions common, boolean quick, Integer blocks) {
    var command = new DiscoveryCommand(context);
    command.common = common;
    command.quick = quick;
    command.blocks = blocks;
    command.instances = INSTANCES;
    command.interfaces = INTERFACES;
    command.protocols = MOST_PROTOCOLS;
    command.delay = DELAY;
    return command.call();
  }

  DiscoveryCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("discovery");
    requireAtMost("--instances", instances, MOST_INSTANCES);
    requireAtMost("--interfaces", interfaces, MOST_INTERFACES);
    requireAtMost("--protocols", protocols, MOST_PROTOCOLS);
    if (changed != null) {
      requireAtMost("--changed", changed, instances);
    }
    if (delay < 0 || delay > 60_000) {
      throw UserError.badInput(
          "--notification-delay %d: must be from 0 to 60000 milliseconds.", delay);
    }
    List<Variant> variants =
        context.variants(names.isEmpty() ? DiscoveryReport.publishedSystems() : names);
    variants.forEach(DiscoveryCommand::requireRegistry);
    DiscoverySettings settings = settings();
    settings.requireMemory(Place.HERE.availableMemory());
    Path folder = new DiscoveryComparison(context, settings, variants).execute();
    System.out.print(Colours.of(TextRenderer.render(DiscoveryReport.read(folder).document())));
    System.out.println("\nResults: " + folder);
    return ExitStatus.SUCCESS;
  }

  private DiscoverySettings settings() {
    return new DiscoverySettings(
        RunSettings.of(common.jdk(), common.results(context.project())),
        instances,
        interfaces,
        protocols,
        changed == null ? Math.max(1, instances / 50) : changed,
        time == null ? Duration.ofSeconds(quick ? 10 : 120) : time,
        Duration.ofSeconds(quick ? 5 : 60),
        Duration.ofSeconds(quick ? 1 : 5),
        delay,
        blocks == null ? quick ? 1 : 3 : blocks);
  }

  private static void requireAtMost(String option, int value, int most) {
    if (value > most) {
      throw UserError.badInput("%s %d: must be at most %d.", option, value, most);
    }
  }

  private static void requireRegistry(Variant variant) {
    Pair pair = variant.pair();
    if (pair.settings().stream().noneMatch(it -> it.setting() == ProtocolSetting.DISCOVERY)) {
      throw UserError.badInput(
          "%s finds its servers in no registry. Name dubbo-hessianlite or dubbo26-hessianlite.",
          pair.name());
    }
    variant.requireNoGateway("The consumer finds its servers in a registry");
  }
}

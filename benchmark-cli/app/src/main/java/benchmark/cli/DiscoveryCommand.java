// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.discovery.DiscoveryComparison;
import benchmark.cli.discovery.DiscoveryConditions;
import benchmark.cli.discovery.DiscoveryRecord;
import benchmark.cli.discovery.DiscoveryReport;
import benchmark.cli.discovery.DiscoverySettings;
import benchmark.cli.discovery.PublishedMemory;
import benchmark.cli.error.UserError;
import benchmark.cli.option.BlocksOption;
import benchmark.cli.option.CommonOptions;
import benchmark.cli.option.ContinueOption;
import benchmark.cli.option.ExportOptions;
import benchmark.cli.option.NumberConverters;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PlacesOptions;
import benchmark.cli.process.Place;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Pair;
import benchmark.cli.project.VariantKey;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.text.Document;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Measures what it costs a consumer to know thousands of addresses, and to follow their changes.
 */
@Command(
    name = "discovery",
    header = "discovery [<pair>...]   what thousands of addresses cost",
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
final class DiscoveryCommand extends ContextCommand {

  private static final int MOST_INSTANCES = 10_000;
  private static final int MOST_INTERFACES = 64;
  private static final int MOST_PROTOCOLS = 5;
  private static final int MOST_HOURS = 1_000;

  /** How many consumers of each system, unless the user says otherwise. */
  static final int BLOCKS = 3;

  /** Hosts are names or IPv4 addresses. */
  private static final Pattern REGISTRIES =
      Pattern.compile("zookeeper://[\\w.-]+:\\d{1,5}(,[\\w.-]+:\\d{1,5})*");

  @Parameters(
      paramLabel = "<pair>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "systems: dubbo-hessianlite@dubbo=3.2.11,discovery=application.")
  private List<String> names = List.of();

  @Option(
      names = "--instances",
      paramLabel = "N",
      description = "clones of the provider (default 500).")
  private int instances = 500;

  @Option(
      names = "--interfaces",
      paramLabel = "N",
      description = "services that each offers and the consumer calls (default 8).")
  private int interfaces = 8;

  @Option(
      names = "--protocols",
      paramLabel = "N",
      description = "protocols that each service is offered in, 1 to 5 (default 5).")
  private int protocols = MOST_PROTOCOLS;

  @Mixin private BlocksOption blocks;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description =
          "how long steady, churn and rollout take, each (default 30s, with --quick 10s).")
  private Duration time;

  @Option(
      names = "--hours",
      paramLabel = "H",
      description = "how long these three take together: 20 in the published report.")
  private Double hours;

  @Option(
      names = "--changed",
      paramLabel = "N",
      description = "instances that leave and come back at a time (default 2%% of them).")
  private Integer changed;

  @Option(
      names = "--every",
      paramLabel = "TIME",
      description =
          "how often some leave and come back in the rollout (default: such that all have within"
              + " --time).")
  private Duration every;

  @Option(names = "--eager", description = "connect at once (default: when first used).")
  private boolean eager;

  @Option(
      names = "--notification-delay",
      paramLabel = "MS",
      converter = NumberConverters.WholeNumber.class,
      description = "how long Dubbo 3 collects changes, in ms (default 5000, which is Dubbo's).")
  private int delay = 5_000;

  @Option(
      names = "--registry",
      paramLabel = "ADDRESSES",
      description =
          "ZooKeepers that are already running, zookeeper://HOST:PORT,...: each is a registry, is"
              + " not stopped, and gets a root node that is removed at the end.")
  private String registry;

  @Mixin private ContinueOption continued = new ContinueOption();

  @Option(names = "--quick", description = "one consumer each, and short phases.")
  private boolean quick;

  @Mixin private CommonOptions common;

  @Mixin private ExportOptions exports;

  DiscoveryCommand(CommandContext context) {
    super(context);
  }

  /** Of the report's systems, at its size. */
  DiscoveryCommand(
      CommandContext context,
      CommonOptions common,
      ExportOptions exports,
      boolean quick,
      BlocksOption blocks) {
    this(context);
    this.common = common;
    this.exports = exports;
    this.quick = quick;
    this.blocks = blocks;
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("discovery");
    exports.require(false);
    return continued.folder().isEmpty() ? begin() : goOn(continued.folder().get());
  }

  private int begin() {
    requireAtMost("--instances", instances, MOST_INSTANCES);
    requireAtMost("--interfaces", interfaces, MOST_INTERFACES);
    requireAtMost("--protocols", protocols, MOST_PROTOCOLS);
    if (changed != null) {
      requireAtMost("--changed", changed, instances);
    }
    if (delay < 0 || delay > 60_000) {
      throw UserError.badInput(
          "--notification-delay %d: must be from 0 to 60000 milliseconds. Give another delay.",
          delay);
    }
    List<Variant> variants = context.variants(names.isEmpty() ? PublishedMemory.SYSTEMS : names);
    variants.forEach(DiscoveryCommand::requireRegistry);
    return measure(
        new DiscoverySettings(
            common.run(context, new PlacesOptions()),
            conditions(),
            blocks.number().orElse(quick ? 1 : BLOCKS)),
        variants,
        0);
  }

  private int goOn(Path folder) {
    if (!names.isEmpty()) {
      throw UserError.badInput(
          "--continue %s knows its systems. Leave '%s' out.", folder, names.get(0));
    }
    refuse(
        "--continue keeps the stored settings",
        List.of(
            "--instances",
            "--interfaces",
            "--protocols",
            "--time",
            "--hours",
            "--changed",
            "--every",
            "--eager",
            "--notification-delay",
            "--registry",
            "--quick",
            "--jdk",
            "-o"));
    if (!DiscoveryRecord.FILE.isIn(folder)) {
      throw UserError.badInput(
          "--continue %s: no discovery has been measured there. Give a folder that has %s.",
          folder, DiscoveryRecord.FILE.name());
    }
    DiscoveryRecord record = DiscoveryRecord.FILE.read(folder);
    int wanted = blocks.number().orElse(record.blocks());
    if (wanted <= record.measuredBlocks()) {
      throw UserError.badInput(
          "--continue %s: all of its %d blocks have been measured. Give more with --blocks.",
          folder, record.measuredBlocks());
    }
    return measure(
        new DiscoverySettings(
            RunSettings.of(Jdk.at(record.origin().jdk().home()), continued.results()),
            record.conditions(),
            wanted),
        context.variants(record.variants()),
        record.runs().size());
  }

  private int measure(DiscoverySettings settings, List<Variant> variants, int earlier) {
    settings.requireMemory(variants, Place.LOCAL.availableMemory());
    int consumers = settings.blocks() * variants.size() - earlier;
    System.err.printf(
        "%s, about %d min in all.%n",
        consumers == 1 ? "One consumer" : consumers + " consumers one after the other",
        1 + settings.conditions().length().multipliedBy(consumers).toMinutes());
    if (settings.conditions().hasRegistries()) {
      System.err.printf(
          "Everything in the registries is below /%s, which is removed at the end. If it is left"
              + " behind:%n",
          settings.root());
      settings
          .conditions()
          .registries()
          .forEach(
              it ->
                  System.err.printf("  zkCli.sh -server %s deleteall /%s%n", it, settings.root()));
    }
    Path folder =
        new DiscoveryComparison(context, settings, variants, continued.folder()).execute();
    DiscoveryReport report = DiscoveryReport.KIND.read(folder);
    show(
        folder,
        report.printed(),
        made -> exports.write(List.of(made), context.project()),
        Document.of());
    return report.incidents().status(ExitStatus.SUCCESS, false);
  }

  private DiscoveryConditions conditions() {
    return new DiscoveryConditions(
        instances,
        interfaces,
        protocols,
        changed == null ? Math.max(1, instances / 50) : changed,
        new DiscoveryConditions.Times(
            phaseSeconds(),
            every == null ? 0 : every.toMillis() / 1e3,
            quick ? 5 : 60,
            quick ? 1 : 5),
        delay,
        eager,
        registry == null ? List.of() : registries());
  }

  private double phaseSeconds() {
    if (hours == null) {
      return time != null ? time.toMillis() / 1e3 : quick ? 10 : 30;
    }
    if (time != null) {
      throw UserError.badInput("--time and --hours both say how long. Leave one out.");
    }
    if (!(hours > 0 && hours <= MOST_HOURS)) {
      throw UserError.badInput(
          "--hours %s: must be above 0, and at most %d. Give another time.", hours, MOST_HOURS);
    }
    return hours * 3_600 / 3;
  }

  private List<String> registries() {
    if (!REGISTRIES.matcher(registry).matches()) {
      throw UserError.badInput(
          "--registry %s: must be addresses of ZooKeepers. Give some, such as"
              + " zookeeper://127.0.0.1:2181,127.0.0.1:2182.",
          registry);
    }
    return List.of(registry.substring(registry.indexOf("//") + 2).split(","));
  }

  private static void requireAtMost(String option, int value, int most) {
    if (value > most) {
      throw UserError.badInput("%s %d: must be at most %d. Give fewer.", option, value, most);
    }
  }

  private static void requireRegistry(Variant variant) {
    Pair pair = variant.pair();
    if (pair.setup().key(VariantKey.DISCOVERY).isEmpty()) {
      throw UserError.badInput(
          "%s finds its servers in no registry. Name dubbo-hessianlite or dubbo26-hessianlite.",
          pair.name());
    }
    if (variant.client().settings().containsKey(VariantKey.NOTIFICATION)
        && variant.client().framework().filter(it -> it.version().startsWith("2.")).isPresent()) {
      throw UserError.badInput(
          "%s: only Dubbo 3 collects changes before it acts on them, so notification= has no effect."
              + " Leave it out.",
          variant.label());
    }
    variant.requireNoGateway("The consumer finds its servers in a registry");
    variant.requireNothingMade("discovery makes no certificates and no caches");
  }
}

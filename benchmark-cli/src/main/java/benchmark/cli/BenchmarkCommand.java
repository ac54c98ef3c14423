// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.Defaults;
import benchmark.cli.catalogue.Guide;
import benchmark.cli.compare.NoiseFloor;
import benchmark.cli.error.UserError;
import benchmark.cli.expect.Expectations;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.ProjectVersion;
import benchmark.cli.page.PageFiles;
import benchmark.cli.pairs.PairsRun;
import benchmark.cli.project.PairModule;
import benchmark.cli.project.Role;
import benchmark.cli.report.RunReport;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.CountersAccess;
import benchmark.cli.run.ForegroundRun;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.JmhOption;
import benchmark.cli.run.LoadGenerator;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.run.VariantText;
import benchmark.cli.text.Suggestions;
import benchmark.cli.text.Terminal;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.CountersToken;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs a server or a client in the foreground, or pairs one after the other. */
@Command(
    name = "./benchmark.sh",
    customSynopsis = {
      "./benchmark.sh [options] <pair>...     run each pair and print its table",
      "       ./benchmark.sh [options] all           every pair",
      "       ./benchmark.sh [options] <module>      a server or a client alone",
      "       ./benchmark.sh list [<pair>...]        every pair and what it is",
      "       ./benchmark.sh compare [options] A B   is the difference real?",
      "       ./benchmark.sh load [<variant>...]     response times at given rates",
      "       ./benchmark.sh explain [options] A B   where the difference comes from",
      "       ./benchmark.sh bisect <pair>           since when it is worse",
      "       ./benchmark.sh reproduce <report>      does a published ranking hold?",
      "       ./benchmark.sh soak --hours H <pair>   does it stay steady for hours?",
      "       ./benchmark.sh discovery [<pair>...]   what thousands of addresses cost",
      "       ./benchmark.sh verify [<pair>...]      which data and attacks it handles",
      "       ./benchmark.sh codec [<pair>...]       the codec's share of a call",
      "       ./benchmark.sh report [DIR...]         results as one HTML page",
      "       ./benchmark.sh new <pair> --dependency GROUP:ARTIFACT:VERSION",
      "       ./benchmark.sh new <pair> --like dubbo-msgpack",
      "       ./benchmark.sh completion bash|zsh|fish",
      "       ./benchmark.sh help <command>          the options of a command"
    },
    description =
        "%nMeasures Java RPC: throughput, average time and percentiles of every operation.%n",
    sortOptions = false,
    versionProvider = ProjectVersion.class,
    footer = {
      "",
      "Arguments after -- are passed to JMH:",
      "  ./benchmark.sh dubbo-kryo -- -bm thrpt -i 5",
      "Without --quick: "
          + Defaults.WARMUP_ITERATIONS
          + " warm-ups of "
          + Defaults.WARMUP_SECONDS
          + " s, "
          + Defaults.MEASUREMENT_ITERATIONS
          + " measurements of "
          + Defaults.MEASUREMENT_SECONDS
          + " s, for each operation"
          + " and each of JMH's modes thrpt, avgt and sample.",
      "",
      "Exit status: 0 success, 1 failure, 2 wrong command line, 3 a gate failed or an expectation"
          + " was not met, 4 either is undecided, 128 + n ended by signal n (130 is Ctrl-C)."
    })
final class BenchmarkCommand implements Callable<Integer> {

  private final CommandContext context;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "<pair>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "pairs, optionally with overrides: dubbo-kryo@threads=8.")
  private List<String> names = List.of();

  @Mixin private RunOptions options;

  @Option(names = "-f", paramLabel = "FILE", description = "write JMH's text output to FILE.")
  private Path textFile;

  @Option(
      names = "--expect",
      paramLabel = "EXPR",
      description =
          "a limit for every pair, e.g. 'getUser.p99<=2ms', or a file with one per line; may be"
              + " repeated.")
  private List<String> expected = List.of();

  @Mixin private DetailsOption details;

  @Mixin private ExportOptions exports;

  @Option(names = "--version", versionHelp = true, description = "the version and the commit.")
  private boolean version;

  BenchmarkCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (context.userCommand().isEmpty()) {
      spec.commandLine().getOut().print(TextRenderer.render(Guide.TEXT));
      spec.commandLine().getOut().flush();
      return ExitStatus.SUCCESS;
    }
    if (names.isEmpty()) {
      throw UserError.badInput(
          "Name a pair, a server or a client: ./benchmark.sh dubbo-kryo. All pairs: ./benchmark.sh"
              + " list");
    }
    options.requireHost();
    var first = VariantText.parse(names.get(0));
    Optional<PairModule> module = context.project().module(first.name());
    if (module.isPresent()) {
      if (names.size() > 1) {
        throw UserError.badInput(
            "%s runs alone, in the foreground. Start '%s' in another terminal.",
            module.get().name(), names.get(1));
      }
      options.requireNoParts(module.get().name());
      Variant variant = Variant.of(module.get(), first, context.project());
      return isClientOfAnotherHost(module.get())
          ? runClientOfAnotherHost(variant)
          : runModule(module.get(), variant);
    }
    requireNoMistypedCommand(first.name());
    List<Variant> variants = context.variants(names);
    if (asksForInformation()) {
      return runModule(variants.get(0).pair().client(), variants.get(0));
    }
    return measure(variants, options.measuring(context));
  }

  private int measure(List<Variant> variants, RunSettings settings) {
    exports.require(!expected.isEmpty());
    var expectations = Expectations.of(expected, settings.generator().scenario());
    settings.prepare(context, variants);
    return new PairsRun(
            context,
            variants,
            settings,
            Optional.ofNullable(textFile),
            jvmDeviation(settings),
            details.areWanted(),
            expectations,
            folders ->
                PageFiles.add(folders, context.project(), PageFiles.newFile(settings.results())),
            folders -> exports.write(folders, context.project()))
        .execute();
  }

  private boolean isClientOfAnotherHost(PairModule module) {
    return module.role() == Role.CLIENT && options.hasServerElsewhere() && !asksForInformation();
  }

  private boolean asksForInformation() {
    return options.jmh(context).asksForInformation();
  }

  private int runClientOfAnotherHost(Variant variant) {
    var hosts = CountersAccess.ofEnvironment();
    if (hosts.token().isEmpty()) {
      System.err.printf(
          "Server costs cannot be measured: %s is not set. Start the server with -s, and copy the"
              + " client's command that it prints.%n",
          CountersToken.VARIABLE);
    }
    return measure(List.of(variant), options.measuring(context).withCountersAccess(hosts));
  }

  private void requireNoMistypedCommand(String word) {
    for (String command : spec.subcommands().keySet()) {
      if (Suggestions.isTypo(word, command) && context.project().find(word).isEmpty()) {
        throw UserError.badInput(
            "There is no command or pair named '%s'. Nearest: %s. All commands: ./benchmark.sh"
                + " --help",
            word, command);
      }
    }
  }

  /** How much JVMs of a pair differ here; only tables of mixed runs use it. */
  private OptionalDouble jvmDeviation(RunSettings settings) {
    return options.isQuick()
        ? NoiseFloor.jvmDeviation(
            settings.results(),
            settings.places().client().machine(),
            settings.jdk(),
            options.quickCallers(context, settings.generator().scenario()),
            settings.generator().scenario().operationNames())
        : OptionalDouble.empty();
  }

  private int runModule(PairModule module, Variant variant) {
    if (options.hasPlaces()) {
      throw UserError.badInput(
          "--server, --client and --address: %s runs alone, in this terminal. Name the pair.",
          module.name());
    }
    if (options.hasResults()) {
      throw UserError.badInput(
          "-o is for pairs, and for clients of a server on another host (-s); no other server or"
              + " client keeps results. Use -f FILE for the client's text.");
    }
    if (options.payload().isPresent()) {
      throw UserError.badInput(
          "--payload %s: messages are sent by pairs, which keep them with their results. Name the"
              + " pair.",
          options.payload().get());
    }
    if (!expected.isEmpty()) {
      throw UserError.badInput(
          "--expect %s: expectations are for pairs, because a client alone does not know what the"
              + " server costs. Name the pair.",
          expected.get(0));
    }
    exports
        .given()
        .ifPresent(
            option -> {
              throw UserError.badInput(
                  "%s: a server or a client alone keeps no results. Name the pair.", option);
            });
    if (module.role() == Role.SERVER && hasClientOptions()) {
      throw UserError.badInput(
          "%s takes -m, -s, -p, --jdk and --cpus; the other options are the client's.",
          module.name());
    }
    if (asksForInformation() || module.role() == Role.SERVER) {
      return runModule(module, variant, options.byJmh(context));
    }
    if (textFile != null && options.isQuick()) {
      throw UserError.badInput(
          "-f %s: a client alone prints what --quick measures. Redirect its output instead.",
          textFile);
    }
    JmhArguments jmh = options.jmh(context);
    return runModule(
        module,
        variant,
        options.generator(textFile == null ? jmh : jmh.with(JmhOption.OUTPUT, textFile)));
  }

  private int runModule(PairModule module, Variant variant, LoadGenerator generator) {
    RunSettings settings = options.settings(context, generator);
    return new ForegroundRun(
            context,
            module,
            variant,
            module.role() == Role.SERVER && options.hasHost()
                ? settings.withCountersAccess(CountersAccess.ofEnvironment().withToken())
                : settings,
            BenchmarkCommand::print)
        .execute();
  }

  private static void print(StoredRun run) {
    System.out.println();
    Terminal.print(RunReport.of(run));
  }

  private boolean hasClientOptions() {
    return options.hasClientOptions() || textFile != null || !context.jmhArguments().isEmpty();
  }
}

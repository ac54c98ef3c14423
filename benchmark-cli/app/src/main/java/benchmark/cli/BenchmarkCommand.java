// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.expect.Expectations;
import benchmark.cli.option.DetailsOption;
import benchmark.cli.option.ExpectOption;
import benchmark.cli.option.ExportOptions;
import benchmark.cli.option.JdksOption;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.ProjectVersion;
import benchmark.cli.option.RunOptions;
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
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.StandardOutput;
import benchmark.cli.text.Suggestions;
import benchmark.cli.text.Terminal;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.CountersToken;
import benchmark.launch.EntryPoint;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs a server or a client in the foreground, or pairs one after the other. */
@Command(
    name = BenchmarkCommand.NAME,
    customSynopsis = {
      "./benchmark.sh [options] <pair>...     run each pair and print its table",
      "       ./benchmark.sh [options] all           every pair",
      "       ./benchmark.sh [options] <module>      a server or a client alone"
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
final class BenchmarkCommand extends ContextCommand {

  static final String NAME = "./benchmark.sh";

  /** What somebody who has never seen this program needs to know first. */
  private static final Document GUIDE =
      Document.of(
          new Paragraph(
              "Find out, on your own machine, which Java RPC stack is faster, by how much, at what"
                  + " cost to client and server, and whether the difference is real."),
          new Definitions(
              List.of(
                  command("list", "all pairs"),
                  command("--quick dubbo-hessianlite dubbo-kryo", "a first answer in 2 minutes"),
                  command("compare dubbo-hessianlite dubbo-kryo", "is it real? 20 minutes"),
                  command("report", "the last results as a page"),
                  command("help", "all commands and options"))),
          new Paragraph(
              "The first command in a fresh clone builds what it needs, and Maven may"
                  + " download libraries. More is in README.md and docs/."));

  @Parameters(
      paramLabel = "<pair>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "pairs, optionally with overrides: dubbo-kryo@threads=8.")
  private List<String> names = List.of();

  @Mixin private RunOptions options;

  @Mixin private JdksOption jdks;

  @Option(
      names = "-f",
      paramLabel = "FILE",
      description = "write JMH's text output to FILE; - is standard output.")
  private Path textFile;

  @Mixin private ExpectOption expected;

  @Mixin private DetailsOption details;

  @Mixin private ExportOptions exports;

  @Option(names = "--version", versionHelp = true, description = "the version and the commit.")
  private boolean version;

  BenchmarkCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    if (context.userCommand().isEmpty()) {
      out().print(TextRenderer.render(GUIDE));
      out().flush();
      return ExitStatus.SUCCESS;
    }
    if (names.isEmpty()) {
      throw UserError.badInput(
          "Name a pair, a server or a client: ./benchmark.sh dubbo-kryo. All pairs: ./benchmark.sh"
              + " list");
    }
    options.requireHost();
    names = jdks.each(names);
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
      boolean clientOfAnotherHost =
          module.get().role() == Role.CLIENT
              && options.hasServerElsewhere()
              && !asksForInformation();
      return clientOfAnotherHost
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

  private static Definition command(String words, String meaning) {
    return new Definition("./benchmark.sh " + words, meaning);
  }

  private int measure(List<Variant> variants, RunSettings settings) {
    exports.require(!expected.words().isEmpty());
    if (textFile != null && StandardOutput.isMeantBy(textFile)) {
      exports.refuseStandardOutput("-f " + textFile);
      StandardOutput.claim();
    }
    var expectations = Expectations.of(expected.words(), settings.generator().scenario());
    if (settings.generator().main() == EntryPoint.JMH) {
      variants.forEach(it -> it.requireCallingJvm(ForegroundRun.JMH));
    }
    settings.prepare(context, variants);
    return new PairsRun(
            context,
            variants,
            settings,
            new PairsRun.Printing(Optional.ofNullable(textFile), details.areWanted()),
            RunOptions.jvmDeviation(settings),
            expectations,
            folders ->
                PageFiles.add(folders, context.project(), PageFiles.newFile(settings.results())),
            folders -> exports.write(folders, context.project()))
        .execute();
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

  private int runModule(PairModule module, Variant variant) {
    options.requireNothingOfPairs(module.name());
    if (!expected.words().isEmpty()) {
      throw UserError.badInput(
          "--expect %s: expectations are for pairs, because a client alone does not know what the"
              + " server costs. Name the pair.",
          expected.words().get(0));
    }
    exports
        .given()
        .ifPresent(
            option -> {
              throw UserError.badInput(
                  "%s: a server or a client alone keeps no results. Name the pair.", option);
            });
    if (module.role() == Role.SERVER
        && (options.hasClientOptions() || textFile != null || !context.jmhArguments().isEmpty())) {
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
        options.generator(
            textFile == null || StandardOutput.isMeantBy(textFile) // where JMH prints anyway
                ? jmh
                : jmh.with(JmhOption.OUTPUT, textFile),
            null));
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
    Terminal.line();
    Terminal.print(RunReport.of(run));
  }
}

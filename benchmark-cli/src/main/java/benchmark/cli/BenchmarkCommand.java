// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.Defaults;
import benchmark.cli.compare.NoiseFloor;
import benchmark.cli.error.UserError;
import benchmark.cli.expect.Expectations;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PortConverter;
import benchmark.cli.option.PositiveConverter;
import benchmark.cli.option.ProjectVersion;
import benchmark.cli.page.PageFiles;
import benchmark.cli.process.Place;
import benchmark.cli.process.Ports;
import benchmark.cli.project.PairModule;
import benchmark.cli.project.Role;
import benchmark.cli.run.ChosenScenario;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.ForegroundRun;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.JmhGenerator;
import benchmark.cli.run.JmhOption;
import benchmark.cli.run.LoadGenerator;
import benchmark.cli.run.Mode;
import benchmark.cli.run.PairsRun;
import benchmark.cli.run.Payload;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.TwoHosts;
import benchmark.cli.run.Variant;
import benchmark.cli.run.VariantText;
import benchmark.cli.slices.MixedGenerator;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.text.Suggestions;
import benchmark.cli.topology.CpuPinning;
import benchmark.contract.EchoContract;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.launch.CountersToken;
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
    name = "benchmark.sh",
    customSynopsis = {
      "benchmark.sh [options] <pair>...     server, client, table; next pair",
      "       benchmark.sh [options] all           every pair",
      "       benchmark.sh [options] <module>      a server or a client alone",
      "       benchmark.sh list [<pair>...]        every pair and what it is",
      "       benchmark.sh compare [options] A B   is the difference real?",
      "       benchmark.sh reproduce <report>      does a published order hold?",
      "       benchmark.sh verify [<pair>...]      which data and attacks it handles",
      "       benchmark.sh codec [<pair>...]       the codec's share of a call",
      "       benchmark.sh report [DIR...]         results as one HTML page",
      "       benchmark.sh new <pair> --dependency GROUP:ARTIFACT:VERSION",
      "       benchmark.sh new <pair> --like dubbo-msgpack",
      "       benchmark.sh completion bash|zsh|fish",
      "       benchmark.sh help <command>          its options"
    },
    description =
        "%nMeasures Java RPC: throughput, average time and percentiles of every operation.%n",
    sortOptions = false,
    versionProvider = ProjectVersion.class,
    footer = {
      "",
      "What follows -- goes to JMH: benchmark.sh dubbo-kryo -- -bm thrpt -prof gc",
      "Without --quick: "
          + Defaults.WARMUP_ITERATIONS
          + " warm-ups of "
          + Defaults.WARMUP_SECONDS
          + " s, "
          + Defaults.MEASUREMENT_ITERATIONS
          + " measurements of "
          + Defaults.MEASUREMENT_SECONDS
          + " s, for each operation",
      "and each of JMH's modes thrpt, avgt and sample.",
      "",
      "Exit status: 0 success, 1 failure, 2 wrong command line, 3 a gate failed or an",
      "expectation is not met, 4 either is undecided, 128 + n ended by signal n",
      "(130 is Ctrl-C)."
    })
final class BenchmarkCommand implements Callable<Integer> {

  private final CommandContext session;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "<pair>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "pairs, each with overrides if wanted: dubbo-kryo@threads=8.")
  private List<String> names = List.of();

  @Option(
      names = "-m",
      paramLabel = "MODE",
      defaultValue = "benchmark",
      description = "benchmark, or profiling: record both JVMs with the Flight Recorder.")
  private Mode mode;

  @Option(
      names = "-s",
      paramLabel = "HOST",
      description =
          "where the server is (default "
              + Defaults.HOST
              + "); a server listens on loopback only"
              + " unless this says otherwise.")
  private String host;

  @Option(
      names = "-p",
      paramLabel = "PORT",
      converter = PortConverter.class,
      description = "the port (default " + Defaults.PORT + "; a free one for a pair).")
  private Integer port;

  @Option(names = "-f", paramLabel = "FILE", description = "JMH's text output goes to FILE.")
  private Path textFile;

  @Option(
      names = "-a",
      paramLabel = "ARGS",
      defaultValue = "",
      description =
          "extra client arguments in one word: --warmupIterations=N --warmupTime=S"
              + " --measurementIterations=N --measurementTime=S --resultFormat=json, or JMH's own.")
  private String classicArguments;

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "N",
      converter = PositiveConverter.class,
      description = "callers at the same time (default: the scenario's, " + Defaults.THREADS + ").")
  private Integer threads;

  @Option(
      names = "--forks",
      paramLabel = "N",
      converter = PositiveConverter.class,
      description = "client JVMs for each operation and mode (default " + Defaults.FORKS + ").")
  private Integer forks;

  @Option(
      names = "--quick",
      description =
          "at most a minute a pair: one JVM measures all operations by turns, in short slices.")
  private boolean quick;

  @Option(
      names = "--cpus",
      paramLabel = "LISTS",
      description = "pin the JVMs to CPUs: server=0,client=1.")
  private String cpus;

  @Mixin private ScenarioOption scenario;

  @Option(
      names = "--payload",
      paramLabel = "FILE",
      description = "send FILE in place of a scenario's texts: UTF-8, JSON, or bytes:FILE.")
  private String payload;

  @Option(
      names = "--expect",
      paramLabel = "EXPR",
      description =
          "an expectation of every pair, as 'getUser.p99<=2ms', or a file with one a line; may be"
              + " repeated.")
  private List<String> expected = List.of();

  @Mixin private DetailsOption details;

  @Mixin private CommonOptions common;

  @Option(names = "--version", versionHelp = true, description = "the version.")
  private boolean version;

  BenchmarkCommand(CommandContext session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (names.isEmpty()) {
      throw UserError.badInput(
          "Name a pair, a server or a client: benchmark.sh dubbo-kryo. All pairs: benchmark.sh"
              + " list");
    }
    if (host != null) {
      Ports.resolve(host);
    }
    var first = VariantText.parse(names.get(0));
    Optional<PairModule> module = session.project().module(first.name());
    if (module.isPresent()) {
      if (names.size() > 1) {
        throw UserError.badInput(
            "%s runs alone, in the foreground. Start '%s' in another terminal.",
            module.get().name(), names.get(1));
      }
      Variant variant = Variant.of(module.get(), first, session.project());
      return isClientOfAnotherHost(module.get())
          ? runClientOfAnotherHost(variant)
          : runModule(module.get(), variant);
    }
    requireNoMistypedCommand(first.name());
    List<Variant> variants = session.variants(names);
    var jmh = jmhArguments();
    if (jmh.asksForInformation()) {
      return runModule(variants.get(0).pair().client(), variants.get(0));
    }
    return measure(variants, measuring(jmh));
  }

  private int measure(List<Variant> variants, RunSettings settings) {
    var expectations = Expectations.of(expected, settings.generator().scenario());
    session.build().updatePairs(variants.stream().map(Variant::pair).toList());
    settings.requireResolved(session, variants);
    return new PairsRun(
            session,
            variants,
            settings,
            Optional.ofNullable(textFile),
            jvmDeviation(settings),
            details.areWanted(),
            folders ->
                PageFiles.add(folders, session.project(), PageFiles.newFile(settings.results())))
        .expecting(expectations)
        .execute();
  }

  private boolean isClientOfAnotherHost(PairModule module) {
    return module.role() == Role.CLIENT
        && host != null
        && !jmhArguments().asksForInformation()
        && (TwoHosts.ofEnvironment().token().isPresent()
            || !Ports.resolve(host).isLoopbackAddress());
  }

  private int runClientOfAnotherHost(Variant variant) {
    var hosts = TwoHosts.ofEnvironment();
    if (hosts.token().isEmpty()) {
      System.err.printf(
          "What the server costs is left out: %s is not set. Start the server with -s, and copy the"
              + " client's command that it prints.%n",
          CountersToken.VARIABLE);
    }
    return measure(List.of(variant), measuring(jmhArguments()).on(hosts));
  }

  private void requireNoMistypedCommand(String word) {
    for (String command : spec.subcommands().keySet()) {
      if (Suggestions.isTypo(word, command)
          && session.project().pairs().stream().noneMatch(it -> it.name().equals(word))) {
        throw UserError.badInput(
            "There is no command or pair named '%s'. Nearest: %s. All commands: benchmark.sh"
                + " --help",
            word, command);
      }
    }
  }

  /** How much JVMs of a pair differ here; only tables of mixed runs use it. */
  private static OptionalDouble jvmDeviation(RunSettings settings) {
    return settings.generator() instanceof MixedGenerator mixed
        ? NoiseFloor.jvmDeviation(
            settings.results(), Place.HERE.machine(), settings.jdk(), mixed.settings().callers())
        : OptionalDouble.empty();
  }

  private int runModule(PairModule module, Variant variant) {
    if (common.hasResults()) {
      throw UserError.badInput(
          "-o is for pairs, and for clients of a server on another host (-s); no other server or"
              + " client keeps results. Use -f FILE for the client's text.");
    }
    if (payload != null) {
      throw UserError.badInput(
          "--payload %s: messages are sent by pairs, which keep them with their results. Name the"
              + " pair.",
          payload);
    }
    if (!expected.isEmpty()) {
      throw UserError.badInput(
          "--expect %s: expectations are for pairs, because a client alone does not know what the"
              + " server costs. Name the pair.",
          expected.get(0));
    }
    if (module.role() == Role.SERVER && hasClientOptions()) {
      throw UserError.badInput(
          "%s takes -m, -s, -p, --jdk and --cpus; the other options are the client's.",
          module.name());
    }
    var jmh = jmhArguments();
    if (jmh.asksForInformation() || module.role() == Role.SERVER) {
      return runModule(module, variant, new JmhGenerator(jmh, scenario.orUsual()));
    }
    if (textFile != null && quick) {
      throw UserError.badInput(
          "-f %s: a client alone prints what --quick measures. Redirect its output instead.",
          textFile);
    }
    return runModule(
        module,
        variant,
        generator(textFile == null ? jmh : jmh.with(JmhOption.OUTPUT, textFile), null));
  }

  private int runModule(PairModule module, Variant variant, LoadGenerator generator) {
    RunSettings settings = settings(generator);
    return new ForegroundRun(
            session,
            module,
            variant,
            module.role() == Role.SERVER && host != null
                ? settings.on(TwoHosts.ofEnvironment().withToken())
                : settings)
        .execute();
  }

  private boolean hasClientOptions() {
    return threads != null
        || forks != null
        || quick
        || textFile != null
        || !classicArguments.isBlank()
        || !session.jmhArguments().isEmpty();
  }

  private JmhArguments jmhArguments() {
    var jmh = JmhArguments.NONE;
    if (threads != null) {
      jmh = jmh.with(JmhOption.THREADS, threads);
    }
    if (forks != null) {
      jmh = jmh.with(JmhOption.FORKS, forks);
    }
    return jmh.classic(classicArguments).given(session.jmhArguments());
  }

  private RunSettings measuring(JmhArguments jmh) {
    Payload message = message(jmh);
    return settings(generator(jmh, message)).sending(message);
  }

  /** The message of the user's own; null for the scenario's. */
  private Payload message(JmhArguments jmh) {
    if (payload == null) {
      return null;
    }
    ChosenScenario.requireTexts(payload, ofPayload(), jmh);
    return Payload.read(payload);
  }

  private Scenario ofPayload() {
    return scenario.chosen().orElse(Scenarios.ECHO);
  }

  private LoadGenerator generator(JmhArguments given, Payload message) {
    Scenario chosen =
        message == null
            ? ChosenScenario.of(scenario.orUsual(), given)
            : ChosenScenario.sending(message, ofPayload());
    JmhArguments jmh =
        message == null ? given : given.withParameter(EchoContract.SIZE, message.size());
    return quick
        ? new MixedGenerator(SliceSettings.of(chosen, jmh), chosen)
        : new JmhGenerator(jmh, chosen);
  }

  private RunSettings settings(LoadGenerator generator) {
    return RunSettings.of(common.jdk(), common.results(session.project()))
        .at(host == null ? Defaults.HOST : host, port == null ? 0 : port)
        .profiling(mode == Mode.PROFILING)
        .measuredBy(generator)
        .pinnedTo(cpus == null ? CpuPinning.NONE : CpuPinning.parse(cpus));
  }
}

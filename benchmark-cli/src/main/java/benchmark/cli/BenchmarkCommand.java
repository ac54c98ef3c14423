// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.machine.CpuPinning;
import benchmark.cli.process.Ports;
import benchmark.cli.project.Build;
import benchmark.cli.project.PairModule;
import benchmark.cli.project.Role;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.ForegroundRun;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.PairsRun;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs one half in the foreground, or pairs one after the other. */
@Command(
    name = "benchmark.sh",
    customSynopsis = {
      "benchmark.sh [options] <half>        one half, in the foreground",
      "       benchmark.sh [options] <pair>...     server, client, table; next pair",
      "       benchmark.sh [options] all           every pair",
      "       benchmark.sh list                    every pair and what it is",
      "       benchmark.sh compare [options] A B   is the difference real?",
      "       benchmark.sh verify [<pair>...]      what pairs carry and withstand",
      "       benchmark.sh codec [<pair>...]       the codec's share of a call",
      "       benchmark.sh new <pair> --dependency GROUP:ARTIFACT:VERSION"
    },
    description =
        "%nMeasures Java RPC: throughput, average time and percentiles of every operation.%n",
    sortOptions = false,
    version = "benchmark 1.0-SNAPSHOT",
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
      "Exit status: 0 success, 1 could not be done, 2 wrong command line, 3 a gate is"
          + " closed, 128 + n ended by signal n (130 is Ctrl-C)."
    })
final class BenchmarkCommand implements Callable<Integer> {

  private final CommandContext session;

  @Parameters(paramLabel = "<half|pair>", arity = "0..*", hidden = true)
  private List<String> names = List.of();

  @Option(
      names = "-m",
      paramLabel = "MODE",
      defaultValue = "benchmark",
      description = "benchmark, or profiling: record both halves with the Flight Recorder.")
  private String mode;

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
      description = "the port (default " + Defaults.PORT + " for a half, a free one for a pair).")
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
      description = "callers at the same time (default " + Defaults.THREADS + ").")
  private Integer threads;

  @Option(
      names = "--forks",
      paramLabel = "N",
      description = "client JVMs for each operation and mode (default " + Defaults.FORKS + ").")
  private Integer forks;

  @Option(
      names = "--quick",
      description =
          "one sampled pass of "
              + Defaults.QUICK_WARMUP_ITERATIONS
              + "x"
              + Defaults.QUICK_WARMUP_SECONDS
              + " s + "
              + Defaults.QUICK_MEASUREMENT_ITERATIONS
              + "x"
              + Defaults.QUICK_MEASUREMENT_SECONDS
              + " s an operation; throughput is derived from it.")
  private boolean quick;

  @Option(
      names = "--cpus",
      paramLabel = "LISTS",
      description = "pin the halves to CPUs: server=0,client=1.")
  private String cpus;

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
          "Name a half or some pairs: benchmark.sh dubbo-kryo. All pairs: benchmark.sh list");
    }
    check();
    Optional<PairModule> half = session.project().half(names.get(0).replaceFirst("@.*", ""));
    if (half.isPresent()) {
      if (names.size() > 1) {
        throw UserError.badInput(
            "%s is a half and runs alone, in the foreground. Start '%s' in another terminal.",
            half.get().name(), names.get(1));
      }
      return runHalf(half.get());
    }
    List<Variant> variants = variants();
    var jmh = jmhArguments();
    if (jmh.asksForInformation()) {
      return runHalf(variants.get(0).pair().client());
    }
    RunSettings settings = settings(jmh);
    new Build(session.project()).updatePairs(variants.stream().map(Variant::pair).toList());
    settings.requireResolved(session.project(), variants);
    return new PairsRun(session, variants, settings, Optional.ofNullable(textFile)).execute();
  }

  private List<Variant> variants() {
    if (names.equals(List.of("all"))) {
      return session.project().pairs().stream()
          .map(pair -> Variant.parse(pair.name(), session.project()))
          .toList();
    }
    return names.stream().map(name -> Variant.parse(name, session.project())).toList();
  }

  private int runHalf(PairModule half) {
    if (common.hasResults()) {
      throw UserError.badInput(
          "-o is for pairs; a half keeps no results. Use -f FILE for the client's text.");
    }
    if (half.role() == Role.SERVER && hasClientOptions()) {
      throw UserError.badInput(
          "%s takes -m, -s, -p, --jdk and --cpus; the other options are the client's.",
          half.name());
    }
    var variant = Variant.parse(half.pair() + overrides(), session.project());
    return new ForegroundRun(
            session, half, variant, settings(jmhArguments()), Optional.ofNullable(textFile))
        .execute();
  }

  private String overrides() {
    int at = names.get(0).indexOf('@');
    return at < 0 ? "" : names.get(0).substring(at);
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
    var jmh = new JmhArguments();
    if (quick) {
      jmh.quick();
    }
    if (threads != null) {
      jmh.option("-t", threads);
    }
    if (forks != null) {
      jmh.option("-f", forks);
    }
    return jmh.classic(classicArguments).given(session.jmhArguments());
  }

  private RunSettings settings(JmhArguments jmh) {
    return new RunSettings(
        host == null ? Defaults.HOST : host,
        port == null ? 0 : port,
        mode.equals("profiling"),
        common.jdk(),
        jmh.toList(),
        common.results(session.project()),
        cpus == null ? CpuPinning.NONE : CpuPinning.parse(cpus));
  }

  private void check() {
    if (!mode.equals("benchmark") && !mode.equals("profiling")) {
      throw UserError.badInput("-m %s: the mode is benchmark or profiling.", mode);
    }
    if (port != null && (port < 1 || port > 65_535)) {
      throw UserError.badInput("-p %d: a port is a number from 1 to 65535.", port);
    }
    requirePositive("-t", "number of threads", threads);
    requirePositive("--forks", "number of forks", forks);
    if (host != null) {
      Ports.resolve(host);
    }
  }

  private static void requirePositive(String option, String what, Integer value) {
    if (value != null && value < 1) {
      throw UserError.badInput("%s %d: the %s is a whole number from 1 on.", option, value, what);
    }
  }
}

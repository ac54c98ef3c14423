// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.Defaults;
import benchmark.cli.compare.Conditions;
import benchmark.cli.compare.NoiseFloor;
import benchmark.cli.error.UserError;
import benchmark.cli.process.Ports;
import benchmark.cli.run.ChosenScenario;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.CountersAccess;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.JmhGenerator;
import benchmark.cli.run.JmhOption;
import benchmark.cli.run.LoadGenerator;
import benchmark.cli.run.Payload;
import benchmark.cli.run.RunSettings;
import benchmark.cli.slices.SliceGenerator;
import benchmark.contract.EchoContract;
import benchmark.contract.Scenario;
import java.util.OptionalDouble;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a run: how it measures, what, and where its other side is. */
public final class RunOptions {

  /** What a run is for. */
  private enum Mode {
    BENCHMARK,
    /** Flight recordings; what is measured beside them is not a result. */
    PROFILING
  }

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
          "the server's host (default "
              + Defaults.HOST
              + "); a server listens only on loopback unless this says otherwise.")
  private String host;

  @Option(
      names = "-p",
      paramLabel = "PORT",
      converter = NumberConverters.Port.class,
      description = "the port (default " + Defaults.PORT + "; a free one for a pair).")
  private Integer port;

  @Option(
      names = "-a",
      paramLabel = "ARGS",
      defaultValue = "",
      description =
          "extra client arguments as one word: --warmupIterations=N --warmupTime=S"
              + " --measurementIterations=N --measurementTime=S --resultFormat=json, or JMH's own.")
  private String classicArguments;

  @Mixin private Callers callers;

  @Option(
      names = "--forks",
      paramLabel = "N",
      description = "client JVMs for each operation and mode (default " + Defaults.FORKS + ").")
  private Integer forks;

  @Option(
      names = "--quick",
      description =
          "at most a minute per pair: one JVM measures all operations in turn, in short slices.")
  private boolean quick;

  @Mixin private Slicing slicing;

  @Mixin private PayloadOption payload;

  @Mixin private PartsOption parts;

  @Mixin private CpuOptions cpuOptions;

  @Mixin private PlacesOptions places;

  /**
   * Makes sure that the host, if one is given, has an address.
   *
   * @throws UserError if not: exit status 2
   */
  public void requireHost() {
    if (host != null) {
      Ports.resolve(host);
    }
  }

  public boolean hasHost() {
    return host != null;
  }

  /** Whether the server is a process that somebody else started, maybe on another host. */
  public boolean hasServerElsewhere() {
    return host != null
        && (CountersAccess.ofEnvironment().token().isPresent()
            || !Ports.resolve(host).isLoopbackAddress());
  }

  public boolean isQuick() {
    return quick;
  }

  /**
   * For a server or a client that runs alone.
   *
   * @throws UserError if several are asked for: exit status 2
   */
  public void requireNoParts(String module) {
    if (parts.isGiven()) {
      throw UserError.badInput(
          "--servers, --clients: %s runs alone, in the foreground. Name the pair.", module);
    }
  }

  /**
   * Refuses what a module cannot do whose results nobody keeps.
   *
   * @throws UserError if something is asked for that only pairs have: exit status 2
   */
  public void requireNothingOfPairs(String module) {
    if (places.areGiven()) {
      throw UserError.badInput(
          "--server, --client and --address: %s runs alone, in this terminal. Name the pair.",
          module);
    }
    if (cpuOptions.hasResults()) {
      throw UserError.badInput(
          "-o is for pairs, and for clients of a server on another host (-s); no other server or"
              + " client keeps results. Use -f FILE for the client's text.");
    }
    if (payload.file().isPresent()) {
      throw UserError.badInput(
          "--payload %s: messages are sent by pairs, which keep them with their results. Name the"
              + " pair.",
          payload.file().get());
    }
  }

  /** Whether something is given that only a client can use. */
  public boolean hasClientOptions() {
    return callers.number().isPresent()
        || forks != null
        || quick
        || slicing.isGiven()
        || !classicArguments.isBlank();
  }

  /** JMH's arguments, in whatever way the user gives them. */
  public JmhArguments jmh(CommandContext context) {
    JmhArguments jmh = callers.jmh();
    if (forks != null) {
      jmh = jmh.with(JmhOption.FORKS, forks);
    }
    return jmh.classic(classicArguments).given(context.jmhArguments());
  }

  /** What measures by JMH's own words, whatever the others say. */
  public LoadGenerator byJmh(CommandContext context) {
    return new JmhGenerator(jmh(context), payload.scenario().orUsual());
  }

  /** A run of pairs, or of a client whose server is elsewhere. */
  public RunSettings measuring(CommandContext context) {
    JmhArguments jmh = jmh(context);
    Payload message = payload.message(jmh);
    RunSettings run = settings(context, generator(jmh, message)).withPayload(message);
    if (run.parts().areMultiple() && !quick) {
      throw UserError.badInput(
          "%s are measured in slices, and this run is JMH's. Add --quick, or leave out --servers"
              + " and --clients.",
          run.parts().inWords());
    }
    return run;
  }

  /** The settings of anything that measures. */
  public RunSettings settings(CommandContext context, LoadGenerator generator) {
    if (places.areGiven() && host != null) {
      throw UserError.badInput(
          "-s %s: it is for a server or a client that runs alone. For a server at another place"
              + " give --address.",
          host);
    }
    RunSettings run = parts.of(cpuOptions.run(context, places));
    return run.withAddress(host == null ? run.host() : host, port == null ? 0 : port)
        .withProfiling(mode == Mode.PROFILING)
        .measuredBy(generator);
  }

  /** How much JVMs of a pair differ here; only tables of mixed runs use it. */
  public static OptionalDouble jvmDeviation(RunSettings settings) {
    return settings.generator() instanceof SliceGenerator mixed
        ? NoiseFloor.jvmDeviation(
            settings.results(),
            Conditions.ofQuickRuns(settings, mixed.settings()),
            mixed.settings().keys())
        : OptionalDouble.empty();
  }

  /**
   * What measures.
   *
   * @param message user-supplied; null for those of the scenario
   */
  public LoadGenerator generator(JmhArguments given, Payload message) {
    Scenario chosen =
        message == null
            ? ChosenScenario.of(payload.scenario().orUsual(), given)
            : payload.scenario(message);
    JmhArguments jmh =
        message == null ? given : given.withParameter(EchoContract.SIZE, message.size());
    if (quick) {
      return new SliceGenerator(slicing.ofSlices(chosen, jmh), chosen);
    }
    ScenarioOption.requireCalls(chosen, "JMH measures calls");
    return new JmhGenerator(slicing.ofJmh(chosen, jmh), chosen);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.cli.process.Place;
import benchmark.cli.process.Ports;
import benchmark.cli.project.JavaCommand;
import benchmark.cli.project.PairModule;
import benchmark.cli.project.Role;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.StoredRun;
import benchmark.launch.CountersToken;
import benchmark.launch.EntryPoint;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Runs a server or a client in the foreground: the terminal is its own. */
public final class ForegroundRun {

  private final CommandContext context;
  private final PairModule module;
  private final Variant variant;
  private final RunSettings settings;
  private final LoadGenerator generator;
  private final JvmLauncher launcher;
  private final Consumer<StoredRun> measured;

  /**
   * A run to come.
   *
   * @param variant the overrides, of the pair that the module belongs to
   * @param measured is given what a client has measured, before its files are deleted
   */
  public ForegroundRun(
      CommandContext context,
      PairModule module,
      Variant variant,
      RunSettings settings,
      Consumer<StoredRun> measured) {
    this.measured = measured;
    this.context = context;
    this.module = module;
    this.variant = variant;
    this.settings = settings;
    this.generator = settings.generatorOf(variant);
    this.launcher = new JvmLauncher(context, variant, settings);
  }

  /** Runs until the process ends, and returns its exit status. */
  public int execute() {
    int port = settings.port() == 0 ? Defaults.PORT : settings.port();
    if (module.role() == Role.SERVER) {
      Place.HERE.requireFree(settings.host(), port, variant.pair().ports());
    }
    context.build().update(List.of(module));
    JavaCommand command = launcher.begin(module.role(), port);
    return module.role() == Role.SERVER ? server(command, port) : client(command);
  }

  private int server(JavaCommand command, int port) {
    if (settings.profiling()) {
      String file = module.name() + ".jfr";
      command.property(LaunchProperties.SERVER_RECORDING, here().resolve(file));
      warnOfProfiling(file);
    }
    Optional<CountersToken> token = settings.countersAccess().flatMap(CountersAccess::token);
    if (token.isEmpty()) {
      return run(command, EntryPoint.SERVER, List.of(), Map.of());
    }
    int counters = CountersAccess.countersPort(port, variant);
    Place.HERE.requireFree(settings.host(), counters, 1);
    command.property(LaunchProperties.REMOTE_COUNTERS, counters);
    System.err.printf(
        "The client's command, which also shows what the server costs:%n  %s=%s ./benchmark.sh"
            + " -s %s -p %d %s%n",
        CountersToken.VARIABLE,
        token.get().text(),
        reachable(settings.host()),
        port,
        clientWords());
    return run(
        command, EntryPoint.SERVER, List.of(), Map.of(CountersToken.VARIABLE, token.get().text()));
  }

  /** A name for other hosts: a server that listens at all addresses has none of these. */
  private static String reachable(String host) {
    try {
      return Ports.resolve(host).isAnyLocalAddress()
          ? InetAddress.getLocalHost().getHostName()
          : host;
    } catch (UnknownHostException nameless) {
      return host;
    }
  }

  /** The client with the server's overrides, as a shell takes it. */
  private String clientWords() {
    String pair = variant.pair().name();
    String words = variant.pair().client().name() + variant.label().substring(pair.length());
    return words.matches("[A-Za-z0-9@=,._/:+-]+") ? words : "'" + words.replace("'", "'\\''") + "'";
  }

  private int client(JavaCommand command) {
    context.tellLeftOut(variant, generator.scenario().operationNames());
    if (settings.profiling()) {
      command.property(LaunchProperties.CLIENT_RECORDINGS, here());
      warnOfProfiling(RunFiles.CLIENT_RECORDINGS);
    }
    try (var results = new ClientResults(variant, settings, context.userCommand())) {
      results.requestedFrom(command);
      int status =
          generator.main() == EntryPoint.JMH
              ? run(command, generator.main(), generator.arguments(), Map.of())
              : results.drive(
                  context.children(), words(command, generator.main(), generator.arguments()));
      context.interruption().check();
      if (status == ExitStatus.SUCCESS) {
        results.measured().ifPresent(measured);
      }
      return status;
    }
  }

  private int run(
      JavaCommand command,
      EntryPoint main,
      List<String> arguments,
      Map<String, String> environment) {
    try (var child =
        Place.HERE.inForeground(context.children(), words(command, main, arguments), environment)) {
      int status = child.awaitExit();
      context.interruption().check();
      return status;
    }
  }

  private List<String> words(JavaCommand command, EntryPoint main, List<String> arguments) {
    return command.build(launcher.classpath(module.role()), main, arguments);
  }

  private static Path here() {
    return Path.of("").toAbsolutePath();
  }

  private static void warnOfProfiling(String files) {
    System.err.printf(
        "Profiling: the Flight Recorder writes %s to %s. Results taken under a profiler are not a"
            + " measurement.%n",
        files, here());
  }
}

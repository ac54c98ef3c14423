// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.cli.process.ChildProcess;
import benchmark.cli.process.Place;
import benchmark.cli.project.PairModule;
import benchmark.cli.project.Role;
import benchmark.cli.project.SideCommand;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.ShellWords;
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

/**
 * Runs a server or a client in the foreground: the terminal is its own.
 *
 * @param variant the overrides, of the pair that the module belongs to
 * @param measured is given what a client has measured, before its files are deleted
 */
public record ForegroundRun(
    CommandContext context,
    PairModule module,
    Variant variant,
    RunSettings settings,
    Consumer<StoredRun> measured) {

  /**
   * Why a program cannot take the place of a client that JMH measures: the beginning of a sentence.
   */
  public static final String JMH = "JMH runs in a JVM";

  /** Runs until the process ends, and returns its exit status. */
  public int execute() {
    variant.requireNothingMade("Certificates and caches are made for runs with both sides");
    LoadGenerator generator = settings.generatorOf(variant);
    int port = settings.places().port() == 0 ? Defaults.PORT : settings.places().port();
    if (module.role() == Role.SERVER) {
      Place.LOCAL.requireFree(settings.host(), port, variant.pair().ports());
    }
    if (module.role() == Role.CLIENT && generator.main() == EntryPoint.JMH) {
      variant.requireCallingJvm(JMH);
    }
    context.update(List.of(variant), List.of(module.role()));
    var launcher = new JvmLauncher(context, variant, settings);
    return module.role() == Role.SERVER
        ? server(launcher, port)
        : client(launcher, port, generator);
  }

  private int server(JvmLauncher launcher, int port) {
    SideCommand command = launcher.begin(Role.SERVER, port);
    if (settings.profiling()) {
      String file = module.name() + ".jfr";
      command.property(LaunchProperties.SERVER_RECORDING, here().resolve(file));
      warnOfProfiling(file);
    }
    Optional<CountersToken> token =
        settings.places().countersAccess().flatMap(CountersAccess::token);
    if (token.isPresent()) {
      int counters = CountersAccess.countersPort(port, variant);
      Place.LOCAL.requireFree(settings.host(), counters, 1);
      command.property(LaunchProperties.REMOTE_COUNTERS, counters);
      System.err.printf(
          "The client's command, which also shows what the server costs:%n  %s=%s %s%n",
          CountersToken.VARIABLE,
          token.get().text(),
          ShellWords.benchmark("-s", reachable(settings.host()), "-p", port, clientVariant()));
    }
    return run(
        command.build(launcher.classpath(Role.SERVER), EntryPoint.SERVER, List.of()),
        token.map(it -> Map.of(CountersToken.VARIABLE, it.text())).orElse(Map.of()));
  }

  /** A name for other hosts: a server that listens at all addresses has none of these. */
  private static String reachable(String host) {
    try {
      return InetAddress.getByName(host).isAnyLocalAddress()
          ? InetAddress.getLocalHost().getHostName()
          : host;
    } catch (UnknownHostException nameless) {
      return host;
    }
  }

  /** The client with the server's overrides. */
  private String clientVariant() {
    String pair = variant.pair().name();
    return variant.pair().client().name() + variant.label().substring(pair.length());
  }

  private int client(JvmLauncher launcher, int port, LoadGenerator generator) {
    SideCommand command =
        launcher.begin(Role.CLIENT, port).property(LaunchProperties.FOREIGN_SERVER, true);
    context.warnAboutUnsupportedOperations(variant, generator.scenario().operationNames());
    if (settings.profiling()) {
      command.property(LaunchProperties.CLIENT_RECORDINGS, here());
      warnOfProfiling(RunFiles.CLIENT_RECORDINGS);
    }
    try (var results = new ClientResults(variant, settings, context.userCommand())) {
      results.requestedFrom(command);
      List<String> words =
          command.build(launcher.classpath(Role.CLIENT), generator.main(), generator.arguments());
      int status =
          generator.main() == EntryPoint.JMH
              ? run(words, Map.of())
              : results.drive(context.children(), words);
      context.interruption().check();
      if (status == ExitStatus.SUCCESS) {
        results.measured().ifPresent(measured);
      }
      return status;
    }
  }

  private int run(List<String> command, Map<String, String> environment) {
    try (var child = ChildProcess.inForeground(context.children(), command, environment)) {
      int status = child.awaitExit();
      context.interruption().check();
      return status;
    }
  }

  private static Path here() {
    return Path.of("").toAbsolutePath();
  }

  private static void warnOfProfiling(String files) {
    System.err.printf(
        "Profiling: the Flight Recorder writes %s to %s. Results under a profiler are not"
            + " measurements.%n",
        files, here());
  }
}

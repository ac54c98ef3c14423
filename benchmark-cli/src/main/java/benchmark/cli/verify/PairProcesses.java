// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.process.Child;
import benchmark.cli.process.Children;
import benchmark.cli.process.Place;
import benchmark.cli.project.Classpath;
import benchmark.cli.project.JavaCommand;
import benchmark.cli.project.Role;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.SideSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.topology.Endpoint;
import benchmark.cli.topology.LogTail;
import benchmark.cli.topology.Meter;
import benchmark.cli.topology.Part;
import benchmark.cli.topology.Readiness;
import benchmark.cli.topology.RunningPart;
import benchmark.contract.Contract;
import benchmark.launch.EntryPoint;
import benchmark.launch.Failure;
import benchmark.launch.LaunchProperties;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Starts the servers and clients that verify one pair. Each keeps its log in the pair's folder.
 * Either side can be one that has gained a field: its classes come before those of the pair.
 */
final class PairProcesses {

  /** Processes that live for seconds are quick to start. */
  private static final List<String> FLAGS = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private final Children children;
  private final Variant variant;
  private final JvmLauncher command;
  private final List<Contract<?>> contracts;
  private final Path dir;
  private final String host;
  private final int callTimeoutMillis;

  /**
   * Prepares.
   *
   * @param contracts those that the pair is verified for
   * @param dir an existing folder for this pair's files
   * @param callTimeoutMillis after which a call fails, unless the variant says otherwise
   */
  PairProcesses(
      CommandContext context,
      Variant variant,
      RunSettings settings,
      List<Contract<?>> contracts,
      Path dir,
      int callTimeoutMillis) {
    this.children = context.children();
    this.variant = variant;
    this.command = new JvmLauncher(context, variant, settings);
    this.contracts = contracts;
    this.dir = dir;
    this.host = settings.host();
    this.callTimeoutMillis = callTimeoutMillis;
  }

  /** A file in the pair's folder. */
  Path file(String name) {
    return dir.resolve(name);
  }

  /** The log of a server or a client. */
  Path log(String name) {
    return file(name + ".log");
  }

  /** Why a client or a plain server has failed; empty if it has not told. */
  Optional<Failure> failure(String name) {
    return Failure.read(failureFile(name));
  }

  private Path failureFile(String name) {
    return file(name + ".failure");
  }

  /** The last output of a server or a client. */
  String said(String name) {
    return LogTail.lastOf(log(name)).strip();
  }

  /** Starts a server that takes part in the suite, and waits until it is ready. */
  RunningPart server(String name, int port, List<Path> before) {
    return start(
        name,
        port,
        begin(Role.SERVER, port, before)
            .property(LaunchProperties.CONFORMANCE, true)
            .property(LaunchProperties.COUNTERS, true)
            .build(behind(before, Role.SERVER), EntryPoint.SERVER, List.of()));
  }

  /** Starts a server that tells its memory, with flags of its own only. */
  RunningPart countedServer(String name, int port) {
    return start(
        name,
        port,
        command
            .begin(Role.SERVER, port)
            .property(LaunchProperties.COUNTERS, true)
            .property(LaunchProperties.GAUGES, true)
            .build(command.classpath(Role.SERVER), EntryPoint.SERVER, List.of()));
  }

  /** A client that knows the memory of such a server. */
  int countingClient(String name, RunningPart server, int port, int seconds, String... words) {
    List<String> java =
        command
            .begin(Role.CLIENT, port)
            .property(
                LaunchProperties.COUNTERS_PORT,
                server.endpoint().orElseThrow().countersPort().orElse(0))
            .property(LaunchProperties.GAUGES, true)
            .build(command.classpath(Role.CLIENT), EntryPoint.CONFORMANCE, List.of(words));
    try (var client = Place.HERE.start(children, java, log(name), log(name), text -> {})) {
      return awaitExit(client, seconds);
    }
  }

  /** Starts a server that only serves the contracts, and waits until it is ready. */
  RunningPart plainServer(String name, int port) {
    return start(
        name,
        port,
        begin(Role.SERVER, port, List.of())
            .property(LaunchProperties.FAILURE, failureFile(name))
            .build(command.classpath(Role.SERVER), EntryPoint.SERVER, List.of()));
  }

  private RunningPart start(String name, int port, List<String> words) {
    var server =
        new Part(
            name,
            variant.pair().server().name(),
            Place.HERE,
            Optional.of(new Endpoint(host, port, variant.pair().ports())),
            running -> words,
            Readiness.READY_LINE,
            Meter.NONE,
            Part.Output.TO_LOG,
            true);
    return RunningPart.start(children, server, dir);
  }

  /** A client that runs the whole suite against a server; it ends when the server does. */
  int suite(
      RunningPart server,
      int port,
      Path findings,
      int randomFrames,
      int seconds,
      Consumer<String> progress) {
    List<String> words =
        begin(Role.CLIENT, port, List.of())
            .property(
                LaunchProperties.COUNTERS_PORT,
                server.endpoint().orElseThrow().countersPort().orElse(0))
            .property(LaunchProperties.SERVER_LOG, log("server"))
            .property(LaunchProperties.RANDOM_FRAMES, randomFrames)
            .property(LaunchProperties.CONTRACTS, namesOfContracts())
            .build(
                command.classpath(Role.CLIENT),
                EntryPoint.CONFORMANCE,
                List.of("suite", findings.toString()));
    try (var client =
        Place.HERE.start(
            children, words, file("client.out"), log("client"), text -> lastLine(text, progress))) {
      server.onExit(client::stop);
      return awaitExit(client, seconds);
    }
  }

  /** A client that does what its words say. */
  int client(String name, int port, List<Path> before, int seconds, String... words) {
    return client(name, port, before, seconds, text -> {}, words);
  }

  /** The same to somebody who listens. */
  int client(
      String name,
      int port,
      List<Path> before,
      int seconds,
      Consumer<String> listener,
      String... words) {
    List<String> java =
        begin(Role.CLIENT, port, before)
            .property(LaunchProperties.FAILURE, failureFile(name))
            .property(LaunchProperties.CONTRACTS, namesOfContracts())
            .build(behind(before, Role.CLIENT), EntryPoint.CONFORMANCE, List.of(words));
    try (var client = Place.HERE.start(children, java, log(name), log(name), listener)) {
      return awaitExit(client, seconds);
    }
  }

  private JavaCommand begin(Role role, int port, List<Path> before) {
    JavaCommand java = command.begin(role, port);
    if (!before.isEmpty()) {
      java.property(LaunchProperties.EVOLVED, true); // for pairs whose messages are not the beans
    }
    SideSettings side = variant.side(role);
    if (!side.properties().containsKey(LaunchProperties.TIMEOUT_MILLIS.name())) {
      java.property(LaunchProperties.TIMEOUT_MILLIS, callTimeoutMillis);
    }
    return side.jvmFlags().isEmpty() ? java.flags(FLAGS) : java;
  }

  private String namesOfContracts() {
    return contracts.stream().map(Contract::name).collect(Collectors.joining(","));
  }

  private Classpath behind(List<Path> before, Role role) {
    var jars = new ArrayList<>(before);
    jars.addAll(command.classpath(role).jars());
    return new Classpath(jars);
  }

  private static int awaitExit(Child child, int seconds) {
    CompletableFuture<Void> deadline =
        CompletableFuture.runAsync(
            child::stop, CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS));
    try {
      return child.awaitExit();
    } finally {
      deadline.cancel(false);
    }
  }

  private static void lastLine(String text, Consumer<String> progress) {
    text.lines()
        .filter(line -> !line.isBlank())
        .reduce((first, second) -> second)
        .ifPresent(progress);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.process.ChildProcess;
import benchmark.cli.process.Place;
import benchmark.cli.process.Workspace;
import benchmark.cli.project.Classpath;
import benchmark.cli.project.Role;
import benchmark.cli.project.SideCommand;
import benchmark.cli.project.VariantKey;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.Placement;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.SideSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.run.Workspaces;
import benchmark.cli.topology.Endpoint;
import benchmark.cli.topology.LogTail;
import benchmark.cli.topology.Part;
import benchmark.cli.topology.Readiness;
import benchmark.cli.topology.RunningPart;
import benchmark.contract.Contract;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Findings;
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
import java.util.stream.Stream;

/**
 * Starts the servers and clients that verify one pair, where they are to run. Each keeps its log in
 * the pair's folder. Either side can be one that has gained a field: its classes come before those
 * of the pair.
 */
final class PairProcesses implements AutoCloseable {

  /** Processes that live for seconds are quick to start. */
  private static final List<String> FLAGS = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private final CommandContext context;
  private final Variant variant;
  private final RunSettings settings;
  private final JvmLauncher command;
  private final List<Contract<?>> contracts;
  private final Path dir;
  private final Placement places;
  private final Workspaces workspaces;
  private final int callTimeoutMillis;
  private final Optional<Integer> portBehindGateway;

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
    this(context, variant, settings, contracts, dir, callTimeoutMillis, Optional.empty());
  }

  private PairProcesses(
      CommandContext context,
      Variant variant,
      RunSettings settings,
      List<Contract<?>> contracts,
      Path dir,
      int callTimeoutMillis,
      Optional<Integer> portBehindGateway) {
    this.context = context;
    this.variant = variant;
    this.settings = settings;
    this.command = new JvmLauncher(context, variant, settings);
    this.contracts = contracts;
    this.dir = dir;
    this.places = settings.places();
    this.workspaces = new Workspaces(places, dir);
    for (Role role : Role.values()) { // now, because several are started at once later
      workspaces.of(role.suffix());
      if (places.areApart()) {
        workspaces.token(role.suffix());
      }
    }
    this.callTimeoutMillis = callTimeoutMillis;
    this.portBehindGateway = portBehindGateway;
  }

  /**
   * The processes of another variant, with clients that call a gateway in front of a server's port.
   */
  PairProcesses throughGateway(Variant other, int serverPort) {
    return new PairProcesses(
        context, other, settings, contracts, dir, callTimeoutMillis, Optional.of(serverPort));
  }

  Variant variant() {
    return variant;
  }

  List<Contract<?>> contracts() {
    return contracts;
  }

  /** A file in the pair's folder. */
  Path file(String name) {
    return dir.resolve(name);
  }

  /** Finds the first port of a server: its own, and one more for counters that others ask for. */
  int freePort() {
    int ports = variant.pair().ports() + (places.areApart() ? 1 : 0);
    return places.server().freePorts(settings.host(), ports);
  }

  /** The log of a server or a client. */
  Path log(String name) {
    return file(name + ".log");
  }

  /** Why a plain server has failed; empty if it has not told. */
  Optional<Failure> failure(String server) {
    if (places.server().failureReason().isEmpty()) {
      workspace(Role.SERVER).collect(failureFile(server));
    }
    return Failure.read(file(failureFile(server)));
  }

  private static String failureFile(String name) {
    return name + ".failure";
  }

  private Workspace workspace(Role role) {
    return workspaces.of(role.suffix());
  }

  private Path there(Role role, String name) {
    return workspace(role).file(name);
  }

  /** The last output of a server or a client. */
  String said(String name) {
    return LogTail.lastOf(log(name)).strip();
  }

  /** Starts a server that takes part in the suite, and waits until it is ready. */
  RunningPart server(String name, int port, List<Path> before) {
    SideCommand java =
        begin(Role.SERVER, port, before)
            .property(LaunchProperties.CONFORMANCE, true)
            .property(LaunchProperties.COUNTERS, true);
    if (places.areApart()) {
      java.property(LaunchProperties.REMOTE_COUNTERS, port + variant.pair().ports())
          .property(LaunchProperties.COUNTERS_TOKEN, workspaces.token(Part.SERVER));
    }
    return start(name, port, java.build(behind(before, Role.SERVER), EntryPoint.SERVER, List.of()));
  }

  /** Starts a server that reports its memory, with flags of its own only. */
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
    return run(name, java, seconds, text -> {});
  }

  /** Starts a server that only serves the contracts, and waits until it is ready. */
  RunningPart plainServer(String name, int port) {
    return start(
        name,
        port,
        begin(Role.SERVER, port, List.of())
            .property(LaunchProperties.FAILURE, there(Role.SERVER, failureFile(name)))
            .build(behind(List.of(), Role.SERVER), EntryPoint.SERVER, List.of()));
  }

  private RunningPart start(String name, int port, List<String> words) {
    var server =
        new Part(
            name,
            variant.pair().server().name(),
            places.server(),
            Optional.of(new Endpoint(settings.host(), port, variant.pair().ports())),
            running -> words,
            Readiness.READY_LINE,
            Part.Output.TO_LOG,
            true);
    return RunningPart.start(context.children(), server, dir);
  }

  /** Whether the client that runs the suite can read the server's log, which is kept here. */
  boolean clientReadsLogs() {
    return places.client() == Place.LOCAL;
  }

  /**
   * A client that runs the whole suite against a server; it ends when the server does.
   *
   * @param findings the name of the file that takes them
   */
  int suite(
      RunningPart server,
      int port,
      String findings,
      int randomFrames,
      int seconds,
      Consumer<String> progress) {
    SideCommand java =
        begin(Role.CLIENT, port, List.of())
            .property(
                LaunchProperties.COUNTERS_PORT,
                server.endpoint().orElseThrow().countersPort().orElse(0))
            .property(LaunchProperties.RANDOM_FRAMES, randomFrames)
            .property(LaunchProperties.CONTRACTS, namesOfContracts());
    if (clientReadsLogs()) {
      java.property(LaunchProperties.SERVER_LOG, log("server"));
    }
    if (places.areApart()) {
      java.property(LaunchProperties.COUNTERS_HOST, settings.host())
          .property(LaunchProperties.COUNTERS_TOKEN, workspaces.token(Part.CLIENT));
    }
    List<String> words =
        java.build(
            behind(List.of(), Role.CLIENT),
            EntryPoint.CONFORMANCE,
            List.of("suite", there(Role.CLIENT, findings).toString()));
    try (var client =
        places
            .client()
            .start(
                context.children(),
                words,
                file("client.out"),
                log("client"),
                text -> lastLine(text, progress))) {
      server.child().onExit(client::stop);
      int status = awaitExit(client, seconds);
      collect(findings);
      return status;
    }
  }

  /** A client that only tells by its exit status whether all is well. */
  int client(String name, int port, int seconds, String word) {
    return client(name, port, List.of(), seconds, text -> {}, List.of(word));
  }

  /**
   * What a client finds that does what a word says; a file of its name takes it.
   *
   * @param before classes of a newer client
   * @param listener learns what it prints
   * @param more words behind the file
   */
  List<Finding> find(
      String name,
      int port,
      List<Path> before,
      int seconds,
      Consumer<String> listener,
      String word,
      String... more) {
    String findings = name + ".tsv";
    var words = new ArrayList<>(List.of(word, there(Role.CLIENT, findings).toString()));
    words.addAll(List.of(more));
    client(name, port, before, seconds, listener, words);
    collect(findings);
    return Findings.read(file(findings)).findings();
  }

  private int client(
      String name,
      int port,
      List<Path> before,
      int seconds,
      Consumer<String> listener,
      List<String> words) {
    List<String> java =
        begin(Role.CLIENT, port, before)
            .property(LaunchProperties.CONTRACTS, namesOfContracts())
            .build(behind(before, Role.CLIENT), EntryPoint.CONFORMANCE, words);
    return run(name, java, seconds, listener);
  }

  private int run(String name, List<String> java, int seconds, Consumer<String> listener) {
    try (var client =
        places.client().start(context.children(), java, log(name), log(name), listener)) {
      return awaitExit(client, seconds);
    }
  }

  private void collect(String findings) {
    places.requireReachable();
    workspace(Role.CLIENT).collect(findings);
  }

  private SideCommand begin(Role role, int port, List<Path> before) {
    SideCommand java = command.begin(role, port);
    if (!before.isEmpty()) {
      java.property(LaunchProperties.EVOLVED, true); // for pairs whose messages are not the beans
    }
    if (role == Role.CLIENT) {
      portBehindGateway.ifPresent(
          behind -> java.property(LaunchProperties.PORT_BEHIND_GATEWAY, behind));
    }
    SideSettings side = variant.side(role);
    if (!side.properties().containsKey(LaunchProperties.TIMEOUT_MILLIS.name())
        && !side.settings().containsKey(VariantKey.TIMEOUT)) {
      java.property(LaunchProperties.TIMEOUT_MILLIS, callTimeoutMillis);
    }
    boolean hasFlags = !side.jvmFlags().isEmpty() || !side.keyFlags(variant.pair()).isEmpty();
    return hasFlags ? java : java.flags(FLAGS);
  }

  private String namesOfContracts() {
    return contracts.stream().map(Contract::name).collect(Collectors.joining(","));
  }

  private Classpath behind(List<Path> before, Role role) {
    List<Path> own = command.classpath(role).jars();
    List<Path> jars = Stream.concat(before.stream(), own.stream()).toList();
    return new Classpath(places.of(role).share(jars));
  }

  private static int awaitExit(ChildProcess child, int seconds) {
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

  /** Removes what is at other places. */
  @Override
  public void close() {
    workspaces.close();
  }
}

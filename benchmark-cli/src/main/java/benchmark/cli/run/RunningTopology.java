// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.machine.Activity;
import benchmark.cli.machine.Disturbance;
import benchmark.cli.machine.JavaOptions;
import benchmark.cli.machine.Machine;
import benchmark.cli.process.Child;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Place;
import benchmark.cli.project.GitState;
import benchmark.cli.project.JavaCommand;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Role;
import benchmark.cli.results.Json;
import benchmark.cli.results.PairParameter;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.SliceFacts;
import benchmark.cli.topology.Endpoint;
import benchmark.cli.topology.LogTail;
import benchmark.cli.topology.Meter;
import benchmark.cli.topology.Part;
import benchmark.cli.topology.Readiness;
import benchmark.cli.topology.RunningPart;
import benchmark.cli.topology.Topology;
import benchmark.launch.EntryPoint;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The parts of a variant's run, which are its server and its client, a gateway between them if the
 * variant has one, or the client alone; and the folder of the run: start, then {@link
 * #requireMeasured} once the client has been led to its end, then {@link #finish} in any case. For
 * one thread.
 */
public final class RunningTopology {

  private final Variant variant;
  private final RunSettings settings;
  private final LoadGenerator generator;
  private final GitState commit;
  private final CommandContext context;
  private final Place place = Place.HERE;
  private final Machine machine = place.machine();
  private final Instant start = place.now();
  private final JvmLauncher command;
  private final RunFolder folder;
  private final Endpoint endpoint;
  private final Optional<Endpoint> gateway;

  private Topology topology = new Topology(List.of());
  private Map<String, String> hashes = Map.of();
  private Activity before;
  private Disturbance disturbance;

  /**
   * Creates the folder and picks the port; nothing runs yet.
   *
   * @param commit the project's, for the record
   * @throws UserError if the run cannot begin
   */
  public RunningTopology(
      Variant variant, RunSettings settings, GitState commit, CommandContext context) {
    context.interruption().check();
    this.variant = variant;
    this.settings = settings;
    this.generator = settings.generatorOf(variant);
    this.commit = commit;
    this.context = context;
    command = new JvmLauncher(context, variant, settings);
    endpoint = new Endpoint(settings.host(), port(), variant.pair().ports());
    gateway =
        variant
            .gateway()
            .map(it -> new Endpoint(settings.host(), place.freePorts(settings.host(), 1), 1));
    folder = RunFolder.create(settings.results(), variant.fileName());
  }

  private int port() {
    int ports = variant.pair().ports();
    if (settings.countersAccess().isPresent()) {
      return settings.port() == 0 ? Defaults.PORT : settings.port();
    }
    if (settings.port() == 0) {
      return place.freePorts(settings.host(), ports);
    }
    place.requireFree(settings.host(), settings.port(), ports);
    return settings.port();
  }

  /**
   * Starts the server, if it is not on another host, waits until it is ready, and starts the
   * client.
   *
   * @param output takes the client's standard output piece by piece, in a thread of its own
   * @throws UserError if the server does not become ready
   */
  public void start(Consumer<String> output) {
    hashes = command.hashes();
    topology =
        new Topology(
            settings.countersAccess().isPresent()
                ? List.of(client(output))
                : Stream.of(Stream.of(server()), gateway().stream(), Stream.of(client(output)))
                    .flatMap(parts -> parts)
                    .toList());
    try {
      topology.start(context.children(), folder.path());
    } catch (UserError failure) {
      throw VersionFailure.explain(
          variant, context.project(), failure, file(RunFiles.failure(Part.SERVER)));
    }
    before = place.activity();
  }

  /** The client's process. */
  public Child client() {
    return topology.part(Part.CLIENT).child();
  }

  /** The id of the server's process, which is another one after a restart; 0 if it is elsewhere. */
  public long serverPid() {
    RunningPart server = topology.part(Part.SERVER);
    return server == null ? 0 : server.pid();
  }

  /**
   * Ends the server, and starts it again at the same ports.
   *
   * @param number of the restart, from 1 on: its log is in a folder of its own
   * @param kill whether it is killed, and not asked to end
   * @throws UserError if it does not become ready again
   */
  public void restartServer(int number, boolean kill) {
    Path logs = folder.file("restart-" + number);
    try {
      Files.createDirectories(logs);
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Check disk space.", logs, e.getMessage());
    }
    topology.restart(context.children(), Part.SERVER, logs, kill);
  }

  /** Whether a part has ended that is to last as long as the run. */
  public boolean hasEndedPart() {
    try {
      topology.requireAlive();
      return false;
    } catch (UserError ended) {
      return true;
    }
  }

  /** What all parts of this run have used so far, by their meters: CPU time. */
  public Duration cpuTime() {
    return topology.running().stream()
        .flatMap(part -> part.use().cpu().stream())
        .reduce(Duration.ZERO, Duration::plus);
  }

  /**
   * Makes sure that a client which has ended has measured something.
   *
   * @param status its exit status
   * @throws UserError if it has not, or the server has ended
   */
  public void requireMeasured(int status) {
    Path log = file(RunFiles.log(Part.CLIENT));
    topology.requireAlive();
    if (status > ExitStatus.SIGNAL_BASE) {
      throw UserError.failure(
          "%s was killed (exit status %d). The last lines of its log:%n%s",
          variant.pair().client().name(), status, LogTail.of(log));
    }
    if (status != 0) {
      throw VersionFailure.explain(
          variant,
          context.project(),
          UserError.failure(
              "%s failed (exit status %d). It says:%n%s",
              variant.pair().client().name(), status, LogTail.lastOf(log)),
          folder.file(RunFiles.failure(Part.CLIENT)));
    }
    if (!Files.exists(folder.file(RunFiles.JMH_RESULTS))) {
      throw UserError.failure(
          "%s measured nothing. It says:%n%s",
          variant.pair().client().name(), LogTail.lastOf(folder.file(generator.outputFile())));
    }
  }

  /**
   * Stops what still runs, writes the record, and gives the folder the name of a good run.
   *
   * @param mixture how one JVM measured all operations; null if each had JVMs of its own
   */
  public Path finish(SliceFacts mixture) {
    stop();
    PairParameter.add(folder.file(RunFiles.JMH_RESULTS), variant.label());
    record(mixture, null);
    return folder.succeed();
  }

  /**
   * Stops what still runs, writes the record, and gives the folder the name of a run that failed.
   *
   * @param failure why
   * @return what to throw: the failure with the folder, or that the user has interrupted the run
   */
  public RuntimeException fail(RuntimeException failure) {
    RuntimeException cause =
        context.interruption().isCauseOfFailure() ? new InterruptedByUserException() : failure;
    stop();
    record(null, cause);
    Path kept = folder.fail();
    return cause instanceof UserError error ? new RunFailed(error.getMessage(), kept) : cause;
  }

  private void stop() {
    if (before != null) {
      disturbance = Disturbance.between(before, place.activity());
    }
    topology.close();
    variant.gateway().ifPresent(it -> it.tidyUp(folder.path()));
  }

  private Path file(String name) {
    return folder.file(name);
  }

  private Part server() {
    return new Part(
        Part.SERVER,
        variant.pair().server().name(),
        place,
        Optional.of(endpoint),
        running -> serverCommand(Optional.ofNullable(running.get(Part.SERVER))),
        Readiness.READY_LINE,
        Meter.PROCESS,
        Part.Output.TO_LOG,
        true);
  }

  /**
   * The server's command.
   *
   * @param before where the one was whose place it takes; empty for the first one
   */
  private List<String> serverCommand(Optional<Endpoint> before) {
    JavaCommand server =
        command
            .begin(Role.SERVER, endpoint.port())
            .property(LaunchProperties.FAILURE, file(RunFiles.failure(Part.SERVER)))
            .property(LaunchProperties.FACTS, file(RunFiles.facts(Part.SERVER)))
            .property(LaunchProperties.COUNTERS, true);
    if (generator.scenario().work() > 0) {
      server.property(LaunchProperties.SHARES, file(RunFiles.SERVER_SHARES));
    }
    if (settings.profiling()) {
      server.property(LaunchProperties.SERVER_RECORDING, file(RunFiles.SERVER_RECORDING));
    }
    before
        .flatMap(it -> it.countersPort().stream().boxed().findFirst())
        .ifPresent(it -> server.property(LaunchProperties.COUNTERS_PORT, it));
    return server.build(command.classpath(Role.SERVER), EntryPoint.SERVER, List.of());
  }

  private Optional<Part> gateway() {
    return variant
        .gateway()
        .map(
            it ->
                it.part(
                    place,
                    gateway.orElseThrow(),
                    endpoint,
                    settings.cpus(),
                    folder.path(),
                    command.jdk(Role.SERVER)));
  }

  private Part client(Consumer<String> output) {
    return new Part(
        Part.CLIENT,
        variant.pair().client().name(),
        place,
        Optional.empty(),
        running -> clientCommand(Optional.ofNullable(running.get(Part.SERVER))),
        Readiness.AT_ONCE,
        Meter.PROCESS,
        new Part.Output(Optional.of(generator.outputFile()), output),
        false);
  }

  /**
   * The client's command.
   *
   * @param server empty if it is on another host
   */
  private List<String> clientCommand(Optional<Endpoint> server) {
    JavaCommand client =
        command
            .begin(Role.CLIENT, gateway.orElse(endpoint).port())
            .property(LaunchProperties.FAILURE, file(RunFiles.failure(Part.CLIENT)))
            .property(LaunchProperties.FACTS, file(RunFiles.facts(Part.CLIENT)))
            .property(LaunchProperties.RESULTS, file(RunFiles.JMH_RESULTS))
            .property(LaunchProperties.TABLE, file(RunFiles.JMH_TEXT))
            .property(LaunchProperties.SLICES, file(RunFiles.SLICES))
            .property(LaunchProperties.COSTS, file(RunFiles.COSTS));
    if (server.isPresent()) {
      client.property(LaunchProperties.COUNTERS_PORT, server.get().countersPort().orElse(0));
    } else if (settings.countersAccess().flatMap(CountersAccess::token).isPresent()) {
      client
          .property(LaunchProperties.COUNTERS_HOST, settings.host())
          .property(
              LaunchProperties.COUNTERS_PORT,
              CountersAccess.countersPort(endpoint.port(), variant));
    }
    if (gateway.isPresent()) {
      client
          .property(LaunchProperties.PORT_BEHIND_GATEWAY, endpoint.port())
          .property(LaunchProperties.GATEWAY_PID, (int) topology.part(Part.GATEWAY).pid())
          .property(
              LaunchProperties.GATEWAY_COUNTERS_PORT,
              topology.part(Part.GATEWAY).endpoint().orElseThrow().countersPort().orElse(0));
    }
    if (settings.payload() != null) {
      settings.payload().sendBy(client, variant.pair(), folder.path());
    }
    if (settings.profiling()) {
      client.property(LaunchProperties.CLIENT_RECORDINGS, folder.path());
    }
    return client.build(command.classpath(Role.CLIENT), generator.main(), generator.arguments());
  }

  /** Whether a message in JSON is sent as one text. */
  private boolean isAsText() {
    return settings.payload() != null && settings.payload().losesTree(variant.pair());
  }

  private void record(SliceFacts mixture, RuntimeException failure) {
    int status =
        failure == null
            ? 0
            : failure instanceof UserError error ? error.status() : ExitStatus.INTERRUPTED;
    Json.write(
        folder.file(RunFiles.RECORD),
        new RunRecord(
            variant.label(),
            variant.pair().name(),
            context.userCommand(),
            settings.isProfiled(),
            settings.cpus().lists(),
            commit,
            command.modules(),
            hashes,
            command.jdk(Role.CLIENT),
            otherJdks(),
            JavaOptions.ofThisProcess(),
            folder.takeFacts(List.of(Part.SERVER, Part.CLIENT)),
            topology.commandLines(),
            machine,
            start,
            place.now(),
            readySeconds(),
            mixture,
            isAsText(),
            disturbance,
            status,
            failure == null ? null : failure.getMessage()));
  }

  /** The server's JDK, unless it is the client's or the server is on another host. */
  private Map<String, Jdk> otherJdks() {
    Jdk server = command.jdk(Role.SERVER);
    return settings.countersAccess().isPresent() || server.equals(command.jdk(Role.CLIENT))
        ? Map.of()
        : Map.of(Part.SERVER, server);
  }

  private Double readySeconds() {
    RunningPart server = topology.part(Part.SERVER);
    return server == null ? null : server.startup().toMillis() / 1000.0;
  }
}

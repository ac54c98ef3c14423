// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.machine.Disturbance;
import benchmark.cli.machine.JavaOptions;
import benchmark.cli.machine.Machine;
import benchmark.cli.process.Child;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Ports;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Role;
import benchmark.cli.results.Json;
import benchmark.cli.results.Mixture;
import benchmark.cli.results.PairParameter;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.RunRecord;
import benchmark.launch.EntryPoint;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The server and the client of a variant and the folder of their run: start, then {@link
 * #requireMeasured} once the client has been led to its end, then {@link #finish} in any case. For
 * one thread.
 */
public final class RunningPair {

  private final Variant variant;
  private final RunSettings settings;
  private final LoadGenerator generator;
  private final GitState commit;
  private final CommandContext session;
  private final Machine machine = Machine.now();
  private final Instant start = Instant.now();
  private final JvmLauncher command;
  private final RunFolder folder;
  private final int port;

  private ServerProcess server;
  private Child client;
  private Map<String, String> hashes = Map.of();
  private List<String> serverCommand = List.of();
  private List<String> clientCommand;
  private Double readySeconds;
  private Disturbance.Watch watch;
  private Disturbance disturbance;

  /**
   * Creates the folder and picks the port; nothing runs yet.
   *
   * @param commit the project's, for the record
   * @throws UserError if the run cannot begin
   */
  public RunningPair(
      Variant variant, RunSettings settings, GitState commit, CommandContext session) {
    session.interruption().check();
    this.variant = variant;
    this.settings = settings;
    this.generator = settings.generatorOf(variant);
    this.commit = commit;
    this.session = session;
    command = new JvmLauncher(session, variant, settings);
    if (settings.twoHosts().isPresent()) {
      port = settings.port() == 0 ? Defaults.PORT : settings.port();
    } else if (settings.port() == 0) {
      port = Ports.free(settings.host(), variant.pair().ports());
    } else {
      port = settings.port();
      Ports.requireFree(settings.host(), port, variant.pair().ports());
    }
    folder = RunFolder.create(settings.results(), variant.fileName());
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
    if (settings.twoHosts().isPresent()) {
      clientCommand = clientCommand(settings.twoHosts().get());
    } else {
      serverCommand = serverCommand();
      Instant launch = Instant.now();
      server = startServer();
      readySeconds = Duration.between(launch, Instant.now()).toMillis() / 1000.0;
      clientCommand =
          clientCommand(
              clientProperties().property(LaunchProperties.COUNTERS_PORT, server.countersPort()));
    }
    client =
        Child.logged(
            session.children(),
            clientCommand,
            folder.file(generator.outputFile()),
            folder.file(RunFiles.CLIENT_LOG),
            output);
    if (server != null) {
      server.onExit(client::stop);
    }
    watch = Disturbance.begin();
  }

  /** The client's process. */
  public Child client() {
    return client;
  }

  /** The ids of the processes of server and client; of those that run on this host. */
  public List<Long> pids() {
    return server == null ? List.of(client.pid()) : List.of(server.pid(), client.pid());
  }

  /**
   * Makes sure that a client which has ended has measured something.
   *
   * @param status its exit status
   * @throws UserError if it has not, or the server has ended
   */
  public void requireMeasured(int status) {
    Path log = folder.file(RunFiles.CLIENT_LOG);
    if (server != null) {
      server.requireAlive();
    }
    if (status > ExitStatus.SIGNAL_BASE) {
      throw UserError.failure(
          "%s was killed (exit status %d). The last lines of its log:%n%s",
          variant.pair().client().name(), status, LogTail.of(log));
    }
    if (status != 0) {
      throw VersionFailure.explain(
          variant,
          UserError.failure(
              "%s failed (exit status %d). It says:%n%s",
              variant.pair().client().name(), status, LogTail.lastOf(log)),
          folder.file(RunFiles.CLIENT_FAILURE));
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
  public Path finish(Mixture mixture) {
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
        session.interruption().isCauseOfFailure() ? new InterruptedByUserException() : failure;
    stop();
    record(null, cause);
    Path kept = folder.fail();
    return cause instanceof UserError error ? new RunFailed(error.getMessage(), kept) : cause;
  }

  private void stop() {
    if (watch != null) {
      disturbance = watch.end();
    }
    if (client != null) {
      client.close();
    }
    if (server != null) {
      server.close();
    }
  }

  private ServerProcess startServer() {
    Path log = folder.file(RunFiles.SERVER_LOG);
    try {
      return ServerProcess.start(
          session.children(), variant.pair().server().name(), serverCommand, log);
    } catch (UserError failure) {
      throw VersionFailure.explain(variant, failure, folder.file(RunFiles.SERVER_FAILURE));
    }
  }

  private List<String> serverCommand() {
    var server =
        command
            .begin(Role.SERVER, port)
            .property(LaunchProperties.FAILURE, folder.file(RunFiles.SERVER_FAILURE))
            .property(LaunchProperties.FACTS, folder.file(RunFiles.SERVER_FACTS))
            .property(LaunchProperties.COUNTERS, true);
    if (generator.scenario().work() > 0) {
      server.property(LaunchProperties.SHARES, folder.file(RunFiles.SERVER_SHARES));
    }
    if (settings.profiling()) {
      server.property(LaunchProperties.SERVER_RECORDING, folder.file(RunFiles.SERVER_RECORDING));
    }
    return server.build(command.classpath(Role.SERVER), EntryPoint.SERVER, List.of());
  }

  /** The client of a server on another host. */
  private List<String> clientCommand(TwoHosts hosts) {
    JavaCommand client = clientProperties();
    if (hosts.token().isPresent()) {
      client
          .property(LaunchProperties.COUNTERS_HOST, settings.host())
          .property(LaunchProperties.COUNTERS_PORT, TwoHosts.countersPort(port, variant));
    }
    return clientCommand(client);
  }

  private JavaCommand clientProperties() {
    JavaCommand client =
        command
            .begin(Role.CLIENT, port)
            .property(LaunchProperties.FAILURE, folder.file(RunFiles.CLIENT_FAILURE))
            .property(LaunchProperties.FACTS, folder.file(RunFiles.CLIENT_FACTS))
            .property(LaunchProperties.RESULTS, folder.file(RunFiles.JMH_RESULTS))
            .property(LaunchProperties.TABLE, folder.file(RunFiles.JMH_TEXT))
            .property(LaunchProperties.COSTS, folder.file(RunFiles.COSTS));
    if (settings.payload() != null) {
      folder.write(RunFiles.PAYLOAD, settings.payload().text());
      client.property(LaunchProperties.PAYLOAD, folder.file(RunFiles.PAYLOAD));
    }
    if (settings.profiling()) {
      client.property(LaunchProperties.CLIENT_RECORDINGS, folder.path());
    }
    return client;
  }

  private List<String> clientCommand(JavaCommand client) {
    return client.build(command.classpath(Role.CLIENT), generator.main(), generator.arguments());
  }

  private void record(Mixture mixture, RuntimeException failure) {
    int status =
        failure == null
            ? 0
            : failure instanceof UserError error ? error.status() : ExitStatus.INTERRUPTED;
    Json.write(
        folder.file(RunFiles.RECORD),
        new RunRecord(
            variant.label(),
            variant.pair().name(),
            session.userCommand(),
            settings.profiling(),
            settings.cpus().lists(),
            commit,
            command.modules(),
            hashes,
            variant.jdk().orElse(settings.jdk()),
            JavaOptions.ofThisProcess(),
            folder.takeFacts(),
            serverCommand,
            clientCommand,
            machine,
            start,
            Instant.now(),
            readySeconds,
            mixture,
            disturbance,
            status,
            failure == null ? null : failure.getMessage()));
  }
}

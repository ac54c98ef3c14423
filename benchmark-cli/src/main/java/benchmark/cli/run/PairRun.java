// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.Machine;
import benchmark.cli.process.Child;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Ports;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Role;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.RunRecord;
import benchmark.cli.status.Progress;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import benchmark.launch.EntryPoint;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One run of a variant: starts the server, waits until it is ready, runs the client, stops the
 * server, and leaves a folder with everything in it.
 */
public final class PairRun {

  private final Variant variant;
  private final RunSettings settings;
  private final LoadGenerator generator;
  private final GitState commit;
  private final CommandContext session;

  /**
   * A run to come.
   *
   * @param commit the project's, for the record
   */
  public PairRun(Variant variant, RunSettings settings, GitState commit, CommandContext session) {
    this.variant = variant;
    this.settings = settings;
    this.generator = settings.generatorOf(variant);
    this.commit = commit;
    this.session = session;
  }

  /**
   * Runs and returns the folder of the results.
   *
   * @param stage what the status line says of this run
   * @throws RunFailed if it could not be measured; its folder then ends in .failed and says why
   * @throws UserError if it could not begin
   */
  public Path execute(StatusLine status, ProgressContext stage) {
    var machine = Machine.now();
    var start = Instant.now();
    session.interruption().check();
    int port = settings.port();
    if (port == 0) {
      port = Ports.free(settings.host(), variant.pair().ports());
    } else {
      Ports.requireFree(settings.host(), port, variant.pair().ports());
    }
    var attempt =
        new Attempt(RunFolder.create(settings.results(), variant.fileName()), machine, start, port);
    try (var progress = new Progress(status, stage)) {
      attempt.measure(progress);
      return attempt.finish(null);
    } catch (RuntimeException failure) {
      RuntimeException cause =
          session.interruption().requested() ? new InterruptedByUserException() : failure;
      Path folder = attempt.finish(cause);
      if (cause instanceof UserError error) {
        throw new RunFailed(error.getMessage(), folder);
      }
      throw cause;
    }
  }

  /** The state of one execution. */
  private final class Attempt {

    private final RunFolder folder;
    private final Machine machine;
    private final Instant start;
    private final JvmLauncher command = new JvmLauncher(session, variant, settings);
    private final int port;

    private List<String> serverCommand;
    private List<String> clientCommand;
    private Double readySeconds;

    Attempt(RunFolder folder, Machine machine, Instant start, int port) {
      this.folder = folder;
      this.machine = machine;
      this.start = start;
      this.port = port;
    }

    void measure(Progress progress) {
      serverCommand = serverCommand();
      Instant launch = Instant.now();
      try (var server = startServer()) {
        readySeconds = Duration.between(launch, Instant.now()).toMillis() / 1000.0;
        clientCommand = clientCommand(server.countersPort());
        runClient(server, progress);
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

    private void runClient(ServerProcess server, Progress progress) {
      Path text = folder.file(generator.textFile());
      Path log = folder.file(RunFiles.CLIENT_LOG);
      try (var client =
          Child.logged(
              session.children(), clientCommand, text, log, generator.follow(progress::at))) {
        server.onExit(client::stop);
        int status = client.awaitExit();
        server.requireAlive();
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
        if (!Files.exists(folder.file(generator.resultsFile()))) {
          throw UserError.failure(
              "%s measured nothing. It says:%n%s",
              variant.pair().client().name(), LogTail.lastOf(text));
        }
      }
    }

    private List<String> serverCommand() {
      var server =
          command
              .begin(Role.SERVER, port)
              .property(LaunchProperties.FAILURE, folder.file(RunFiles.SERVER_FAILURE))
              .property(LaunchProperties.COUNTERS, true);
      if (settings.profiling()) {
        server.property(LaunchProperties.SERVER_RECORDING, folder.file(RunFiles.SERVER_RECORDING));
      }
      return server.build(command.classpath(Role.SERVER), EntryPoint.SERVER, List.of());
    }

    private List<String> clientCommand(int countersPort) {
      var client =
          command
              .begin(Role.CLIENT, port)
              .property(LaunchProperties.FAILURE, folder.file(RunFiles.CLIENT_FAILURE))
              .property(LaunchProperties.RESULTS, folder.file(generator.resultsFile()))
              .property(LaunchProperties.COSTS, folder.file(RunFiles.COSTS))
              .property(LaunchProperties.COUNTERS_PORT, countersPort);
      if (settings.profiling()) {
        client.property(LaunchProperties.CLIENT_RECORDINGS, folder.path());
      }
      return client.build(command.classpath(Role.CLIENT), generator.main(), generator.arguments());
    }

    private Path finish(RuntimeException failure) {
      Map<String, String> modules = new TreeMap<>();
      for (Role role : Role.values()) {
        modules.putAll(command.classpath(role).versions());
      }
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
              modules,
              variant.jdk().orElse(settings.jdk()),
              serverCommand,
              clientCommand,
              machine,
              start,
              Instant.now(),
              readySeconds,
              status,
              failure == null ? null : failure.getMessage()));
      return failure == null ? folder.succeed() : folder.fail();
    }
  }
}

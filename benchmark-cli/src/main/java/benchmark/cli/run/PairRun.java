// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.Machine;
import benchmark.cli.process.Child;
import benchmark.cli.process.Children;
import benchmark.cli.process.Interruption;
import benchmark.cli.process.Ports;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Project;
import benchmark.cli.project.Role;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.RunRecord;
import benchmark.cli.status.JmhOutput;
import benchmark.cli.status.Progress;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
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
  private final List<String> userCommand;
  private final Project project;
  private final GitState commit;
  private final Children children;
  private final Interruption interruption;

  /**
   * Prepares a run.
   *
   * @param userCommand the words that the user gave, for the record
   */
  public PairRun(
      Variant variant,
      RunSettings settings,
      List<String> userCommand,
      Project project,
      GitState commit,
      Children children,
      Interruption interruption) {
    this.variant = variant;
    this.settings = settings;
    this.userCommand = userCommand;
    this.project = project;
    this.commit = commit;
    this.children = children;
    this.interruption = interruption;
  }

  /**
   * Runs.
   *
   * @param stage what the status line says of this run
   * @return the finished run's folder
   * @throws UserError if it cannot be measured; its folder then ends in .failed and says why
   */
  public Path execute(StatusLine status, ProgressContext stage) {
    var machine = Machine.now();
    var start = Instant.now();
    interruption.check();
    int port = settings.port();
    if (port == 0) {
      port = Ports.free(settings.host());
    } else {
      Ports.requireFree(settings.host(), port);
    }
    var attempt =
        new Attempt(RunFolder.create(settings.results(), variant.fileName()), machine, start, port);
    try (var progress = new Progress(status, stage)) {
      attempt.measure(progress);
      return attempt.finish(null);
    } catch (RuntimeException failure) {
      RuntimeException cause = interruption.requested() ? interrupted() : failure;
      Path folder = attempt.finish(cause);
      if (cause instanceof UserError error) {
        throw UserError.failure(
            "%s%nEverything of the run is kept in %s", error.getMessage(), folder);
      }
      throw cause;
    }
  }

  private RuntimeException interrupted() {
    try {
      interruption.check();
      return new IllegalStateException("not interrupted");
    } catch (RuntimeException byUser) {
      return byUser;
    }
  }

  /** The state of one execution. */
  private final class Attempt {

    private final RunFolder folder;
    private final Machine machine;
    private final Instant start;
    private final JvmLauncher command = new JvmLauncher(project, variant, settings);
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
        return ServerProcess.start(children, variant.pair().server().name(), serverCommand, log);
      } catch (UserError failure) {
        throw VersionFailure.explain(variant, failure, log);
      }
    }

    private void runClient(ServerProcess server, Progress progress) {
      var output = new JmhOutput(progress::at);
      try (var client =
          Child.logged(
              children,
              clientCommand,
              folder.file(RunFiles.JMH_TEXT),
              folder.file(RunFiles.CLIENT_LOG),
              output::accept)) {
        server.onExit(client::stop);
        int status = client.awaitExit();
        server.requireAlive();
        if (status > ExitStatus.SIGNAL_BASE) {
          throw UserError.failure(
              "%s was killed (exit status %d). The last lines of its log:%n%s",
              variant.pair().client().name(), status, LogTail.of(folder.file(RunFiles.CLIENT_LOG)));
        }
        if (status != 0) {
          Path log = folder.file(RunFiles.CLIENT_LOG);
          throw VersionFailure.explain(
              variant,
              UserError.failure(
                  "%s failed (exit status %d). It says:%n%s",
                  variant.pair().client().name(), status, LogTail.lastOf(log)),
              log);
        }
        if (!Files.exists(folder.file(RunFiles.JMH_RESULTS))) {
          throw UserError.failure(
              "JMH measured nothing. It says:%n%s", LogTail.lastOf(folder.file(RunFiles.JMH_TEXT)));
        }
      }
    }

    private List<String> serverCommand() {
      var server = command.begin(Role.SERVER, port).property(LaunchProperties.COUNTERS, true);
      if (settings.profiling()) {
        server.property(LaunchProperties.SERVER_RECORDING, folder.file(RunFiles.SERVER_RECORDING));
      }
      return server.build(command.classpath(Role.SERVER), Role.SERVER.main(), List.of());
    }

    private List<String> clientCommand(int countersPort) {
      var client =
          command
              .begin(Role.CLIENT, port)
              .property(LaunchProperties.RESULTS, folder.file(RunFiles.JMH_RESULTS))
              .property(LaunchProperties.COSTS, folder.file(RunFiles.COSTS))
              .property(LaunchProperties.COUNTERS_PORT, countersPort);
      if (settings.profiling()) {
        client.property(LaunchProperties.CLIENT_RECORDINGS, folder.path());
      }
      var arguments = new ArrayList<>(settings.jmhArguments());
      variant.threads().ifPresent(threads -> replace(arguments, "-t", Integer.toString(threads)));
      return client.build(command.classpath(Role.CLIENT), Role.CLIENT.main(), arguments);
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
              userCommand,
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

  private static void replace(List<String> arguments, String flag, String value) {
    int at = arguments.indexOf(flag);
    if (at >= 0) {
      arguments.set(at + 1, value);
    } else {
      arguments.addAll(List.of(flag, value));
    }
  }
}

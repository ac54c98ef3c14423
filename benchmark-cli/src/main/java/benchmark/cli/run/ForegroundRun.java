// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.cli.process.Child;
import benchmark.cli.process.JavaCommand;
import benchmark.cli.process.Ports;
import benchmark.cli.project.Build;
import benchmark.cli.project.PairModule;
import benchmark.cli.project.Role;
import benchmark.cli.results.RunFiles;
import benchmark.launch.LaunchProperties;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs one half in the foreground: the terminal is the half's. */
public final class ForegroundRun {

  private final CommandContext session;
  private final PairModule half;
  private final Variant variant;
  private final RunSettings settings;
  private final Optional<Path> textFile;

  public ForegroundRun(
      CommandContext session,
      PairModule half,
      Variant variant,
      RunSettings settings,
      Optional<Path> textFile) {
    this.session = session;
    this.half = half;
    this.variant = variant;
    this.settings = settings;
    this.textFile = textFile;
  }

  /** Runs until the half ends, and returns its exit status. */
  public int execute() {
    int port = settings.port() == 0 ? Defaults.PORT : settings.port();
    if (half.role() == Role.SERVER) {
      Ports.requireFree(settings.host(), port);
    }
    new Build(session.project()).update(List.of(half));
    var halfCommand = new JvmLauncher(session.project(), variant, settings);
    JavaCommand command = halfCommand.begin(half.role(), port);
    return half.role() == Role.SERVER ? server(halfCommand, command) : client(halfCommand, command);
  }

  private int server(JvmLauncher halfCommand, JavaCommand command) {
    if (settings.profiling()) {
      String file = half.name() + ".jfr";
      command.property(LaunchProperties.SERVER_RECORDING, here().resolve(file));
      warnOfProfiling(file);
    }
    return run(halfCommand, command, List.of());
  }

  private int client(JvmLauncher halfCommand, JavaCommand command) {
    var arguments = new ArrayList<>(settings.jmhArguments());
    textFile.ifPresent(file -> arguments.addAll(List.of("-o", file.toString())));
    if (settings.profiling()) {
      command.property(LaunchProperties.CLIENT_RECORDINGS, here());
      warnOfProfiling(RunFiles.CLIENT_RECORDINGS);
    }
    try (var results = new ClientResults(variant, settings, session.userCommand())) {
      results.requestedFrom(command);
      int status = run(halfCommand, command, arguments);
      if (status == 0) {
        System.out.print(results.toText());
      }
      return status;
    }
  }

  private int run(JvmLauncher halfCommand, JavaCommand command, List<String> arguments) {
    try (var child =
        Child.inForeground(
            session.children(),
            command.build(halfCommand.classpath(half.role()), half.role().main(), arguments))) {
      int status = child.awaitExit();
      session.interruption().check();
      return status;
    }
  }

  private static Path here() {
    return Path.of("").toAbsolutePath();
  }

  private static void warnOfProfiling(String files) {
    System.err.printf(
        "Profiling: the Flight Recorder writes %s to %s. Figures taken under a profiler are no"
            + " measurement.%n",
        files, here());
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.JvmEnvironment;
import benchmark.cli.machine.Machine;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.process.Folders;
import benchmark.cli.process.Place;
import benchmark.cli.project.Role;
import benchmark.cli.project.SideCommand;
import benchmark.cli.results.ConnectionCounts;
import benchmark.cli.results.Observed;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunOrigin;
import benchmark.cli.results.RunProcesses;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.SliceFacts;
import benchmark.cli.results.StoredRun;
import benchmark.cli.status.Progress;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.Terminal;
import benchmark.cli.topology.Part;
import benchmark.launch.ExitStatus;
import benchmark.launch.JvmFacts;
import benchmark.launch.LaunchProperties;
import benchmark.launch.ObservedFacts;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a client that runs by itself says besides JMH's table, in a temporary folder. Its server is
 * a process that it knows nothing of, maybe on another host: what the server costs is missing.
 */
final class ClientResults implements AutoCloseable {

  private final Machine machine = Place.LOCAL.machine();
  private final Instant start = Instant.now();
  private final Variant variant;
  private final RunSettings settings;
  private final List<String> userCommand;
  private final LoadGenerator generator;
  private final Path folder;
  private SliceFacts slices;

  /**
   * Creates the folder.
   *
   * @param userCommand the words that the user gave
   */
  ClientResults(Variant variant, RunSettings settings, List<String> userCommand) {
    this.variant = variant;
    this.settings = settings;
    this.userCommand = userCommand;
    this.generator = settings.generatorOf(variant);
    try {
      folder = Files.createTempDirectory("benchmark-client-");
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot create a folder for temporary files: %s. Check disk space, or point TMPDIR"
              + " elsewhere.",
          e.getMessage());
    }
  }

  /** Lets a client write its results. */
  void requestedFrom(SideCommand client) {
    client
        .property(LaunchProperties.RESULTS, folder.resolve(RunFiles.JMH_RESULTS))
        .property(LaunchProperties.TABLE, folder.resolve(RunFiles.JMH_TEXT))
        .property(LaunchProperties.SLICES, folder.resolve(RunFiles.SLICES))
        .property(LaunchProperties.COSTS, folder.resolve(RunFiles.COSTS))
        .property(LaunchProperties.FACTS, folder.resolve(RunFiles.facts(Part.CLIENT)))
        .property(LaunchProperties.OBSERVED, folder.resolve(RunFiles.observed(Part.CLIENT)));
  }

  /**
   * Runs a client that must be driven, prints JMH's table and what the client says on standard
   * error.
   *
   * @return its exit status
   */
  int drive(ChildProcesses children, List<String> command) {
    Path log = folder.resolve(RunFiles.log(Part.CLIENT));
    var status = StatusLine.ofThisProcess();
    try (var progress = new Progress(status, ProgressContext.of("", variant.label() + "  ", 0))) {
      var driver = generator.driver(PartCounts.ONE, progress::at);
      try (var client =
          Place.LOCAL.start(
              children,
              command,
              folder.resolve(generator.outputFile()),
              log,
              piece -> driver.accept(0, piece))) {
        slices = driver.drive(List.of(client), folder);
        return client.awaitExit();
      }
    } finally {
      print(log, System.err);
      print(folder.resolve(RunFiles.JMH_TEXT), Terminal.stream());
    }
  }

  /** Whatever its bytes are; one that cannot be read hides no failure. */
  private static void print(Path file, PrintStream out) {
    try {
      if (Files.exists(file)) {
        Files.copy(file, out);
        out.flush();
      }
    } catch (IOException e) {
      System.err.printf("%s cannot be read: %s%n", file, e);
    }
  }

  /** What was measured; empty if nothing was. */
  Optional<StoredRun> measured() {
    return Files.exists(folder.resolve(RunFiles.JMH_RESULTS))
        ? Optional.of(StoredRun.of(folder, record()))
        : Optional.empty();
  }

  private RunRecord record() {
    return new RunRecord(
        variant.label(),
        variant.pair().name(),
        userCommand,
        new RunOrigin(null, machine, start, Instant.now(), null, Map.of()),
        new RunRecord.Libraries(Map.of(), Map.of()),
        new RunProcesses(
            settings.cpus().lists(),
            settings.jdk(Role.CLIENT, variant.client()),
            Map.of(),
            JvmEnvironment.ofThisProcess(),
            JvmFacts.read(folder.resolve(RunFiles.facts(Part.CLIENT)))
                .map(facts -> Map.of(Part.CLIENT, facts))
                .orElse(Map.of()),
            Map.of()),
        new RunRecord.Course(
            settings.isProfiled(),
            null,
            slices,
            null,
            false,
            observed(),
            ExitStatus.SUCCESS,
            null));
  }

  private Observed observed() {
    return new Observed(
        ObservedFacts.read(folder.resolve(RunFiles.observed(Part.CLIENT)))
            .map(facts -> Map.of(Part.CLIENT, facts))
            .orElse(Map.of()),
        Map.of(),
        ConnectionCounts.read(folder.resolve(RunFiles.COSTS)));
  }

  @Override
  public void close() {
    try {
      Folders.delete(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.JvmEnvironment;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Lifeline;
import benchmark.cli.process.Place;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.ShellWords;
import benchmark.launch.ExitStatus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.model.Model;
import org.apache.maven.model.io.xpp3.MavenXpp3Writer;

/** The Maven on the PATH, run on the JDK of this process. It lives no longer than this process. */
record Maven(ChildProcesses children) {

  /**
   * Runs Maven on the pom of a folder, shows the user how far it is, and waits for it.
   *
   * @param log where its output goes
   * @param shownLines how many of the first lines of errors the message shows
   * @throws UserError if there is no Maven or it fails
   * @throws InterruptedByUserException if the user has ended this process meanwhile
   */
  void run(Path dir, Path log, int shownLines, List<String> arguments) {
    String pom = dir.resolve("pom.xml").toString();
    var maven = new ArrayList<>(List.of(executable(), "-B", "-f", pom));
    maven.addAll(arguments);
    List<String> command = JvmEnvironment.ofMaven();
    command.add("JAVA_HOME=" + System.getProperty("java.home"));
    command.addAll(Lifeline.around(maven));
    StatusLine line = StatusLine.ofThisProcess();
    int status;
    try (var child = Place.LOCAL.start(children, command, log, log, new MavenProgress(line)::add)) {
      status = child.awaitExit();
    } finally {
      line.clear();
    }
    children.check();
    if (status == ExitStatus.INTERRUPTED) { // Ctrl-C has reached it first
      throw new InterruptedByUserException();
    }
    if (status != ExitStatus.SUCCESS) {
      throw UserError.failure(
          "The build failed (%s: exit status %d). Full log: %s. Errors:%n%s",
          ShellWords.of(maven), status, log, errors(log, shownLines));
    }
  }

  /**
   * Resolves the libraries of a pom that is made for that: writes it into a folder as pom.xml, and
   * the paths of their jars as classpath. Maven's output is in resolve.log there.
   *
   * @param shownLines as of {@link #run}
   * @throws IOException if the folder cannot be written to
   * @throws UserError if there is no Maven or it fails
   */
  void resolve(Path dir, Model pom, int shownLines, List<String> options) throws IOException {
    Path resolved = dir.resolve("classpath");
    Files.createDirectories(dir);
    Files.deleteIfExists(resolved);
    try (var out = Files.newBufferedWriter(dir.resolve("pom.xml"))) {
      new MavenXpp3Writer().write(out, pom);
    }
    var arguments = new ArrayList<>(options);
    arguments.addAll(List.of("-Dmdep.outputFile=" + resolved, "dependency:build-classpath"));
    run(dir, dir.resolve("resolve.log"), shownLines, arguments);
  }

  /** The first errors; of a Maven that has not begun, and so does not mark them, the last lines. */
  static String errors(Path log, int shown) {
    try {
      List<String> lines =
          new String(Files.readAllBytes(log), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.isBlank())
              .toList();
      List<String> errors =
          lines.stream()
              .filter(line -> line.startsWith("[ERROR]") || line.startsWith("[FATAL]"))
              .filter(line -> !line.matches(".*ERROR\\S*\\s*"))
              .limit(shown)
              .toList();
      return String.join(
          System.lineSeparator(),
          errors.isEmpty()
              ? lines.subList(Math.max(0, lines.size() - shown), lines.size())
              : errors);
    } catch (IOException e) {
      return "(the log cannot be read: " + e.getMessage() + ")";
    }
  }

  private static String executable() {
    return Place.LOCAL
        .find("mvn")
        .orElseThrow(
            () ->
                UserError.failure(
                    "Maven is needed to build, and there is no mvn on the PATH. Install Maven 3.6.3"
                        + " or newer."));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The Maven on the PATH, run on the JDK of this process. */
final class Maven {

  private final Path dir;

  /** Maven to be run in a folder. */
  Maven(Path dir) {
    this.dir = dir;
  }

  /**
   * Runs Maven quietly and waits for it.
   *
   * @param log where its output goes
   * @param shownLines how many of the first lines of errors the message shows
   * @throws UserError if there is no Maven or it fails
   */
  void run(Path log, int shownLines, List<String> arguments) {
    var command = new ArrayList<String>(List.of(executable().toString(), "-q", "-B"));
    command.add("-Dspotless.check.skip=true");
    command.addAll(arguments);
    var builder = new ProcessBuilder(command).directory(dir.toFile()).redirectErrorStream(true);
    builder.redirectOutput(log.toFile()).redirectInput(new File("/dev/null"));
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    try {
      int status = builder.start().waitFor();
      if (status != 0) {
        throw UserError.failure(
            "The build failed (%s). Its whole output is in %s; it says:%n%s",
            String.join(" ", command), log, errors(log, shownLines));
      }
    } catch (IOException e) {
      throw UserError.failure("Cannot run Maven: %s.", e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw UserError.failure("The build was interrupted.");
    }
  }

  private static String errors(Path log, int shown) throws IOException {
    return String.join(
        System.lineSeparator(),
        Files.readAllLines(log, StandardCharsets.UTF_8).stream()
            .filter(line -> line.contains("ERROR") || line.contains("FAIL"))
            .filter(line -> !line.matches(".*ERROR\\S*\\s*"))
            .limit(shown)
            .toList());
  }

  private static Path executable() {
    for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
      Path mvn = Path.of(folder, "mvn");
      if (Files.isExecutable(mvn)) {
        return mvn;
      }
    }
    throw UserError.failure(
        "Maven is needed to build, and there is no mvn on the PATH. Install Maven 3.6.3 or newer.");
  }
}

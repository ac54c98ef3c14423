// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Role;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * async-profiler, an agent that samples threads by their CPU time on every JDK, also what they do
 * in native code. Its library comes with the command line, for Linux and macOS.
 *
 * @param library the file that a JVM loads
 */
record AsyncProfiler(Path library) {

  /** CPU time between samples of a thread. */
  static final Duration INTERVAL = Duration.ofMillis(1);

  private static final String LIBRARY = "libasyncProfiler.so";

  /** What ends an agent's option cannot be in a file's name. */
  private static final String END_OF_OPTION = ",";

  /**
   * Looks whether JDKs load it here.
   *
   * @param folder where the library is put
   */
  static Optional<AsyncProfiler> find(Path folder, List<Jdk> jdks) {
    try (InputStream in =
        one.profiler.AsyncProfiler.class.getResourceAsStream(
            "/%s/%s".formatted(system(), LIBRARY))) {
      if (in == null || folder.toAbsolutePath().toString().contains(END_OF_OPTION)) {
        return Optional.empty();
      }
      Path library = folder.resolve(LIBRARY);
      Files.createDirectories(folder);
      Path part = Files.createTempFile(folder, LIBRARY, null);
      Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
      Files.move(part, library, StandardCopyOption.REPLACE_EXISTING);
      var profiler = new AsyncProfiler(library.toAbsolutePath());
      return jdks.stream().allMatch(profiler::loads) ? Optional.of(profiler) : Optional.empty();
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot write %s: %s. Check disk space, or give --profiler jfr.", folder, e.getMessage());
    }
  }

  /**
   * The same for a user who asks for it.
   *
   * @throws UserError if a JDK does not load it: exit status 1
   */
  static AsyncProfiler require(Path folder, List<Jdk> jdks) {
    return find(folder, jdks)
        .orElseThrow(
            () ->
                UserError.failure(
                    "--profiler async: async-profiler does not load into %s here. Leave the"
                        + " option out"
                        + " for the JDK's own recorder.",
                    jdks.stream()
                        .map(it -> "JDK " + it.version())
                        .collect(Collectors.joining(" and "))));
  }

  private static String system() {
    String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    return name.startsWith("mac")
        ? "macos"
        : System.getProperty("os.arch").equals("aarch64") ? "linux-arm64" : "linux-x64";
  }

  private boolean loads(Jdk jdk) {
    return Place.HERE
        .output(
            List.of(
                jdk.java().toString(),
                "-agentpath:%s=start,event=cpu,interval=%dms,collapsed,file=%s"
                    .formatted(library, INTERVAL.toMillis(), library.resolveSibling("tried.txt")),
                "-version"))
        .isPresent();
  }

  /**
   * Has a JVM sampled from its start.
   *
   * @param folder where its samples are written when it ends
   * @param variant its number
   */
  String flag(Path folder, int variant, Role side) {
    return "-agentpath:%s=start,event=cpu,interval=%dms,jfr,file=%s"
        .formatted(
            library,
            INTERVAL.toMillis(),
            folder.toAbsolutePath().resolve(name(variant, side, "%p")));
  }

  /**
   * Moves what the last JVM of a kind has written.
   *
   * @throws UserError if it has written nothing
   */
  static void take(Path folder, int variant, Role side, Path to) {
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, name(variant, side, "*"))) {
      for (Path file : found) {
        Files.move(file, to, StandardCopyOption.REPLACE_EXISTING);
        return;
      }
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot move what is in %s: %s. Check disk space and permissions.",
          folder, e.getMessage());
    }
    throw UserError.failure(
        "async-profiler wrote nothing for the %s. Use the JDK's own recorder: --profiler jfr",
        side.suffix());
  }

  private static String name(int variant, Role side, String pid) {
    return "variant-%d-%s-%s.jfr".formatted(variant, side.suffix(), pid);
  }
}

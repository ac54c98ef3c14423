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
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordingFile;

/**
 * async-profiler, an agent that samples threads by their CPU time on every JDK, also what they do
 * in native code, and objects by their size. Its library comes with the command line, for Linux and
 * macOS.
 *
 * @param library the file that a JVM loads
 * @param interval CPU time between samples of a thread
 */
record AsyncProfiler(Path library, Duration interval) {

  private static final Duration FINE = Duration.ofMillis(1);

  /**
   * Where the kernel lets nobody use its counters of events, timers take their place. They fire
   * once in a tick of the kernel, which is 1, 4 or 10 ms long; samples of a shorter interval would
   * be lost.
   */
  private static final Duration BY_TIMER = Duration.ofMillis(10);

  /**
   * Bytes that a thread allocates between samples, on average. A sample takes the thread some time:
   * with 32 KiB, a call that allocates 14 kB on each side took some 10 µs longer there.
   */
  private static final int ALLOCATED_BETWEEN = 256 << 10;

  private static final String LIBRARY = "libasyncProfiler.so";

  /** What async-profiler calls the kernel's events. */
  private static final String OF_EVENTS = "perf_events";

  private static final String NONE = "";

  /** What to type where it does not work; bisect explains, too, and has no such option. */
  private static final String OTHER = "./benchmark.sh explain --profiler jfr …";

  /** What ends an agent's option cannot be in a file's name. */
  private static final String END_OF_OPTION = ",";

  /**
   * Looks whether JDKs load it here.
   *
   * @param folder where the library is put
   * @param results where samples are written
   */
  static Optional<AsyncProfiler> find(Path folder, Path results, List<Jdk> jdks) {
    try (InputStream in =
        one.profiler.AsyncProfiler.class.getResourceAsStream(
            "/%s/%s".formatted(system(), LIBRARY))) {
      if (in == null
          || Stream.of(folder, results)
              .anyMatch(it -> it.toAbsolutePath().toString().contains(END_OF_OPTION))) {
        return Optional.empty();
      }
      Path library = folder.resolve(LIBRARY);
      Files.createDirectories(folder);
      Path part = Files.createTempFile(folder, LIBRARY, null);
      Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
      Files.move(part, library, StandardCopyOption.REPLACE_EXISTING);
      var profiler = new AsyncProfiler(library.toAbsolutePath(), FINE);
      Set<String> engines = jdks.stream().map(profiler::engine).collect(Collectors.toSet());
      return engines.contains(NONE)
          ? Optional.empty()
          : Optional.of(
              engines.equals(Set.of(OF_EVENTS))
                  ? profiler
                  : new AsyncProfiler(profiler.library, BY_TIMER));
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot write %s: %s. Check disk space, or use the JDK's own recorder: %s",
          folder, e.getMessage(), OTHER);
    }
  }

  /**
   * The profiler for a user who asks for it.
   *
   * @throws UserError if a JDK does not load it: exit status 1
   */
  static AsyncProfiler require(Path folder, Path results, List<Jdk> jdks) {
    return find(folder, results, jdks)
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

  /** What makes it sample in a JVM that does next to nothing; {@link #NONE} if it does not. */
  private String engine(Jdk jdk) {
    Path tried = library.resolveSibling("tried.jfr");
    try {
      Files.deleteIfExists(tried);
      Place.LOCAL.output(List.of(jdk.java().toString(), flag(tried), "-version"));
      return Files.exists(tried)
          ? RecordingFile.readAllEvents(tried).stream()
              .filter(it -> it.getEventType().getName().equals("jdk.ActiveSetting"))
              .filter(it -> it.getString("name").equals("engine"))
              .map(it -> it.getString("value"))
              .findFirst()
              .orElse("unknown")
          : NONE;
    } catch (IOException damaged) {
      return NONE;
    }
  }

  /**
   * Has a JVM sampled from its start.
   *
   * @param folder where its samples are written when it ends
   * @param variant its number
   */
  String flag(Path folder, int variant, Role side) {
    return flag(folder.toAbsolutePath().resolve(name(variant, side, "%p")));
  }

  private String flag(Path file) {
    return "-agentpath:%s=start,event=cpu,interval=%dms,alloc=%d,jfr,file=%s"
        .formatted(library, interval.toMillis(), ALLOCATED_BETWEEN, file);
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
        "async-profiler wrote nothing for the %s. Use the JDK's own recorder: %s",
        side.suffix(), OTHER);
  }

  private static String name(int variant, Role side, String pid) {
    return "variant-%d-%s-%s.jfr".formatted(variant, side.suffix(), pid);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/**
 * The threads of this JVM that collect garbage, as Linux counts them. Names of all threads are read
 * at most once in ten seconds, so that a reading between two slices of calls takes microseconds. A
 * thread that has begun since counts from the next look on, with all that it has used. Safe for use
 * by several threads.
 */
final class CollectorThreads {

  /** HotSpot's, as Linux cuts their names. The serial collector works in the VM's thread. */
  private static final Pattern NAME =
      Pattern.compile(
          "(GC Thread|G1 |Z(Director|Driver|Worker|Stat|Unmapper)|RuntimeWorker|Shenandoah"
              + "|VM Thread).*");

  private static final Path TASKS = Path.of("/proc/self/task");
  private static final long LOOK_AGAIN_NANOS = 10_000_000_000L;

  private static List<Path> known = List.of();
  private static long looked;

  private CollectorThreads() {}

  /** CPU time of those that are alive, in nanoseconds; empty if the system does not report it. */
  static synchronized OptionalLong cpuNanos() {
    long now = System.nanoTime();
    if (known.isEmpty() || now - looked > LOOK_AGAIN_NANOS) {
      known = find();
      looked = now;
    }
    long sum = 0;
    for (Path thread : known) {
      try {
        sum += Long.parseLong(Files.readString(thread.resolve("schedstat")).split(" ")[0]);
      } catch (IOException | NumberFormatException notCounted) {
        return OptionalLong.empty();
      }
    }
    return known.isEmpty() ? OptionalLong.empty() : OptionalLong.of(sum);
  }

  private static List<Path> find() {
    var found = new ArrayList<Path>();
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(TASKS)) {
      for (Path thread : threads) {
        if (NAME.matcher(name(thread)).matches()) {
          found.add(thread);
        }
      }
    } catch (IOException | RuntimeException notLinux) {
      return List.of();
    }
    return found;
  }

  private static String name(Path thread) {
    try {
      return Files.readString(thread.resolve("comm")).strip();
    } catch (IOException hasEnded) {
      return "";
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the process of this host and user that listens at a port (Linux only). */
final class ListeningProcess {

  private static final List<Path> SOCKETS =
      List.of(Path.of("/proc/net/tcp"), Path.of("/proc/net/tcp6"));
  private static final String LISTENS = "0A";
  private static final int LOCAL = 1;
  private static final int STATE = 3;
  private static final int INODE = 9;

  private ListeningProcess() {}

  /** Its id; empty if nobody listens, or the system does not say who. */
  static OptionalLong at(int port) {
    try {
      Set<String> sockets =
          SOCKETS.stream()
              .filter(Files::exists)
              .flatMap(ListeningProcess::lines)
              .map(line -> line.strip().split("\\s+"))
              .filter(fields -> fields.length > INODE && fields[STATE].equals(LISTENS))
              .filter(fields -> fields[LOCAL].endsWith(":%04X".formatted(port)))
              .map(fields -> "socket:[" + fields[INODE] + "]")
              .collect(Collectors.toSet());
      try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
        return processes
            .filter(it -> it.getFileName().toString().matches("\\d+"))
            .filter(it -> has(it, sockets))
            .mapToLong(it -> Long.parseLong(it.getFileName().toString()))
            .findFirst();
      }
    } catch (IOException | UncheckedIOException notLinux) {
      return OptionalLong.empty();
    }
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean has(Path process, Set<String> sockets) {
    try (Stream<Path> descriptors = Files.list(process.resolve("fd"))) {
      return descriptors.anyMatch(it -> sockets.contains(target(it)));
    } catch (IOException | UncheckedIOException ofSomebodyElse) {
      return false;
    }
  }

  private static String target(Path descriptor) {
    try {
      return Files.readSymbolicLink(descriptor).toString();
    } catch (IOException closedMeanwhile) {
      return "";
    }
  }
}

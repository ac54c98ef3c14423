// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the process that listens on a port, from Linux's /proc (man 5 proc, /proc/net/tcp). */
final class PortHolder {

  private static final String LISTEN = "0A";
  private static final int SHOWN = 60;

  private PortHolder() {}

  /** Returns the process id and the command of the listener; nothing where that cannot be told. */
  static Optional<String> of(int port) {
    Set<String> sockets = new HashSet<>();
    for (String table : List.of("/proc/net/tcp", "/proc/net/tcp6")) {
      sockets.addAll(listeners(Path.of(table), port));
    }
    if (sockets.isEmpty()) {
      return Optional.empty();
    }
    return ProcessHandle.allProcesses()
        .filter(process -> holdsAny(process.pid(), sockets))
        .findFirst()
        .map(process -> process.pid() + " (" + commandLine(process) + ")");
  }

  private static Set<String> listeners(Path table, int port) {
    var sockets = new HashSet<String>();
    String local = ":%04X".formatted(port);
    try {
      for (String line : Files.readAllLines(table)) {
        String[] fields = line.strip().split("\\s+");
        if (fields.length > 9 && fields[1].endsWith(local) && fields[3].equals(LISTEN)) {
          sockets.add("socket:[" + fields[9] + "]");
        }
      }
    } catch (IOException notLinux) {
      // nothing to tell
    }
    return sockets;
  }

  private static boolean holdsAny(long pid, Set<String> sockets) {
    try (var descriptors = Files.list(Path.of("/proc", Long.toString(pid), "fd"))) {
      return descriptors.anyMatch(descriptor -> sockets.contains(target(descriptor)));
    } catch (IOException | RuntimeException notOurs) {
      return false;
    }
  }

  private static String target(Path descriptor) {
    try {
      return Files.readSymbolicLink(descriptor).toString();
    } catch (IOException closed) {
      return "";
    }
  }

  private static String commandLine(ProcessHandle process) {
    String[] arguments = process.info().arguments().orElse(new String[0]);
    String program = process.info().command().orElse("unknown program");
    String last = arguments.length == 0 ? "" : " … " + arguments[arguments.length - 1];
    String shown = Path.of(program).getFileName() + last;
    return shown.length() <= SHOWN ? shown : shown.substring(0, SHOWN) + "…";
  }
}

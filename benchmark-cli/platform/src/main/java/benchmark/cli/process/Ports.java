// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The ports of this host. */
public final class Ports {

  private static final int SHOWN = 60;

  /** Where ports are looked for. */
  static final int LOWEST = 10_000;

  /**
   * Systems give ports from here on to outgoing connections (Linux from 32768, others from 49152):
   * a connection that another process opens could take one between the check and the start of a
   * server.
   */
  static final int FIRST_OF_CONNECTIONS = 32_768;

  private Ports() {}

  /** Makes sure that a name can be turned into an address. */
  public static InetAddress resolve(String host) {
    try {
      return InetAddress.getByName(host);
    } catch (UnknownHostException e) {
      throw UserError.failure(
          "The host '%s' does not resolve. Check its spelling, or give an address with -s.", host);
    }
  }

  /**
   * The id and the command of the process that listens on a port, from Linux's /proc (man 5 proc,
   * /proc/net/tcp); nothing if that is not known.
   */
  static Optional<String> holder(int port) {
    String tables =
        Stream.of("/proc/net/tcp", "/proc/net/tcp6")
            .flatMap(table -> Place.LOCAL.read(table).stream())
            .collect(Collectors.joining());
    Set<String> sockets = NetworkTables.sockets(tables, port);
    if (sockets.isEmpty()) {
      return Optional.empty();
    }
    return ProcessHandle.allProcesses()
        .filter(process -> holdsAny(process.pid(), sockets))
        .findFirst()
        .map(process -> process.pid() + " (" + commandLine(process) + ")");
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

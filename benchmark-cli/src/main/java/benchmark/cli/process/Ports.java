// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.util.concurrent.ThreadLocalRandom;

/** The ports of this host. */
public final class Ports {

  /** How often a port, or a neighbour of it, may be taken. */
  private static final int TRIES = 20;

  /** Where ports are looked for. */
  static final int LOWEST = 10_000;

  /**
   * Systems give ports from here on to outgoing connections (Linux from 32768, others from 49152):
   * a connection that another process opens could take one between the check and the start of a
   * server.
   */
  static final int FIRST_OF_CONNECTIONS = 32_768;

  private Ports() {}

  /**
   * Finds some ports that nobody has, one after the other, and returns the first. Another server
   * may take one before the caller does; a connection cannot.
   *
   * @throws UserError if the host does not resolve, is not this host, or has no such ports
   */
  static int free(String host, int count) {
    for (int tries = 0; ; tries++) {
      int first = ThreadLocalRandom.current().nextInt(LOWEST, FIRST_OF_CONNECTIONS - count);
      try {
        requireFree(host, first, count);
        return first;
      } catch (UserError taken) {
        if (tries == TRIES) {
          throw taken;
        }
      }
    }
  }

  /**
   * Makes sure that a server can listen here.
   *
   * @throws UserError naming the process that has the port where that can be told
   */
  static void requireFree(String host, int port) {
    InetAddress address = resolve(host);
    try (var socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(address, port));
    } catch (BindException e) {
      throw UserError.failure(
          "A server cannot listen at %s:%d: %s. %s",
          host,
          port,
          e.getMessage(),
          PortHolder.of(port)
              .map(
                  holder ->
                      "Process %s uses it. End that process, or give another port with -p."
                          .formatted(holder))
              .orElse("Give another port with -p, or another address of this host with -s."));
    } catch (IOException e) {
      throw UserError.failure("Cannot open a port at %s:%d: %s.", host, port, e.getMessage());
    }
  }

  /** Makes sure that a server can listen on some ports, one after the other. */
  static void requireFree(String host, int first, int count) {
    for (int port = first; port < first + count; port++) {
      requireFree(host, port);
    }
  }

  /** Makes sure that a name can be turned into an address. */
  public static InetAddress resolve(String host) {
    try {
      return InetAddress.getByName(host);
    } catch (UnknownHostException e) {
      throw UserError.failure(
          "The host '%s' does not resolve. Check its spelling, or give an address with -s.", host);
    }
  }
}

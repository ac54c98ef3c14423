// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.HeldCalls;
import benchmark.JvmCounters;
import benchmark.Orders;
import benchmark.launch.CountersToken;
import benchmark.launch.LaunchProperties;
import benchmark.launch.Load;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Asks the server for its counters.
 *
 * @param host where they are; empty for this host, where nobody asks for a token
 * @param port their port; 0 for a server that does not report them
 * @param token what a server on another host asks for
 */
public record CountersClient(Optional<String> host, int port, Optional<CountersToken> token) {

  private static final int TIMEOUT_MILLIS = 5_000;

  /** What the system properties and the environment name. */
  public static CountersClient fromSystemProperties() {
    Optional<String> host = LaunchProperties.COUNTERS_HOST.get();
    return new CountersClient(
        host,
        LaunchProperties.COUNTERS_PORT.or(0),
        host.isPresent() ? CountersToken.given() : Optional.empty());
  }

  /** All servers that the system properties name, in their order. */
  static List<CountersClient> ofServers() {
    CountersClient one = fromSystemProperties();
    return LaunchProperties.COUNTERS_PORTS
        .get()
        .map(
            ports ->
                Stream.of(ports.split(","))
                    .map(port -> new CountersClient(one.host, Integer.parseInt(port), one.token))
                    .toList())
        .orElse(List.of(one));
  }

  /** The gateway that the system properties name; empty if none reports counters. */
  public static Optional<CountersClient> ofGateway() {
    return LaunchProperties.GATEWAY_COUNTERS_PORT
        .get()
        .map(port -> new CountersClient(Optional.empty(), port, Optional.empty()));
  }

  /** The counters now; all missing where the server does not report them. */
  public JvmCounters read() {
    if (port == 0) {
      return JvmCounters.UNKNOWN;
    }
    try {
      return JvmCounters.parse(ask());
    } catch (IOException | RuntimeException serverIsGone) {
      return JvmCounters.UNKNOWN; // the calls themselves will show it
    }
  }

  /**
   * Makes sure that a server on another host reports its counters, if it should.
   *
   * @throws UnreachableServerException if it does not
   */
  public void requireAnswer() {
    if (host.isEmpty()) {
      return;
    }
    String problem;
    try {
      problem = ask() == null ? "it does not accept the token" : "";
    } catch (IOException e) {
      problem = e.getMessage();
    }
    if (!problem.isEmpty()) {
      throw new UnreachableServerException(
          ("The server's counters at %s:%d cannot be read (%s). Copy the command that the server"
                  + " printed when it started, with its %s; without it the server's costs are left"
                  + " out.")
              .formatted(host.get(), port, problem, CountersToken.VARIABLE));
    }
  }

  /** Has the server hold its calls; empty if it does not. */
  Optional<HeldCalls> hold() {
    try {
      return port == 0
          ? Optional.empty()
          : HeldCalls.begin(new InetSocketAddress(address(), port), token);
    } catch (IOException unknownHost) {
      return Optional.empty();
    }
  }

  /**
   * Has a relay break all connections.
   *
   * @return how many there were
   * @throws UncheckedIOException if it does not answer
   */
  public int breakConnections() {
    var relay = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    try (Orders.Conversation with = Orders.give(relay, null, Load.Surge.BREAK)) {
      return Integer.parseInt(with.hear());
    } catch (IOException e) {
      throw new UncheckedIOException("The relay did not break connections: " + e.getMessage(), e);
    }
  }

  private InetAddress address() throws IOException {
    return host.isPresent() ? InetAddress.getByName(host.get()) : InetAddress.getLoopbackAddress();
  }

  /** The line with the counters; null if the server closes the connection instead. */
  private String ask() throws IOException {
    try (var socket = new Socket()) {
      socket.connect(new InetSocketAddress(address(), port), TIMEOUT_MILLIS);
      socket.setSoTimeout(TIMEOUT_MILLIS);
      if (token.isPresent()) {
        socket
            .getOutputStream()
            .write((token.get().text() + "\n").getBytes(StandardCharsets.US_ASCII));
      }
      return new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
          .readLine();
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.JvmCounters;
import benchmark.launch.LaunchProperties;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * Asks the server for its counters.
 *
 * @param port the port of its counters on this host; 0 for a server that does not tell them
 */
public record CountersClient(int port) {

  /** The port that {@link LaunchProperties#COUNTERS_PORT} names. */
  public static CountersClient fromSystemProperty() {
    return new CountersClient(LaunchProperties.COUNTERS_PORT.or(0));
  }

  /** The counters now; all missing where the server does not tell them. */
  public JvmCounters read() {
    if (port == 0) {
      return JvmCounters.UNKNOWN;
    }
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port);
        var reader =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))) {
      return JvmCounters.parse(reader.readLine());
    } catch (IOException | RuntimeException serverIsGone) {
      return JvmCounters.UNKNOWN; // the calls themselves will tell
    }
  }
}

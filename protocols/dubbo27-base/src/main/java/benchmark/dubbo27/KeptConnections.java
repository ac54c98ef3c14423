// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo27;

import benchmark.launch.Setup;

/**
 * Has the JDK's older HTTP client keep a connection for each caller, except in the shipped set-up:
 * there it keeps no more than 5 that are idle, so that with more callers most calls open a new one,
 * and for no more than 5 s, which a pause between iterations may exceed on a busy machine. Jetty
 * keeps them for 30 s. (Java's documentation, "Networking Properties", http.maxConnections and
 * http.keepAlive.time.server)
 */
public final class KeptConnections {

  /** Sets this JVM's properties, which the client reads with its first call. */
  public KeptConnections() {
    if (Setup.current() != Setup.SHIPPED) {
      System.setProperty("http.maxConnections", "99999");
      System.setProperty("http.keepAlive.time.server", "20");
    }
  }
}

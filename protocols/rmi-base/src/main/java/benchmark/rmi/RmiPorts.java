// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rmi;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.rmi.server.RMISocketFactory;

/**
 * Where this JVM's RMI listens or connects: one address and two ports, the registry's and, next to
 * it, that of the exported objects.
 *
 * <p>Left to itself, RMI listens on every address, and exported objects on a port that the system
 * chooses; Dubbo has no settings for either (RmiProtocol, 2.7.23). A client goes to the port next
 * to its registry's, too, whatever the registry says: a relay may be in between.
 */
public final class RmiPorts extends RMISocketFactory {

  /** What exported objects ask for. */
  private static final int ANY_PORT = 0;

  private static final int DEFAULT_BACKLOG = 0;

  private final InetAddress host;
  private final int registryPort;

  /**
   * Takes effect for all that is exported and looked up from now on; there can be only one in the
   * life of a JVM.
   *
   * @param host a name or an address
   * @param registryPort the first of the two ports
   * @param timeoutMillis how long a call may take; without it a client waits for ever
   * @throws IOException if the host does not resolve, or there is another one already
   */
  public RmiPorts(String host, int registryPort, String timeoutMillis) throws IOException {
    this.host = InetAddress.getByName(host);
    this.registryPort = registryPort;
    System.setProperty("java.rmi.server.hostname", host);
    System.setProperty("sun.rmi.transport.tcp.responseTimeout", timeoutMillis);
    setSocketFactory(this);
  }

  @Override
  public ServerSocket createServerSocket(int port) throws IOException {
    return new ServerSocket(port == ANY_PORT ? registryPort + 1 : port, DEFAULT_BACKLOG, host);
  }

  @Override
  public Socket createSocket(String ignored, int port) throws IOException {
    return new Socket(host, port == registryPort ? port : registryPort + 1);
  }
}

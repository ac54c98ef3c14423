// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.relay;

import java.io.IOException;
import java.net.PortUnreachableException;
import java.net.SocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.util.HashMap;
import java.util.Map;

/**
 * Datagrams between clients and a server, which sees each client at a port of its own. They are
 * passed on for as long as this JVM runs.
 */
final class Datagrams {

  private static final int LONGEST = 65_536;
  private static final int KERNEL_BUFFER = 4 << 20;

  private final DatagramChannel clients;
  private final SocketAddress server;
  private final Lane toServer;
  private final Lane toClient;

  /** Used by the thread that listens to clients alone. */
  private final Map<SocketAddress, DatagramChannel> ports = new HashMap<>();

  private Datagrams(DatagramChannel clients, SocketAddress server, Lane toServer, Lane toClient) {
    this.clients = clients;
    this.server = server;
    this.toServer = toServer;
    this.toClient = toClient;
  }

  /**
   * Takes datagrams from now on.
   *
   * @return where
   * @throws IOException if the port is not free
   */
  static SocketAddress relay(
      SocketAddress address, SocketAddress server, Lane toServer, Lane toClient)
      throws IOException {
    var relay = new Datagrams(open().bind(address), server, toServer, toClient);
    Lane.daemon(relay::fromClients, "datagrams of clients");
    return relay.clients.getLocalAddress();
  }

  private static DatagramChannel open() throws IOException {
    return DatagramChannel.open()
        .setOption(StandardSocketOptions.SO_RCVBUF, KERNEL_BUFFER)
        .setOption(StandardSocketOptions.SO_SNDBUF, KERNEL_BUFFER);
  }

  private void fromClients() {
    ByteBuffer buffer = ByteBuffer.allocateDirect(LONGEST);
    while (true) {
      try {
        buffer.clear();
        SocketAddress client = clients.receive(buffer);
        DatagramChannel port = ports.get(client);
        if (port == null) {
          port = portOf(client);
          ports.put(client, port);
        }
        toServer.passDatagram(Lane.copy(buffer), port::write);
      } catch (IOException broken) {
        System.err.println("The relay has lost a datagram of a client: " + broken);
      }
    }
  }

  private DatagramChannel portOf(SocketAddress client) throws IOException {
    DatagramChannel port = open().connect(server);
    Lane.daemon(() -> fromServer(port, client), "datagrams of the server");
    return port;
  }

  private void fromServer(DatagramChannel port, SocketAddress client) {
    ByteBuffer buffer = ByteBuffer.allocateDirect(LONGEST);
    while (true) {
      try {
        buffer.clear();
        port.read(buffer);
        toClient.passDatagram(Lane.copy(buffer), datagram -> clients.send(datagram, client));
      } catch (PortUnreachableException notYet) {
        // nobody listens there, which the client finds out by itself
      } catch (IOException broken) {
        System.err.println("The relay passes on no more datagrams of the server: " + broken);
        return;
      }
    }
  }
}

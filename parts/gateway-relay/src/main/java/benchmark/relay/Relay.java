// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.relay;

import benchmark.ObservedKeys;
import benchmark.Orders;
import benchmark.launch.LaunchProperties;
import benchmark.launch.Link;
import benchmark.launch.Load;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A link that connections to a server pass. It takes every connection at once, opens one to the
 * server, and passes on what either side sends, its end and its break. Thread-safe.
 */
public final class Relay implements AutoCloseable {

  /** What a variant names this relay. */
  private static final String GATEWAY = "gateway";

  private static final int BACKLOG = 4_096;

  private final ServerSocketChannel listener;
  private final SocketAddress server;
  private final Lane toServer;
  private final Lane toClient;
  private final Set<Connection> connections = ConcurrentHashMap.newKeySet();

  private Relay(ServerSocketChannel listener, SocketAddress server, Lane toServer, Lane toClient) {
    this.listener = listener;
    this.server = server;
    this.toServer = toServer;
    this.toClient = toClient;
  }

  /**
   * Starts the relay of a variant: its link is that of the system properties of its keys, and is
   * measured before anybody else uses it.
   */
  public static Relay start(String host, int port, String serverHost, int serverPort)
      throws IOException {
    Map<String, String> keys =
        Link.KEYS.stream()
            .filter(key -> System.getProperty(LaunchProperties.KEY + key) != null)
            .collect(
                Collectors.toMap(
                    Function.identity(), key -> System.getProperty(LaunchProperties.KEY + key)));
    Link link = Link.of(keys);
    Lane toServer = Lane.start(link, "to-server");
    Lane toClient = Lane.start(link, "to-client");
    LinkProbe probe = LinkProbe.of(link, toServer, toClient);
    toServer.delivered().reset();
    toClient.delivered().reset();
    var address = new InetSocketAddress(host, port);
    var server = new InetSocketAddress(serverHost, serverPort);
    Relay relay = listen(address, server, toServer, toClient);
    try {
      Datagrams.relay(address, server, toServer, toClient);
    } catch (BindException taken) { // few variants send any
      System.err.println("The relay passes on no datagrams: " + taken.getMessage());
    }
    relay.watch(keys, probe);
    Orders.take(Load.Surge.BREAK, client -> client.say(Integer.toString(relay.breakAll())));
    return relay;
  }

  /** Starts a relay on directions that others may use, too. */
  static Relay listen(SocketAddress address, SocketAddress server, Lane toServer, Lane toClient)
      throws IOException {
    var relay =
        new Relay(ServerSocketChannel.open().bind(address, BACKLOG), server, toServer, toClient);
    var thread = new Thread(relay::accept, "accepting");
    thread.setDaemon(true);
    thread.start();
    return relay;
  }

  /** Where it listens. */
  SocketAddress address() throws IOException {
    return listener.getLocalAddress();
  }

  private void watch(Map<String, String> keys, LinkProbe probe) {
    Map<String, String> measured =
        Map.of(
            Link.DELAY,
            String.format(Locale.ROOT, "round trip %.2f ms", probe.roundTripNanos() / 1e6),
            Link.RATE,
            String.format(Locale.ROOT, "%.4g Mbit/s", probe.bytesPerSecond() * Byte.SIZE / 1e6));
    measured.forEach((key, text) -> ObservedKeys.watch(key, () -> seen(keys.get(key), text)));
    ObservedKeys.watch(
        Link.LOSS, () -> datagrams().isEmpty() ? null : seen(keys.get(Link.LOSS), datagrams()));
    ObservedKeys.watch(
        GATEWAY,
        () ->
            seen(
                System.getProperty(LaunchProperties.KEY + GATEWAY),
                "%d bytes to the server and %d to the client"
                        .formatted(toServer.delivered().sum(), toClient.delivered().sum())
                    + (datagrams().isEmpty() ? "" : ", " + datagrams())));
  }

  /** What became of datagrams; empty if there were none. */
  private String datagrams() {
    long all = toServer.datagrams().sum() + toClient.datagrams().sum();
    return all == 0
        ? ""
        : "%d of %d datagrams lost".formatted(toServer.lost().sum() + toClient.lost().sum(), all);
  }

  /** Nothing of a link that nobody has used. */
  private String seen(String value, String measured) {
    return toServer.delivered().sum() == 0 || toClient.delivered().sum() == 0
        ? null
        : value + ":" + measured;
  }

  private void accept() {
    try {
      while (true) {
        accept(listener.accept());
      }
    } catch (ClosedChannelException closed) {
      // no more is to be accepted
    } catch (IOException e) {
      System.err.println("The relay takes no more connections: " + e);
      Runtime.getRuntime().halt(1);
    }
  }

  private void accept(SocketChannel client) throws IOException {
    SocketChannel behind;
    try {
      behind = SocketChannel.open(server);
    } catch (IOException refused) {
      new Connection(client, client, this::forget).reset();
      return;
    }
    var connection = new Connection(client, behind, this::forget);
    connections.add(connection);
    try {
      for (SocketChannel side : List.of(client, behind)) {
        side.setOption(StandardSocketOptions.TCP_NODELAY, true).configureBlocking(false);
      }
      toServer.pass(connection, client, behind);
      toClient.pass(connection, behind, client);
    } catch (IOException | CancelledKeyException broken) { // it was closed meanwhile
      connection.reset();
    }
  }

  /** A channel is closed when all that select it have been woken up. */
  private void forget(Connection closed) {
    connections.remove(closed);
    toServer.wakeUp();
    toClient.wakeUp();
  }

  /**
   * Breaks all connections at once; new ones are taken as before.
   *
   * @return how many there were
   */
  int breakAll() {
    List<Connection> all = List.copyOf(connections);
    all.forEach(Connection::reset);
    return all.size();
  }

  /** Takes no more connections; those that there are last. */
  @Override
  public void close() throws IOException {
    listener.close();
  }
}

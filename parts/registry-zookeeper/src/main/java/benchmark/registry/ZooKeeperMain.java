// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import benchmark.Defaults;
import benchmark.Lifeline;
import benchmark.launch.LaunchProperties;
import benchmark.launch.ReadyLine;
import java.io.File;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import org.apache.zookeeper.server.NIOServerCnxnFactory;
import org.apache.zookeeper.server.ServerCnxnFactory;
import org.apache.zookeeper.server.ZooKeeperServer;

/**
 * A ZooKeeper server of its own, at {@link LaunchProperties#HOST} and {@link
 * LaunchProperties#PORT}. Argument: the folder for its data, which a server that is started again
 * continues with.
 */
public final class ZooKeeperMain {

  private static final int TICK_MILLIS = 1_000;

  /** Longer than any outage on purpose, so that a session outlives it. */
  private static final int LONGEST_SESSION_MILLIS = 180_000;

  /**
   * ZooKeeper's way to say that one host may have any number of connections: all are this one's.
   */
  private static final int ANY_NUMBER = 0;

  private ZooKeeperMain() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Lifeline.attach();
    var data = new File(args[0]);
    String host = LaunchProperties.HOST.or(Defaults.BIND_ADDRESS);
    int port = LaunchProperties.PORT.required();
    var server = new ZooKeeperServer(data, data, TICK_MILLIS);
    server.setMaxSessionTimeout(LONGEST_SESSION_MILLIS);
    ServerCnxnFactory connections =
        NIOServerCnxnFactory.createFactory(new InetSocketAddress(host, port), ANY_NUMBER);
    connections.startup(server);
    System.out.println(new ReadyLine(host + ":" + port, OptionalInt.empty()).toLine());
    new CountDownLatch(1).await();
  }
}

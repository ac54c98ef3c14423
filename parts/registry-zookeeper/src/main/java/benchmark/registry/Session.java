// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.zookeeper.CreateMode;
import org.apache.zookeeper.KeeperException;
import org.apache.zookeeper.KeeperException.Code;
import org.apache.zookeeper.Watcher.Event.KeeperState;
import org.apache.zookeeper.ZooDefs.Ids;
import org.apache.zookeeper.ZooKeeper;
import org.apache.zookeeper.data.Stat;

/** A client's session at a ZooKeeper, which sends many requests before the first is answered. */
final class Session implements AutoCloseable {

  private static final int TIMEOUT_MILLIS = 120_000;
  private static final int IN_FLIGHT = 200;
  private static final int LOOK_MILLIS = 20;

  private final ZooKeeper client;
  private final Semaphore free = new Semaphore(IN_FLIGHT);
  private final AtomicReference<Code> failure = new AtomicReference<>();

  /** Waits for a connection. */
  Session(String address) throws IOException, InterruptedException {
    var connected = new CountDownLatch(1);
    client =
        new ZooKeeper(
            address,
            TIMEOUT_MILLIS,
            event -> {
              if (event.getState() == KeeperState.SyncConnected) {
                connected.countDown();
              }
            });
    if (!connected.await(30, TimeUnit.SECONDS)) {
      client.close();
      throw new IOException(
          "No ZooKeeper answers at %s, or it takes no more connections from a host. Raise its maxClientCnxns."
              .formatted(address));
    }
  }

  /** Waits until it is connected again, as after an outage. */
  void awaitConnected() throws InterruptedException, KeeperException {
    for (int waited = 0; !client.getState().isConnected(); waited += LOOK_MILLIS) {
      if (waited > TIMEOUT_MILLIS || !client.getState().isAlive()) {
        throw KeeperException.create(Code.SESSIONEXPIRED);
      }
      Thread.sleep(LOOK_MILLIS);
    }
  }

  /** Creates a node that lives no longer than this session; one that is there already is left. */
  void create(Node node) throws InterruptedException {
    free.acquire();
    client.create(
        node.path(),
        node.data(),
        Ids.OPEN_ACL_UNSAFE,
        CreateMode.EPHEMERAL,
        (code, path, context, name) -> answered(code, Code.NODEEXISTS),
        null);
  }

  void delete(Node node) throws InterruptedException {
    free.acquire();
    client.delete(node.path(), -1, (code, path, context) -> answered(code, Code.NONODE), null);
  }

  private void answered(int code, Code harmless) {
    Code answer = Code.get(code);
    if (answer != Code.OK && answer != harmless) {
      failure.compareAndSet(null, answer);
    }
    free.release();
  }

  /** Waits until all requests have been answered. */
  void settle() throws InterruptedException, KeeperException {
    free.acquire(IN_FLIGHT);
    free.release(IN_FLIGHT);
    Code failed = failure.getAndSet(null);
    if (failed != null) {
      throw KeeperException.create(failed);
    }
  }

  boolean exists(Node node) throws InterruptedException, KeeperException {
    return client.exists(node.path(), false) != null;
  }

  /** All nodes below another one that live no longer than some client's session. */
  List<Node> ephemerals(String root) throws InterruptedException, KeeperException {
    var found = new ArrayList<Node>();
    collect(root, found);
    return found;
  }

  private void collect(String path, List<Node> found) throws InterruptedException, KeeperException {
    for (String child : client.getChildren(path, false)) {
      String below = path + "/" + child;
      var stat = new Stat();
      byte[] data = client.getData(below, false, stat);
      if (stat.getEphemeralOwner() != 0) {
        found.add(new Node(below, data == null ? new byte[0] : data));
      } else {
        collect(below, found);
      }
    }
  }

  @Override
  public void close() {
    try {
      client.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import benchmark.NumericHost;
import java.io.IOException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.apache.zookeeper.KeeperException;

/**
 * Instances that exist in registries only, cloned from what a real one has registered there. Their
 * nodes belong to many sessions: when a session ends, ZooKeeper removes its nodes in one
 * transaction, which has to fit into jute.maxbuffer. For one thread.
 */
final class Clones {

  private static final int MOST_NODES_OF_SESSION = 400;

  private final String host;
  private final int count;
  private final List<Registry> registries = new ArrayList<>();
  private final BitSet present = new BitSet();

  /** A registry, the real instance's nodes in it, and the sessions of the clones' nodes. */
  private record Registry(List<Node> nodes, List<Session> sessions, int instancesOfSession) {

    Session of(int instance) {
      return sessions.get(instance / instancesOfSession);
    }
  }

  /**
   * Looks at what the real instance has registered.
   *
   * @param addresses of the registries
   * @param root the path of the node that everything is below
   * @param host the real instance's, as it has registered it
   * @param count how many clones there are to be
   */
  Clones(List<String> addresses, String root, String host, int count)
      throws IOException, InterruptedException, KeeperException {
    this.host = host;
    this.count = count;
    for (String address : addresses) {
      registries.add(open(address, root));
    }
  }

  private Registry open(String address, String root)
      throws IOException, InterruptedException, KeeperException {
    List<Node> nodes;
    try (var session = new Session(address)) {
      nodes = session.ephemerals(root).stream().filter(node -> node.tells(host)).toList();
    }
    if (nodes.isEmpty()) {
      throw new IOException("The provider has registered nothing at " + address);
    }
    int instances = instancesOfSession(nodes.size());
    var sessions = new ArrayList<Session>();
    for (int first = 0; first < count; first += instances) {
      sessions.add(new Session(address));
    }
    return new Registry(nodes, sessions, instances);
  }

  private static int instancesOfSession(int nodes) {
    return Math.max(1, MOST_NODES_OF_SESSION / nodes);
  }

  /** How many sessions some clones have in a registry. */
  static int sessions(int clones, int nodesOfClone) {
    int instances = instancesOfSession(nodesOfClone);
    return (clones + instances - 1) / instances;
  }

  /** The address of a clone: each has one of its own, and all are of this host. */
  static String address(int instance) {
    return "127.1.%d.%d".formatted(instance / 250, 1 + instance % 250);
  }

  /** An instance in the form in which frameworks leave it alone. */
  static String registered(int instance) {
    try {
      return NumericHost.of(address(instance));
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e); // it has digits only
    }
  }

  /** Registers some of them everywhere. */
  void come(int from, int to) throws InterruptedException, KeeperException {
    change(from, to, Session::create);
    present.set(from, to);
  }

  /** Removes some of them everywhere. */
  void leave(int from, int to) throws InterruptedException, KeeperException {
    change(from, to, Session::delete);
    present.clear(from, to);
  }

  private interface Change {
    void make(Session session, Node node) throws InterruptedException;
  }

  private void change(int from, int to, Change change)
      throws InterruptedException, KeeperException {
    for (int instance = from; instance < to; instance++) {
      for (Registry registry : registries) {
        for (Node node : registry.nodes) {
          change.make(registry.of(instance), node.at(host, registered(instance), instance));
        }
      }
    }
    for (Registry registry : registries) {
      for (Session session : registry.sessions) {
        session.settle();
      }
    }
  }

  /** Creates what should be there and is not; returns how many nodes that were. */
  int repair() throws InterruptedException, KeeperException {
    for (Registry registry : registries) {
      for (Session session : registry.sessions) {
        session.awaitConnected();
      }
    }
    int missing = 0;
    for (int instance = present.nextSetBit(0);
        instance >= 0;
        instance = present.nextSetBit(instance + 1)) {
      for (Registry registry : registries) {
        for (Node node : registry.nodes) {
          Node clone = node.at(host, registered(instance), instance);
          if (!registry.of(instance).exists(clone)) {
            missing++;
            registry.of(instance).create(clone);
          }
        }
        registry.of(instance).settle();
      }
    }
    return missing;
  }

  /** How many nodes an instance has in a registry. */
  int nodesOfInstance() {
    return registries.get(0).nodes.size();
  }

  /** The mean length of their names and data. */
  long bytesOfNode() {
    return Math.round(
        registries.get(0).nodes.stream()
            .mapToInt(
                node -> node.path().length() - node.path().lastIndexOf('/') + node.data().length)
            .average()
            .orElse(0));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import benchmark.launch.ExitStatus;
import benchmark.launch.ReadyLine;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.apache.zookeeper.CreateMode;
import org.apache.zookeeper.KeeperException;
import org.apache.zookeeper.WatchedEvent;
import org.apache.zookeeper.ZKUtil;
import org.apache.zookeeper.ZooDefs.Ids;
import org.apache.zookeeper.ZooKeeper;
import org.apache.zookeeper.client.FourLetterWordMain;
import org.apache.zookeeper.common.X509Exception.SSLContextException;

/**
 * Creates the node in registries that everything of a run is below, and removes it with all that is
 * below when this JVM is asked to end, or when the process that started it is gone, even by {@code
 * kill -9}. Arguments: the registries with commas, the path of the node.
 */
public final class RootMain {

  /**
   * The longest request of a run: the end of a session, with the paths of all of its nodes, in
   * bytes.
   */
  private static final int LONGEST_REQUEST = 512 << 10;

  private static final int CONNECT_MILLIS = 10_000;
  private static final int LOOK_MILLIS = 20;
  private static final int NODES_AT_ONCE = 100;
  private static final int ATTEMPTS = 5;

  private RootMain() {}

  public static void main(String[] args) {
    List<String> registries = List.of(args[0].split(","));
    String root = args[1];
    try {
      for (String registry : registries) {
        requireWritable(registry);
      }
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(() -> registries.parallelStream().forEach(it -> removeOrTell(it, root))));
      for (String registry : registries) {
        create(registry, root);
      }
      System.out.println(new ReadyLine(root, OptionalInt.empty()).toLine());
      System.in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException problem) {
      System.err.println(problem.getMessage());
      System.exit(ExitStatus.FAILURE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    System.exit(ExitStatus.SUCCESS);
  }

  /**
   * Makes sure that a registry accepts writes, as it says itself.
   *
   * @throws IOException if not; its message is for the user
   */
  static void requireWritable(String registry) throws IOException {
    int colon = registry.lastIndexOf(':');
    String told;
    try {
      told =
          FourLetterWordMain.send4LetterWord(
              registry.substring(0, colon),
              Integer.parseInt(registry.substring(colon + 1)),
              "srvr",
              false,
              CONNECT_MILLIS);
    } catch (IOException | SSLContextException unreachable) {
      throw nobody(registry, unreachable);
    }
    if (told.contains("read-only") || told.contains("not currently serving")) {
      throw new IOException(
          "--registry %s: this ZooKeeper is read-only, because it has lost most of its ensemble. Start the others."
              .formatted(registry));
    }
  }

  /**
   * Creates a root, and makes sure that a run can work below it.
   *
   * @throws IOException if the registry is not usable; its message is for the user
   */
  static void create(String registry, String root) throws IOException, InterruptedException {
    ZooKeeper client = connect(registry);
    try {
      client.create(root, new byte[0], Ids.OPEN_ACL_UNSAFE, CreateMode.PERSISTENT);
      try {
        client.setData(root, new byte[LONGEST_REQUEST], -1);
      } catch (KeeperException.ConnectionLossException tooLong) {
        throw new IOException(
            "--registry %s: this ZooKeeper ends the connection at a request of %d KiB. Start it with -Djute.maxbuffer=%d at least."
                .formatted(registry, LONGEST_REQUEST >> 10, 2 * LONGEST_REQUEST),
            tooLong);
      }
      client.setData(root, new byte[0], -1);
    } catch (KeeperException refused) {
      throw new IOException(
          ("--registry %s: %s cannot be created there (%s). Let everyone create nodes at the top"
                  + " level, or name another registry.")
              .formatted(registry, root, refused.code()),
          refused);
    } finally {
      client.close();
    }
  }

  private static ZooKeeper connect(String registry) throws IOException, InterruptedException {
    var client = new ZooKeeper(registry, CONNECT_MILLIS, RootMain::ignore);
    for (int waited = 0; waited < CONNECT_MILLIS; waited += LOOK_MILLIS) {
      if (client.getState().isConnected()) {
        return client;
      }
      TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
    }
    client.close();
    throw nobody(registry, null);
  }

  private static IOException nobody(String registry, Exception cause) {
    return new IOException(
        "--registry %s: no ZooKeeper answers there. Start it, or name another one."
            .formatted(registry),
        cause);
  }

  private static void ignore(WatchedEvent event) {
    // the state of the connection is looked at
  }

  private static void removeOrTell(String registry, String root) {
    try {
      remove(registry, root);
    } catch (IOException | InterruptedException | KeeperException problem) {
      System.err.printf(
          "%s is left in the registry at %s (%s). Remove it: zkCli.sh -server %2$s deleteall %1$s%n",
          root, registry, problem.getMessage());
    }
  }

  /** Removes a root with all that is below; one that is not there is left alone. */
  static void remove(String registry, String root)
      throws IOException, InterruptedException, KeeperException {
    ZooKeeper client = connect(registry);
    try {
      // more than once: what others have asked for before they ended may come in between
      for (int attempt = 0; attempt < ATTEMPTS && client.exists(root, false) != null; attempt++) {
        ZKUtil.deleteRecursive(client, root, NODES_AT_ONCE);
      }
    } finally {
      client.close();
    }
  }
}

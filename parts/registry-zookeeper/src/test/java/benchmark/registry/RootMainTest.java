// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.zookeeper.CreateMode;
import org.apache.zookeeper.WatchedEvent;
import org.apache.zookeeper.ZooDefs.Ids;
import org.apache.zookeeper.ZooKeeper;
import org.apache.zookeeper.server.quorum.QuorumPeerMain;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RootMainTest {

  private static final String ROOT = "/benchmark-test";

  @TempDir private Path folder;

  private int port;
  private Process server;

  @BeforeEach
  void choosePort() throws IOException {
    port = freePort();
  }

  @AfterEach
  void stop() throws InterruptedException {
    if (server != null) {
      server.destroyForcibly().waitFor();
    }
  }

  @Test
  void removesEverythingBelowAndNothingElseAndSaysThatNothingMayBeCreated() throws Exception {
    start(ZooKeeperMain.class, List.of(), folder.toString());
    RootMain.create(registry(), ROOT);
    ZooKeeper client = connect();
    client.create(ROOT + "/a", new byte[0], Ids.OPEN_ACL_UNSAFE, CreateMode.PERSISTENT);
    client.create(ROOT + "/a/b", new byte[0], Ids.OPEN_ACL_UNSAFE, CreateMode.EPHEMERAL);
    client.create("/others", new byte[0], Ids.OPEN_ACL_UNSAFE, CreateMode.PERSISTENT);

    RootMain.remove(registry(), ROOT);
    RootMain.remove(registry(), ROOT); // which is no error

    assertThat(client.getChildren("/", false)).containsExactlyInAnyOrder("others", "zookeeper");

    client.setACL("/", Ids.READ_ACL_UNSAFE, -1);
    client.close();
    assertThatThrownBy(() -> RootMain.create(registry(), ROOT))
        .hasMessage(
            "--registry %s: /benchmark-test cannot be created there (NOAUTH). Let everyone create"
                + " nodes at the top level, or name another registry.",
            registry());
  }

  @Test
  void saysThatRequestsMayNotBeAsLongAsTheyHaveToBe() throws Exception {
    start(ZooKeeperMain.class, List.of("-Djute.maxbuffer=100000"), folder.toString());

    assertThatThrownBy(() -> RootMain.create(registry(), ROOT))
        .hasMessage(
            "--registry %s: this ZooKeeper ends the connection at a request of 512 KiB. Start it"
                + " with -Djute.maxbuffer=1048576 at least.",
            registry());
  }

  @Test
  void saysThatARegistryHasLostItsEnsemble() throws Exception {
    Path file = folder.resolve("zoo.cfg");
    var lines =
        new ArrayList<>(
            List.of(
                "tickTime=500",
                "initLimit=2",
                "syncLimit=2",
                "dataDir=" + folder.resolve("data"),
                "clientPortAddress=127.0.0.1",
                "admin.enableServer=false",
                "clientPort=" + port));
    for (int member = 1; member <= 3; member++) {
      lines.add("server.%d=127.0.0.1:%d:%d".formatted(member, freePort(), freePort()));
    }
    Files.write(file, lines);
    Files.createDirectories(folder.resolve("data"));
    Files.writeString(folder.resolve("data/myid"), "1");
    start(QuorumPeerMain.class, List.of("-Dreadonlymode.enabled=true"), file.toString());

    assertThatThrownBy(() -> RootMain.requireWritable(registry()))
        .hasMessage(
            "--registry %s: this ZooKeeper is read-only, because it has lost most of its ensemble."
                + " Start the others.",
            registry());
  }

  @Test
  void saysThatNoZooKeeperAnswers() {
    assertThatThrownBy(() -> RootMain.requireWritable(registry()))
        .hasMessage(
            "--registry %s: no ZooKeeper answers there. Start it, or name another one.",
            registry());
  }

  @Test
  void saysHowManyDescriptorsTheSimulatorNeeds() {
    assertThatThrownBy(
            () -> SimulatorMain.requireDescriptors(1_024, 2_500, 2 * Clones.sessions(500, 40)))
        .hasMessage(
            "The simulator needs 3350 file descriptors, and may open 1024. Raise ulimit -n, or give"
                + " fewer with --instances.");
  }

  private String registry() {
    return "127.0.0.1:" + port;
  }

  private ZooKeeper connect() throws IOException, InterruptedException {
    var client = new ZooKeeper(registry(), 30_000, (WatchedEvent event) -> {});
    while (!client.getState().isConnected()) {
      Thread.sleep(20);
    }
    return client;
  }

  /** Starts a server, and waits until it listens. */
  private void start(Class<?> program, List<String> flags, String argument)
      throws IOException, InterruptedException {
    var words = new ArrayList<String>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(flags);
    words.add("-D" + LaunchProperties.PORT.name() + "=" + port);
    words.addAll(List.of("-cp", System.getProperty("java.class.path")));
    words.addAll(List.of(program.getName(), argument));
    server =
        new ProcessBuilder(words)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    while (!isListening()) {
      assertThat(server.isAlive()).as("the server lives").isTrue();
      Thread.sleep(50);
    }
  }

  private boolean isListening() {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException notYet) {
      return false;
    }
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.LaunchProperties;
import benchmark.launch.ObservedFacts.Loop;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChosenLoopsTest {

  @AfterEach
  void forgetProperties() {
    List.of(LaunchProperties.LOOPS, LaunchProperties.HOST, LaunchProperties.PORT)
        .forEach(it -> System.clearProperty(it.name()));
  }

  @ParameterizedTest
  @CsvSource({"0, 3", "5, 5"})
  void loopsAreCountedOnceEachHasAConnection(int before, String seen) throws IOException {
    String name = "worker-after-" + before + "-";
    for (int i = 0; i < before; i++) {
      startLoop(name + i);
    }
    try (var server = new ServerSocket(0, 50, InetAddress.getByName(Defaults.BIND_ADDRESS))) {
      LaunchProperties.LOOPS.set(3);
      LaunchProperties.HOST.set(Defaults.BIND_ADDRESS);
      LaunchProperties.PORT.set(server.getLocalPort());
      new Thread(() -> serve(server, name, 3 - before), "accepting").start();
      ChosenLoops.count(name);

      assertThat(ObservedKeys.given(List.of(), List.of(), Set.of())).containsEntry("loops", seen);
    }
  }

  /** Starts a loop with each connection, until there are so many. */
  private static void serve(ServerSocket server, String name, int most) {
    try {
      for (int i = 0; ; i++) {
        server.accept().close();
        if (i < most) {
          startLoop(name + i);
        }
      }
    } catch (IOException closed) {
      // the test has ended
    }
  }

  private static void startLoop(String name) {
    var loop = new Thread(LockSupport::park, name);
    loop.setDaemon(true);
    loop.start();
  }

  @Test
  void onlyLoopsWithTheNameAreCounted() {
    assertThat(
            ChosenLoops.seen(
                List.of(
                    new Loop("NioIoHandler", "loops-*-*", 3),
                    new Loop("NioIoHandler", "loops-select-nio-*", 1),
                    new Loop("NioIoHandler", "grpc-default-boss-ELG-*-*", 1))))
        .isEqualTo("3");
    assertThat(ChosenLoops.seen(List.of(new Loop("NioIoHandler", "nioEventLoopGroup-*", 4))))
        .isEmpty();
  }
}

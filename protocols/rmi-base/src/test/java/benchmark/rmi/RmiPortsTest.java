// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rmi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUsers;
import evil.pkg.GadgetInRequest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

class RmiPortsTest {

  @Test
  void bothListenOnTheOneAddressAndCallsGoToThem() throws IOException {
    int port = freePort();
    var ports = new RmiPorts("127.0.0.1", port, "1000");

    try (ServerSocket registry = ports.createServerSocket(port);
        ServerSocket objects = ports.createServerSocket(0)) {
      assertThat(registry.getInetAddress()).isEqualTo(InetAddress.getByName("127.0.0.1"));
      assertThat(objects.getInetAddress()).isEqualTo(InetAddress.getByName("127.0.0.1"));
      assertThat(objects.getLocalPort()).isEqualTo(port + 1);
      try (var toRegistry = ports.createSocket("elsewhere", port);
          var toObjects = ports.createSocket("elsewhere", 7)) {
        assertThat(toRegistry.getPort()).isEqualTo(port);
        assertThat(toObjects.getPort()).isEqualTo(port + 1);
      }
    }
  }

  @Test
  void bothSidesReadUsersAndNothingElse() throws Exception {
    for (ObjectInputFilter filter :
        new ObjectInputFilter[] {RmiFilter.requests(), RmiFilter.answers()}) {
      assertThat(read(PreparedUsers.page(1), filter)).isEqualTo(PreparedUsers.page(1));
      assertThatThrownBy(() -> read(new GadgetInRequest(), filter))
          .isInstanceOf(InvalidClassException.class)
          .hasMessageContaining("REJECTED");
    }
  }

  private static Object read(Object object, ObjectInputFilter filter)
      throws IOException, ClassNotFoundException {
    var bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(object);
    var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    in.setObjectInputFilter(filter);
    return in.readObject();
  }

  /** One whose next is free, too. */
  private static int freePort() throws IOException {
    InetAddress loopback = InetAddress.getLoopbackAddress();
    while (true) {
      try (var one = new ServerSocket(0, 1, loopback);
          var next = new ServerSocket(one.getLocalPort() + 1, 1, loopback)) {
        assertThat(next.isBound()).isTrue();
        return one.getLocalPort();
      } catch (BindException | IllegalArgumentException taken) {
        continue; // or the last port of all
      }
    }
  }
}

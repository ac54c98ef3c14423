// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.NumericHost;
import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.PreparedUserService;
import benchmark.contract.UserService;
import benchmark.contract.WireCodec;
import benchmark.launch.LaunchProperties;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.apache.dubbo.config.ApplicationConfig;
import org.apache.dubbo.config.ProtocolConfig;
import org.apache.dubbo.config.RegistryConfig;
import org.apache.dubbo.config.ServiceConfig;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.context.support.ClassPathXmlApplicationContext;

/** Compares what the codec writes with what really passes over a wire. */
class DubboWireCodecTest {

  @BeforeAll
  static void silenceTheWarningsOfClosingDown() {
    LaunchProperties.LOG_LEVEL.set("OFF");
  }

  @AfterEach
  void forgetProperties() {
    System.clearProperty(LaunchProperties.FILTERS.name());
    System.clearProperty(LaunchProperties.PORT.name());
    System.clearProperty("benchmark.serialization");
  }

  @ParameterizedTest
  @CsvSource({"hessian2, default", "fastjson2, default", "hessian2, none"})
  void writesTheBytesThatDubboSends(String serialization, String filters) throws Exception {
    int port = freePort();
    var provider = new FrameworkModel();
    LaunchProperties.FILTERS.set(filters);
    export(provider, port, serialization, new DubboPair().getProperty("pair.filter"));
    try (var relay = new RecordingRelay(port)) {
      LaunchProperties.PORT.set(relay.port());
      System.setProperty("benchmark.serialization", serialization);
      try (var consumer = new ClassPathXmlApplicationContext("consumer.xml")) {
        var service = consumer.getBean(UserService.class);
        var codec = consumer.getBean(WireCodec.class);
        for (Operation<UserService> operation : Contracts.USER.operations()) {
          for (int n : new int[] {0, 1, 17}) {
            relay.forget();
            Object answer = operation.call(service, operation.argument(n));
            assertThat(answer).isEqualTo(operation.answer(n));
            check(codec, operation, Direction.REQUEST, n, relay.lastRequest());
            check(codec, operation, Direction.RESPONSE, n, relay.lastResponse());
          }
        }
      }
    } finally {
      provider.destroy();
    }
  }

  private static void check(
      WireCodec codec, Operation<?> operation, Direction direction, int n, byte[] wire)
      throws IOException {
    WireCodec.Message message = codec.message(operation, direction);
    var bytes = new ByteArrayOutputStream();
    message.encode(n, bytes);
    assertThat(bytes.toByteArray()).as("%s %s %d", operation, direction, n).isEqualTo(wire);
    Object decoded = message.content(message.decode(new ByteArrayInputStream(wire)));
    assertThat(decoded)
        .isEqualTo(direction == Direction.REQUEST ? operation.argument(n) : operation.answer(n));
  }

  private static void export(
      FrameworkModel framework, int port, String serialization, String filter) throws IOException {
    var application = framework.newApplication();
    application
        .getApplicationConfigManager()
        .setApplication(new ApplicationConfig("benchmark-provider"));
    var protocol = new ProtocolConfig("dubbo", port);
    protocol.setHost(NumericHost.of("127.0.0.1"));
    protocol.setSerialization(serialization);
    var service = new ServiceConfig<UserService>(application.newModule());
    service.setInterface(UserService.class);
    service.setRef(new PreparedUserService());
    service.setProtocol(protocol);
    service.setFilter(filter);
    service.setRegistry(new RegistryConfig("N/A"));
    service.export();
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}

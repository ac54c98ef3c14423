// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUserService;
import benchmark.contract.User;
import benchmark.contract.UserService;
import benchmark.launch.LaunchProperties;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.dubbo.rpc.RpcContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.context.support.ClassPathXmlApplicationContext;

/** What a variant sets has its effect on both sides. */
class DubboSettingsTest {

  @BeforeEach
  void listenOnAFreePort() throws Exception {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      LaunchProperties.PORT.set(socket.getLocalPort());
    }
    LaunchProperties.LOG_LEVEL.set("OFF");
    System.setProperty("benchmark.serialization", "hessian2");
  }

  @AfterEach
  void forgetProperties() {
    System.clearProperty("benchmark.serialization");
    System.clearProperty(LaunchProperties.PORT.name());
    System.getProperties().keySet().removeIf(it -> it.toString().startsWith(LaunchProperties.KEY));
  }

  @Test
  void withoutSettingsThereAreOneConnectionAndTheDefaultFilters() throws Exception {
    assertThat(connectionsOfTenCalls()).isEqualTo(1);
    assertThat(Served.sawFilters).isTrue();
  }

  @Test
  void asManyConnectionsAreOpened() throws Exception {
    LaunchProperties.CONNECTIONS.set(3);

    assertThat(connectionsOfTenCalls()).isEqualTo(3);
  }

  @Test
  void withoutFiltersNobodyPassesAttachmentsOn() throws Exception {
    LaunchProperties.FILTERS.set("none");

    assertThat(connectionsOfTenCalls()).isEqualTo(1);
    assertThat(Served.sawFilters).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"standard, DubboServerHandler-.*", "tuned, NettyServerWorker-.*"})
  void theSetUpDecidesWhichThreadsCallTheService(String setup, String thread) throws Exception {
    LaunchProperties.SETUP.set(setup);

    assertThat(connectionsOfTenCalls()).isEqualTo(1);
    assertThat(Served.thread).matches(thread);
  }

  @ParameterizedTest
  @ValueSource(strings = {"netty4", "netty3"})
  void theTransporterIsTheOneThatIsNamed(String name) throws Exception {
    LaunchProperties.TRANSPORTER.set(name);

    assertThat(connectionsOfTenCalls()).isEqualTo(1);
    assertThat(Served.carriers)
        .as("threads of other tests may still be there, too")
        .contains(name.equals("netty4") ? "io.netty" : "org.jboss.netty");
  }

  @Test
  void aTransporterThatDubboDoesNotKnowIsRefused() {
    LaunchProperties.TRANSPORTER.set("pigeon");

    assertThatThrownBy(DubboSettingsTest::connectionsOfTenCalls).hasStackTraceContaining("pigeon");
  }

  private static int connectionsOfTenCalls() throws Exception {
    int port = LaunchProperties.PORT.get().orElseThrow();
    try (var provider = new ClassPathXmlApplicationContext("provider.xml");
        var relay = new RecordingRelay(port)) {
      assertThat(provider.isActive()).isTrue();
      LaunchProperties.PORT.set(relay.port());
      try (var consumer = new ClassPathXmlApplicationContext("consumer.xml")) {
        var service = consumer.getBean("userService", UserService.class);
        for (int n = 1; n <= 10; n++) {
          assertThat(service.getUser(n).getId()).isEqualTo(n);
        }
        return relay.connections();
      }
    } finally {
      LaunchProperties.PORT.set(port);
    }
  }

  /**
   * Knows its thread, and whether Dubbo's filters have run: one of them tells a service what came
   * with a call.
   */
  static final class Served extends PreparedUserService {

    private static volatile boolean sawFilters;
    private static volatile String thread;
    private static volatile Set<String> carriers;

    @Override
    public User getUser(long id) {
      thread = Thread.currentThread().getName();
      carriers =
          Thread.getAllStackTraces().values().stream()
              .flatMap(Stream::of)
              .map(StackTraceElement::getClassName)
              .filter(name -> name.matches("(org\\.jboss|io)\\.netty\\..*"))
              .map(name -> name.replaceFirst("^(org\\.jboss\\.netty|io\\.netty).*", "$1"))
              .collect(Collectors.toSet());
      sawFilters = !RpcContext.getServerAttachment().getObjectAttachments().isEmpty();
      return super.getUser(id);
    }
  }
}

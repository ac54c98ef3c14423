// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.NumericHost;
import benchmark.launch.LaunchProperties;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.apache.dubbo.common.utils.NetUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumericHostTest {

  @AfterEach
  void forgetHost() {
    System.clearProperty(LaunchProperties.HOST.name());
  }

  @ParameterizedTest
  @CsvSource({"127.0.0.1, 2130706433", "127.1.2.3, 2130772483"})
  void writesLoopbackAsOneNumber(String host, String literal) throws Exception {
    assertThat(NumericHost.of(host)).isEqualTo(literal);
    assertThat(InetAddress.getByName(literal)).isEqualTo(InetAddress.getByName(host));
  }

  @Test
  void dubboLeavesItAlone() throws Exception {
    assertThat(NetUtils.isInvalidLocalHost("127.0.0.1")).isTrue();
    assertThat(NetUtils.isInvalidLocalHost(NumericHost.of("127.0.0.1"))).isFalse();
    assertThat(NetUtils.filterLocalHost(NumericHost.of("127.0.0.1"))).isEqualTo("2130706433");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.0.0.0", "192.0.2.7", "::1"})
  void leavesOtherHostsAsTheyAre(String host) throws Exception {
    assertThat(NumericHost.of(host)).isEqualTo(host);
  }

  @Test
  void isLoopbackUnlessTheServersHostIsGiven() throws Exception {
    assertThat(new DubboPair()).containsEntry("pair.host", "2130706433");

    System.setProperty(LaunchProperties.HOST.name(), "192.0.2.7");
    assertThat(new DubboPair()).containsEntry("pair.host", "192.0.2.7");
  }

  @Test
  void aHostThatDoesNotResolveFails() {
    assertThatThrownBy(() -> NumericHost.of("no-such-host.invalid"))
        .isInstanceOf(UnknownHostException.class);
  }
}

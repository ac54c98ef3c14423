// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rest;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.LaunchProperties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.http.client.HttpComponentsClientHttpRequestFactory;
import org.springframework.http.client.JettyClientHttpRequestFactory;

class RestRequestsTest {

  @AfterEach
  void forgetTheGateway() {
    System.clearProperty(LaunchProperties.PORT_BEHIND_GATEWAY.name());
    System.clearProperty(LaunchProperties.GATEWAY_FORWARDS_BYTES.name());
  }

  @Test
  void areOverHttp2ByJetty() {
    assertThat(RestRequests.of(1_000)).isInstanceOf(JettyClientHttpRequestFactory.class);
  }

  @Test
  void areOverHttp1ThroughAGateway() {
    LaunchProperties.PORT_BEHIND_GATEWAY.set(1);

    assertThat(RestRequests.of(1_000)).isInstanceOf(HttpComponentsClientHttpRequestFactory.class);

    LaunchProperties.GATEWAY_FORWARDS_BYTES.set(true);
    assertThat(RestRequests.of(1_000)).isInstanceOf(JettyClientHttpRequestFactory.class);
  }
}

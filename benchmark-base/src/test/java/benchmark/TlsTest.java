// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class TlsTest {

  @Test
  void plainTextIsSeenWhereNoEngineWasLoaded() {
    assertThat(Tls.seen(Set.of("java.lang.String"))).isEqualTo("off");
    assertThat(Tls.seen(Set.of("sun.security.ssl.SSLEngineImpl")))
        .isEqualTo("on:an engine of TLS was loaded, jdk");
    assertThat(Tls.seen(Set.of("io.netty.internal.tcnative.SSLContext")))
        .isEqualTo("on:an engine of TLS was loaded, openssl");
  }
}

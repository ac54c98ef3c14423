// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.dubbo.common.URL;
import org.apache.dubbo.remoting.utils.UrlUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class OnlySerializationTest {

  private static final URL KRYO = URL.valueOf("dubbo://127.0.0.1:8080/x?serialization=kryo");

  @AfterEach
  void forget() {
    System.clearProperty("DUBBO_DEFAULT_SERIALIZATION");
  }

  /** Dubbo would accept hessian2 also; it reads the setting once in the life of a JVM. */
  @Test
  void aProviderAcceptsNoOther() {
    new OnlySerialization("kryo");

    assertThat(UrlUtils.allSerializations(KRYO)).containsExactly("kryo");
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LiveObjectsTest {

  @Test
  void countsThoseOfAFramework() {
    String histogram =
        """
         num     #instances         #bytes  class name (module)
        -------------------------------------------------------
           1:          1000          32000  org.apache.dubbo.common.URL
           2:           500           8000  [Lorg.apache.dubbo.common.URL;
           3:            10            160  org.apache.dubbo.rpc.Invoker
        Total          1510          40160
        """;

    LiveObjects live = LiveObjects.of(histogram, "org.apache.dubbo");

    assertThat(live.sum()).isEqualTo("1010 32160");
    assertThat(live.largest(1)).isEqualTo("org.apache.dubbo.common.URL:1000:32000");
  }

  @Test
  void asksThisJvm() throws Exception {
    assertThat(LiveObjects.of("java.lang.String").sum()).matches("[1-9]\\d* [1-9]\\d*");
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class NodeTest {

  @Test
  void isWrittenElsewhereWithAnotherAddressTimeAndProcess() {
    var node =
        new Node(
            "/dubbo/a.Service/providers/dubbo%3A%2F%2F10.0.0.1%3A20880%2Fa.Service%3Fpid%3D7%26timestamp%3D100",
            "{\"address\":\"10.0.0.1\"}".getBytes(StandardCharsets.UTF_8));

    Node clone = node.at("10.0.0.1", "10.0.0.9", 3);

    assertThat(clone.path())
        .isEqualTo(
            "/dubbo/a.Service/providers/dubbo%3A%2F%2F10.0.0.9%3A20880%2Fa.Service%3Fpid%3D10%26timestamp%3D103");
    assertThat(new String(clone.data(), StandardCharsets.UTF_8))
        .isEqualTo("{\"address\":\"10.0.0.9\"}");
    assertThat(node.tells("10.0.0.1")).isTrue();
    assertThat(clone.tells("10.0.0.1")).isFalse();
  }
}

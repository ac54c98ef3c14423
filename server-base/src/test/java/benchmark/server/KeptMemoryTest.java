// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("memory that a server keeps on purpose")
class KeptMemoryTest {

  @Test
  void isSaidInMebibytes() {
    assertThat(KeptMemory.mebibytes("100MiB")).isEqualTo(100);
  }

  @ParameterizedTest
  @ValueSource(strings = {"100", "", "100m", "-1MiB"})
  void takesNothingElse(String text) {
    assertThatThrownBy(() -> KeptMemory.mebibytes(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "benchmark.keeps is '%s'; it takes a whole number and MiB, such as 100MiB", text);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CountersTokenTest {

  @Test
  void noTwoAreEqual() {
    assertThat(CountersToken.random().text())
        .matches("[0-9a-f]{32}")
        .isNotEqualTo(CountersToken.random().text());
  }

  @Test
  void matchesItselfOnly() {
    var token = CountersToken.random();

    assertThat(token.matches(token.text())).isTrue();
    assertThat(token.matches(token.text() + "0")).isFalse();
    assertThat(token.matches("")).isFalse();
  }

  @Test
  void aShortOneIsRefusedWithoutRepeatingIt() {
    assertThatThrownBy(() -> new CountersToken("secret"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "BENCHMARK_TOKEN must have 16 to 128 printable ASCII characters without spaces; it has"
                + " 6.");
  }

  @Test
  void isNotPrintedByChance() {
    var token = CountersToken.random();

    assertThat(token.toString()).doesNotContain(token.text());
  }
}

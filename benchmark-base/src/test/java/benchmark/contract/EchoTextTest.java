// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EchoTextTest {

  private static final EchoText ASCII = new EchoText(1 << 10, false);
  private static final EchoText CHINESE = new EchoText(1 << 10, true);

  @Test
  void isAllAsciiOrAThirdChinese() {
    assertThat(ASCII.text(3)).hasSize(1 << 10).matches("\\p{ASCII}+");
    assertThat(CHINESE.text(3).chars().filter(character -> character > 127).count()).isEqualTo(342);
    assertThat(CHINESE.text(3).chars().allMatch(Character::isDefined)).isTrue();
  }

  @Test
  void differsFromTextToText() {
    assertThat(ASCII.text(3)).isEqualTo(ASCII.text(3)).isNotEqualTo(ASCII.text(4));
  }

  @Test
  void acceptsItsOwnTextOnly() {
    for (EchoText texts : new EchoText[] {ASCII, CHINESE}) {
      String text = texts.text(3);

      assertThat(texts.accepts(3, text)).isTrue();
      assertThat(texts.accepts(4, text)).isFalse();
      assertThat(texts.accepts(3, null)).isFalse();
      assertThat(texts.accepts(3, text.substring(1))).isFalse();
      assertThat(texts.accepts(3, '\u0000' + text.substring(1))).isFalse();
    }
  }
}

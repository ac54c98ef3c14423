// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ColoursTest {

  private static final String REPORT =
      """
      variant     throughput ratio   verdict
      dubbo-kryo     1.593 ± 0.043    better
      dubbo-fst      0.593 ± 0.043    worse
      better is what it was, or worse

      Warnings
      ! Look here! It is one.
      """;

  @Test
  void verdictsAndMarksOfWarningsAreColoured() {
    assertThat(Colours.coloured(REPORT))
        .contains(
            "0.043    \033[32mbetter\033[0m\n",
            "0.043    \033[31mworse\033[0m\n",
            "\nbetter is",
            "\n\033[33m!\033[0m Look here! It");
  }

  @Test
  void theTextStaysTheSame() {
    assertThat(Colours.coloured(REPORT).replaceAll("\033\\[\\d+m", "")).isEqualTo(REPORT);
    assertThat(Colours.of(REPORT)).as("not on a terminal").isEqualTo(REPORT);
  }
}

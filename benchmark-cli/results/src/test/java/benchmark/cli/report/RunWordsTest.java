// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RunWordsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      textBlock =
          """
          --quick A B|''
          --quick --scenario echo A B|--scenario echo
          --quick --scenario=echo -t 8 A B|--scenario echo -t 8
          --quick -t8 A B|-t 8
          --quick --threads=8 A B|-t 8
          --quick A B -- -t 4 -i 5|-t 4
          A B -- -t max|''
          -p 20880 A B|''
          A B -- -prof gc|''
          """)
  void aComparisonTakesWhatItNeeds(String words, String options) {
    assertThat(
            new RunWords(List.of(words.split(" "))).forComparison().map(it -> String.join(" ", it)))
        .contains(options);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--quick --scenario echo --payload order.json A B",
        "--quick --payload=order.json A B",
        "--quick --scenario echo A B -- -p size=3K",
      })
  void itSendsNoOtherMessagesThanThoseOfAScenario(String words) {
    assertThat(new RunWords(List.of(words.split(" "))).forComparison()).isEmpty();
  }

  @Test
  void parametersInOneWordAreFound() {
    assertThat(new RunWords(List.of("A", "-a", "-i 5 -p size=3K")).forComparison()).isEmpty();
  }

  @Test
  void aRecordMayTellNoWords() {
    assertThat(new RunWords(null).forComparison()).contains(List.of());
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.chart.Grid;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.verify.KeyOutcome.Word;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyTableTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gzip | gzip | acts",
        "gzip | gzip:requests only | acts on requests only",
        "gzip | gzip:replies only | acts on replies only",
        "gzip | none | no effect",
        "gzip | '' | no effect",
        "7000 | 7000:not tried, since the server holds no call | not tried",
        "on | on:TLSv1.3 TLS_AES_256_GCM_SHA384 jdk, plain text refused | acts"
      })
  void whatIsSeenSaysWhatAKeyDoes(String value, String seen, String outcome) {
    assertThat(KeyOutcome.seen("rpc", "key", value, List.of(seen)).outcome()).isEqualTo(outcome);
  }

  @Test
  void aKeyActsIfBothSidesShowIt() {
    assertThat(KeyOutcome.seen("rpc", "gc", "g1", List.of("g1", "g1")).word()).isEqualTo(Word.ACTS);
    assertThat(KeyOutcome.seen("rpc", "gc", "g1", List.of("g1", "zgc")).isBad()).isTrue();
    assertThat(KeyOutcome.seen("rpc", "gc", "g1", List.of()).isBad()).isTrue();
  }

  @Test
  void aCellSaysWhatMostValuesDoAndNamesTheOthers() {
    var table =
        new KeyTable(
            List.of(
                outcome("rpc-a", "executor", "pool", Word.ACTS),
                outcome("rpc-a", "executor", "direct", Word.REFUSED),
                outcome("rpc-a", "compression", "none", Word.ACTS),
                outcome("rpc-a", "compression", "gzip", Word.REQUESTS),
                outcome("rpc-b", "executor", "pool", Word.ACTS),
                outcome("rpc-b", "executor", "virtual", Word.NO_EFFECT),
                outcome("rpc-b", "timeout", "7000", Word.NOT_TRIED)));

    assertThat(MarkdownRenderer.render(table.document()).replaceAll(" +", " "))
        .contains(
            "| pair | compression | executor | timeout |",
            "| rpc-a | acts on requests only | acts (refused: direct) | - |",
            "| rpc-b | - | acts (no effect: virtual) | not tried |");
    assertThat(MarkdownRenderer.render(table.reasons()))
        .contains("executor=virtual", "no effect: why");
    Grid picture = (Grid) ((Figure) table.page().blocks().get(0)).picture();
    Grid.Cell executor = picture.rows().get(1).cells().get(1);
    assertThat(executor.tip()).isEqualTo("pool: acts: why\nvirtual: no effect: why");
    assertThat(executor.style()).isEqualTo("between");
  }

  private static KeyOutcome outcome(String pair, String key, String value, Word word) {
    return KeyOutcome.of(pair, key, value, word, "why");
  }
}

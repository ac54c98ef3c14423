// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import benchmark.cli.statistics.Margin;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompareRecordTest {

  private static final List<String> LABELS = List.of("dubbo-hessianlite", "dubbo-kryo");

  @Test
  void latencyIsBetterWhenItIsLower() {
    assertThat(CompareRecord.results(LABELS, FabricatedRounds.of(6, 1.3, 0.02), Margin.DEFAULT))
        .filteredOn(result -> result.operation().name().equals("existUser"))
        .allMatch(result -> result.verdict().equals("faster"))
        .extracting(CompareRecord.Result::metric, result -> result.ratio() > 1)
        .containsExactly(tuple("throughput", true), tuple("p50", false), tuple("p99", false));
  }

  @Test
  void oneRoundHasNoInterval() {
    var results = CompareRecord.results(LABELS, FabricatedRounds.of(1, 1.3, 0), Margin.DEFAULT);

    assertThat(results).isNotEmpty().allMatch(result -> result.low() == null);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.Metric;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ObjectiveTest {

  @ParameterizedTest
  @CsvSource({
    "p99<=5ms, P99, 5, p99 <= 5ms",
    "p999 <= 200us, P999, 0.2, p99.9 <= 200us",
    "p99.9<=0.2s, P999, 200, p99.9 <= 0.2s",
    "max<=1s, MAX, 1000, maximum <= 1s"
  })
  void hasAnIndicatorAndALimit(String text, Metric metric, double millis, String words) {
    var objective = Objective.parse(text);

    assertThat(objective.metric()).isEqualTo(metric);
    assertThat(objective.millis()).isEqualTo(millis);
    assertThat(objective.words()).isEqualTo(words);
  }

  @Test
  void isKeptUpToTheLimit() {
    var objective = Objective.parse("p90<=1ms");
    CostLine step = CostLine.of(OperationKey.of("getUser"));

    assertThat(objective.isKept(step.with(CostColumns.P90_NANOS, 1_000_000L))).isTrue();
    assertThat(objective.isKept(step.with(CostColumns.P90_NANOS, 1_000_001L))).isFalse();
    assertThat(objective.isKept(step)).as("no call was answered").isFalse();
  }
}

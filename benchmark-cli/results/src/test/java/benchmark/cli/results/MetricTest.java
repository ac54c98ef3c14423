// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MetricTest {

  @Test
  void aPercentileIsNamedByItsNumber() {
    assertThat(Metric.P999.label()).isEqualTo("p999");
    assertThat(Metric.P999.words()).isEqualTo("p99.9");
    assertThat(Metric.P999.title()).isEqualTo("p99.9 µs");
    assertThat(Metric.P999.share()).hasValue(0.999);
  }

  @Test
  void everyPercentileIsStoredUnderItsName() {
    assertThat(Metric.PERCENTILES)
        .endsWith(Metric.MAX)
        .filteredOn(it -> it.share().isPresent())
        .allSatisfy(it -> assertThat(Json.MAPPER.valueToTree(it).asText()).isEqualTo(it.words()));
  }

  @Test
  void theMaximumIsTheTimeOfOneCallWhateverTheirNumber() {
    assertThat(Metric.MAX.share()).isEmpty();
    assertThat(Metric.MAX.isRare()).isTrue();
    assertThat(Metric.P99.isRare()).isFalse();
    assertThat(Metric.CPU.isRare()).isFalse();
  }

  @Test
  void aValueHasAsManyDigitsAsItsIntervalJustifies() {
    assertThat(Metric.THROUGHPUT.text(47.2934)).isEqualTo("47.3k");
    assertThat(Metric.THROUGHPUT.text(47.2934, 0.2)).isEqualTo("47k");
    assertThat(Metric.P50.text(0.123456, 0.001)).isEqualTo("123.5");
    assertThat(Metric.SENT.text(299)).isEqualTo("299");
    assertThat(Metric.CPU.text(Double.NaN)).isEqualTo("-");
  }
}

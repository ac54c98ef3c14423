// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.statistics.PairedRatio;
import org.junit.jupiter.api.Test;

class FormatsTest {

  @Test
  void anOrdinaryRatioHasThreeDecimals() {
    assertThat(ratio(1.55, 1.59, 1.64)).isEqualTo("1.593 ± 0.112");
    assertThat(ratio(1.3)).isEqualTo("1.300");
  }

  @Test
  void aSmallRatioHasThreeDigits() {
    assertThat(ratio(0.00510, 0.00512, 0.00514)).isEqualTo("0.00512 ± 0.00005");
    assertThat(ratio(0.00512)).isEqualTo("0.00512");
  }

  @Test
  void thePlusMinusNeverReadsAsZero() {
    assertThat(ratio(1.0001, 1.0002, 1.0003)).isEqualTo("1.0002 ± 0.0002");
    assertThat(ratio(1.3, 1.3, 1.3)).isEqualTo("1.3000 ± 0.0001");
    assertThat(ratio(0.005, 0.005)).isEqualTo("0.005000 ± 0.000001");
  }

  @Test
  void aWideIntervalIsReportedByItsEnds() {
    assertThat(ratio(0.5, 1, 2)).isEqualTo("1.00 (0.18-5.6)");
  }

  private static String ratio(double... candidate) {
    double[] baseline = new double[candidate.length];
    java.util.Arrays.fill(baseline, 1);
    return Formats.ratio(PairedRatio.of(baseline, candidate));
  }
}

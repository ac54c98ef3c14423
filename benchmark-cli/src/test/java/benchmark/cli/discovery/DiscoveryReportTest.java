// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.discovery.DiscoveryRecord.Run;
import benchmark.cli.text.TextRenderer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DiscoveryReportTest {

  @Test
  void holdsMeasuredRatiosAgainstThePublishedOnes() {
    String text = report(DiscoveryReport.publishedSystems(), 740, 606, 334, 800);

    assertThat(text)
        .containsPattern("B +606 +0.82 +\\S+ +0.82 +holds")
        .containsPattern("C +334 +0.45 +\\S+ +0.45 +holds")
        .containsPattern("D +160 +0.22 +\\S+ +1.1 +reversed");
  }

  @Test
  void comparesSystemsWithTheFirstOne() {
    String text = report(List.of("one", "other"), 100, 50);

    assertThat(text)
        .contains("Verdicts against A, one")
        .containsPattern("B +steady +heap after full collection, MB +0.501. .* better")
        .doesNotContain("Published");
  }

  /** Three blocks, in which heaps differ a little. */
  private static String report(List<String> variants, double... heaps) {
    var runs = new ArrayList<Run>();
    for (int block = 1; block <= 3; block++) {
      int number = block;
      IntStream.range(0, heaps.length)
          .forEach(i -> runs.add(run(variants.get(i), number, heaps[i] + number * 0.1)));
    }
    var record =
        new DiscoveryRecord(
            List.of("discovery"),
            null,
            null,
            null,
            null,
            500,
            8,
            5,
            10,
            120,
            60,
            5,
            5_000,
            3,
            runs);
    return TextRenderer.render(new DiscoveryReport(record).document());
  }

  private static Run run(String variant, int block, double heap) {
    var steady =
        new DiscoveryPhase(
            DiscoveryRun.STEADY, 120, 0, Map.of(DiscoveryMetric.HEAP_MB, heap), List.of());
    return new Run(variant, block, Map.of(), Map.of(), 40, 986, List.of(steady));
  }
}

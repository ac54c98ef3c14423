// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.Origin;
import benchmark.cli.results.RateLoad;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.Load;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the report of smallest heaps")
class DensityReportTest {

  @Test
  void isAnsweredInASentenceForEachVariant() {
    DensityReport report = report(List.of(), null, needing(100), needing(150));

    assertThat(text(report).replaceAll("\\s+", " "))
        .contains("a keeps p99 <= 20ms at 2.00k calls/s with a heap of ")
        .contains(" MiB, but not with ", " MiB (OutOfMemoryError).");
    assertThat(report.status()).isZero();
    assertThat(report.headline()).matches("Smallest heaps: a 1\\d\\d, b 1\\d\\d MiB");
  }

  @Test
  void holdsTheBracketAgainstLimits() {
    var limits = List.of("density.heap<=130MiB", "density.gc<=5%", "density.calls>=5");

    assertThat(report(limits, null, needing(100)).status()).isZero();
    assertThat(report(List.of("density.heap<=90"), null, needing(100)).status()).isEqualTo(3);
    assertThat(report(List.of("density.heap<=0.09GiB"), null, needing(93)).status()).isEqualTo(4);
    assertThat(report(List.of("density.connection<=1MiB"), null, needing(93)).status())
        .as("not measured")
        .isEqualTo(4);
  }

  @Test
  void comparesHeapsWithThatOfTheFirstVariant() {
    assertThat(report(List.of(), "90%", needing(100), needing(150)).status()).isZero();
    assertThat(report(List.of(), "10%", needing(100), needing(150)).status()).isEqualTo(3);
    assertThat(report(List.of(), "1%", needing(100), needing(100)).status()).isEqualTo(4);
  }

  @Test
  void hasAStatusForALimitThatNoHeapKeeps() {
    DensityReport report =
        report(
            List.of("density.heap<=1GiB"),
            null,
            HeapSearchTest.all(512, heap -> HeapSearchTest.step(heap, 200)));

    assertThat(report.status()).isEqualTo(5);
    assertThat(text(report).replaceAll("\\s+", " "))
        .contains(
            "a: no heap up to 512 MiB keeps p99 <= 20ms at 2.00k calls/s (200 ms). Allow more heap,"
                + " such as @heap=2g, a slower response, or fewer calls.");
  }

  @Test
  void saysWhyALimitIsNotKeptWhereOneServerOfThreeKeptIt() {
    DensityReport report =
        report(
            List.of(),
            null,
            List.of(
                HeapSearchTest.step(512, 18),
                HeapSearchTest.step(512, 25),
                HeapSearchTest.step(512, 26)));

    assertThat(report.status()).isEqualTo(5);
    assertThat(text(report).replaceAll("\\s+", " "))
        .contains("a: no heap up to 512 MiB keeps p99 <= 20ms at 2.00k calls/s (25.0 ms).");
  }

  private static List<HeapStep> needing(int heap) {
    return HeapSearchTest.all(
        512, it -> it >= heap ? HeapSearchTest.step(it, 2) : HeapSearchTest.ended(it));
  }

  private static String text(DensityReport report) {
    return TextRenderer.render(report.answers());
  }

  @SafeVarargs
  private static DensityReport report(
      List<String> expected, String gate, List<HeapStep>... variants) {
    var steps = new ArrayList<HeapStep>();
    for (int variant = 0; variant < variants.length; variant++) {
      for (HeapStep it : variants[variant]) {
        steps.add(new HeapStep(variant, it.heapMib(), it.kept(), it.failure(), it.used()));
      }
    }
    var load = new RateLoad(List.of(2_000.0), Load.Arrivals.POISSON, 200, 1);
    return new DensityReport(
        Path.of("."),
        new DensityRecord(
            List.of(List.of("density")),
            new Origin(null, null, null, null, null, null, null, null),
            new DensityPlan("user", "getUser", load, "p99<=20ms", 3, 15, null),
            new DensityRecord.Asked(
                List.of("a", "b").subList(0, variants.length),
                List.of(512, 512).subList(0, variants.length),
                expected,
                gate),
            null,
            steps,
            List.of()));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.FabricatedRun;
import benchmark.cli.Golden;
import benchmark.cli.project.PairKind;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Document;
import benchmark.cli.text.TextRenderer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MixedReportTest {

  private static final List<Double> NOISE = List.of(1.01, 0.99, 1.0, 1.02, 0.98);

  @TempDir Path folder;

  private final MixedReport report = new MixedReport(OptionalDouble.of(0.02));

  @Test
  void theFastestComesFirstAndSentencesSayWhatIsKnown() {
    add("inproc", Map.of("existUser", 0.001, "listUser", 0.002), PairKind.REFERENCE);
    add("dubbo-slow", Map.of("existUser", 0.70, "listUser", 3.0), PairKind.ORDINARY);
    add("dubbo-fast", Map.of("existUser", 0.69, "listUser", 2.0), PairKind.ORDINARY);
    add("dubbo-near", Map.of("existUser", 0.71, "listUser", 2.03), PairKind.ORDINARY);

    Golden.assertMatches("mixed.txt", text());
  }

  @Test
  void tellsSharesOfTheLimitWhereItWasMeasured() {
    add("netty-bytes", Map.of("existUser", 0.35), PairKind.LIMIT);
    add("dubbo26-hessianlite", Map.of("existUser", 0.70), PairKind.ORDINARY);
    add("dubbo-b", Map.of("existUser", 1.40), PairKind.ORDINARY);

    assertThat(text().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    assertThat(text())
        .containsPattern("pair +ops/ms +of fastest +of limit +p50 ms")
        .containsPattern("dubbo26-hessianlite .* 1.00\\* +50% ")
        .containsPattern("dubbo-b .* 0.50 +25% ")
        .containsPattern("netty-bytes .*% +- +- ")
        .contains("share of the throughput of netty-bytes, which has neither codec nor");
  }

  @Test
  void equalsGetNoMarks() {
    add("dubbo-a", Map.of("existUser", 0.70), PairKind.ORDINARY);
    add("dubbo-a (2)", Map.of("existUser", 0.71), PairKind.ORDINARY);

    assertThat(text())
        .doesNotContain("*")
        .doesNotContain("~")
        .contains("existUser: no difference visible.\n")
        .contains("  ./benchmark.sh compare dubbo-a dubbo-a --ops existUser\n");
  }

  @Test
  void theComparisonNamesVariantsAsTheCommandLineDoes() {
    add("dubbo-a", Map.of("existUser", 0.70), PairKind.ORDINARY);
    add("dubbo-a (2)", Map.of("existUser", 0.71), PairKind.ORDINARY);
    add("dubbo-b", Map.of("existUser", 1.4), PairKind.ORDINARY);

    assertThat(text())
        .contains(
            "existUser: dubbo-a 2.00 times as fast as dubbo-b; no difference visible to\ndubbo-a (2).\n")
        .contains("  ./benchmark.sh compare dubbo-a dubbo-a --ops existUser\n");
  }

  @Test
  void aPairThatStillCompiledIsMarked() {
    FabricatedRun.mixed(folder.resolve("X"), "dubbo-a", slices(Map.of("existUser", 0.7)), false);
    report.add("dubbo-a", StoredRun.read(folder.resolve("X")), PairKind.ORDINARY);

    assertThat(text())
        .contains("dubbo-a^ ")
        .contains("a JVM was still compiling in slices that count");
  }

  @Test
  void fewSlicesHaveNoInterval() {
    FabricatedRun.mixed(folder.resolve("X"), "dubbo-a", Map.of("existUser", List.of(0.7, 0.7)));
    FabricatedRun.mixed(folder.resolve("Y"), "dubbo-b", Map.of("existUser", List.of(0.9, 0.9)));
    report.add("dubbo-a", StoredRun.read(folder.resolve("X")), PairKind.ORDINARY);
    report.add("dubbo-b", StoredRun.read(folder.resolve("Y")), PairKind.ORDINARY);

    assertThat(text())
        .contains("dubbo-a   45.71        1.00  0.3500   1.750")
        .contains("existUser: too few slices to tell pairs apart; measure more (-- -i 5).");
  }

  @Test
  void oneRunHasALineForEachOperation() {
    add("dubbo-a", Map.of("existUser", 0.70, "listUser", 3.0), PairKind.ORDINARY);

    assertThat(
            TextRenderer.render(
                Document.of(MixedReport.ofOne(StoredRun.read(folder.resolve("dubbo-a"))))))
        .isEqualTo(
            """
            one JVM, operations mixed        ops/ms         p50 ms        p99 ms
            existUser                  45.72 ± 2.0%  0.3500 ± 2.0%  1.750 ± 2.0%
            listUser                   10.67 ± 2.0%   1.500 ± 2.0%  7.499 ± 2.0%
            """);
  }

  private String text() {
    return TextRenderer.render(report.document());
  }

  private void add(String label, Map<String, Double> millis, PairKind kind) {
    FabricatedRun.mixed(folder.resolve(label), label, slices(millis));
    report.add(label, StoredRun.read(folder.resolve(label)), kind);
  }

  private static Map<String, List<Double>> slices(Map<String, Double> millis) {
    var slices = new LinkedHashMap<String, List<Double>>();
    millis.forEach(
        (operation, mean) ->
            slices.put(operation, NOISE.stream().map(noise -> noise * mean).toList()));
    return slices;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.Golden;
import benchmark.cli.codec.CodecComparison.Round;
import benchmark.cli.page.CodecCharts;
import benchmark.cli.results.Json;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.OperationKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodecComparisonTest {

  /** The second one takes 60% of the time, allocates as much, and needs 80% of the bytes. */
  private static CodecComparison comparison() {
    var rounds = new ArrayList<Round>();
    for (int round = 0; round < 6; round++) {
      double drift = 1 + 0.05 * round; // hits both, and cancels
      double noise = 1 + (round % 2 == 0 ? 0.01 : -0.01);
      rounds.add(
          new Round(
              List.of(
                  List.of(cost("getUser", 1000 * drift, 400), cost("ping", 10 * drift, 2)),
                  List.of(
                      cost("getUser", 600 * drift * noise, 320),
                      cost("ping", 10 * drift * (1 + (round - 2.5) / 5), 2)))));
    }
    return new CodecComparison(List.of("dubbo-a", "dubbo-b"), rounds);
  }

  private static MessageCost cost(String operation, double nanos, double bytes) {
    return new MessageCost(
        OperationKey.of(operation), "response", bytes, nanos * 0.4, nanos * 0.6, 1000, 0);
  }

  @Test
  void aRatioHasAnIntervalAndAVerdict() {
    String report =
        TextRenderer.render(new CodecComparisonReport(comparison(), Margin.DEFAULT).document());

    Golden.assertMatches("codec/comparison.txt", report);
    assertThat(report)
        .containsPattern("CPU time, ns .*\n.*getUser response .* 0\\.600 ± 0\\.0\\d+ +faster")
        .containsPattern("ping response .*undecided")
        .containsPattern("length, B .*\n.*getUser response +400.0 +320.0 +0.8000 +smaller");
    assertThat(report.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }

  @Test
  void isReadyForAPullRequest() {
    Golden.assertMatches(
        "codec/comparison.md",
        MarkdownRenderer.render(
            new CodecComparisonReport(comparison(), Margin.DEFAULT).document()));
  }

  @Test
  void onlyMessagesThatAllCarryAreCompared() {
    var less =
        new CodecComparison(
            List.of("dubbo-a", "dubbo-b"),
            List.of(
                new Round(
                    List.of(
                        List.of(cost("getUser", 1, 1), cost("ping", 1, 1)),
                        List.of(cost("ping", 1, 1))))));

    assertThat(less.messages()).containsExactly("ping response");
  }

  @Test
  void whatIsStoredCanBeComputedAgain(@TempDir Path folder) {
    Path file = folder.resolve("comparison.json");
    Json.write(file, comparison());

    assertThat(Json.read(file, CodecComparison.class)).isEqualTo(comparison());
  }

  @Test
  void thePictureHasEveryMessage(@TempDir Path folder) throws Exception {
    Path file = folder.resolve(CodecCharts.FILE);
    CodecCharts.write(comparison(), Margin.DEFAULT, file);

    assertThat(Files.readString(file))
        .startsWith("<?xml")
        .contains("Codec time: dubbo-b / dubbo-a", "getUser response", "ping response", "faster");
  }

  @Test
  void thePictureOfSeveralHasTheFastestFirst(@TempDir Path folder) throws Exception {
    CodecSummary summary =
        CodecSummary.of(
                List.of(
                    codec("dubbo-slow", cost("getUser", 900, 300)),
                    codec("dubbo-fast", cost("getUser", 300, 200)),
                    codec("inproc")))
            .orElseThrow();

    assertThat(summary.means())
        .extracting(CodecSummary.Means::pair)
        .containsExactly("dubbo-fast", "dubbo-slow");
    assertThat(summary.ofFastest(summary.means().get(1))).isCloseTo(3, within(1e-9));
    Path file = folder.resolve(CodecCharts.FILE);
    CodecCharts.write(summary, file);
    assertThat(Files.readString(file)).containsSubsequence("dubbo-fast", "dubbo-slow");
  }

  private static PairCodec codec(String pair, MessageCost... costs) {
    return new PairCodec(pair, "17", List.of(costs), List.of(), null, null);
  }
}

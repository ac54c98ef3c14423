// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Golden;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A comparison of codecs is a comparison like any other, in which CPU time leads. */
class CodecDesignTest {

  private static final CompareRecord RECORD = FabricatedComparison.ofCodecs("dubbo-a", "dubbo-b");

  private final ComparisonAnalysis analysis = RECORD.analysis(Margin.DEFAULT);

  @Test
  void everyMessageHasATableAndASentence() {
    var text = new CompareReport(analysis);
    String report = TextRenderer.render(text.tables().and(text.verdicts(8)));

    Golden.assertMatches("compare/codec.txt", report);
    assertThat(report.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }

  @Test
  void isReadyForAPullRequest() {
    Golden.assertMatches(
        "compare/codec.md", MarkdownRenderer.render(CompareReport.markdown(RECORD, analysis)));
  }

  @Test
  void aGateLooksAtWhatACodecHas() {
    var everything = GateRule.ofEveryMetric(new Margin(0.05));
    assertThat(everything.looks(analysis))
        .extracting(look -> look.comparison().name())
        .contains("getUser (response) cpu", "getUser (response) alloc", "ping (response) encoded")
        .hasSize(5);

    var throughput = GateRule.of(Map.of(Metric.THROUGHPUT, new Margin(0.05)));
    assertThatThrownBy(() -> throughput.looks(analysis))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "The gate cannot decide: throughput was not measured everywhere. Leave it out of"
                + " --gate.");
  }

  @Test
  void thePrecisionIsThatOfTheCpuTime() {
    var rule = StoppingRule.of(null, new benchmark.cli.statistics.Precision(0.05), null);

    assertThat(
            rule.reasonToStop(
                analysis.replicates(),
                6,
                java.time.Duration.ZERO,
                java.time.Duration.ZERO,
                Design.CODEC))
        .as("ping is not known within 5%%")
        .isEmpty();
  }

  @Test
  void whatEarlierVersionsStoredIsRefused(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("codec-comparison.json"), "{}");

    assertThatThrownBy(() -> CompareRecord.requireReadable(folder))
        .isInstanceOf(UserError.class)
        .hasMessageEndingWith("compare again: ./benchmark.sh compare --codec A B")
        .extracting(error -> ((UserError) error).status())
        .isEqualTo(benchmark.launch.ExitStatus.BAD_INPUT);
  }

  @Test
  void isStoredLikeAnyOther(@TempDir Path folder) {
    FabricatedComparison.storeOfCodecs(folder.resolve("compare"), "dubbo-a", "dubbo-b");

    var read = ComparisonSummary.KIND.read(folder.resolve("compare"));
    assertThat(read.isOfCodecs()).isTrue();
    assertThat(read.record()).isEqualTo(RECORD);
    assertThat(read.conditions())
        .contains("6 rounds of dubbo-a and dubbo-b, each message", "by one thread");
    assertThat(read.variants()).isEqualTo(List.of("dubbo-a", "dubbo-b"));
  }
}

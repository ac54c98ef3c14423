// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.tuple;

import benchmark.cli.discovery.DiscoveryRecord.LiveClass;
import benchmark.cli.discovery.DiscoveryRecord.Moment;
import benchmark.cli.discovery.DiscoveryRecord.Phase;
import benchmark.cli.discovery.DiscoveryRecord.Run;
import benchmark.cli.export.ExportRow;
import benchmark.cli.results.Origin;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Row;
import benchmark.cli.text.HtmlRenderer;
import benchmark.cli.text.TextRenderer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DiscoveryReportTest {

  private static final DiscoveryRecord.Parts PARTS =
      new DiscoveryRecord.Parts(Map.of(), Map.of(), 40, 986);

  @Test
  void holdsMeasuredRatiosAgainstThePublishedOnes() {
    String text =
        TextRenderer.render(
            new DiscoveryReport(Path.of("."), record(PublishedMemory.SYSTEMS, 740, 606, 700, 160))
                .document());

    assertThat(text)
        .containsPattern("B +606 +0.82 +\\S+ +0.82 +holds")
        .containsPattern("C +334 +0.45 +\\S+ +0.95 +reversed")
        .containsPattern("D +160 +0.22 +\\S+ +0.22 +holds");
  }

  @Test
  void comparesSystemsWithTheFirstOne() {
    String text =
        TextRenderer.render(
            new DiscoveryReport(Path.of("."), record(List.of("one", "other"), 100, 50)).document());

    assertThat(text)
        .contains("Verdicts against A, one")
        .containsPattern("B +steady +heap after full collection, MB +0.501. .* better")
        .doesNotContain("Published");
  }

  @Test
  void aTerminalHasTheVerdictsThatTellADifference() {
    assertThat(
            TextRenderer.render(
                new DiscoveryReport(Path.of("."), record(List.of("one", "other"), 100, 50))
                    .printed()))
        .containsPattern("B +steady +heap after full collection, MB +0.501. .* better")
        .doesNotContain("Not shown");
    assertThat(
            TextRenderer.render(
                new DiscoveryReport(Path.of("."), record(List.of("one", "other"), 100, 100))
                    .printed()))
        .contains("Not shown, the same or undecided: 1.")
        .doesNotContain(" same\n");
  }

  @Test
  void drawsAColumnForEachSystemWithTheSameAxes() {
    var page = new DiscoveryReport(Path.of("."), record(List.of("one", "other"), 100, 50)).page();

    Row heap =
        page.blocks().stream()
            .filter(Row.class::isInstance)
            .map(Row.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(heap.figures())
        .extracting(it -> it.picture().title())
        .containsExactly("one: heap in use", "other: heap in use");
    assertThat(heap.figures())
        .allSatisfy(it -> assertThat(it.picture().note()).contains("steady from 10"));
    assertThat(heap.figures())
        .extracting(it -> it.picture().drawing().render())
        .allSatisfy(it -> assertThat(it).contains(">100<"));
    assertThat(HtmlRenderer.render(Document.of(heap)).render()).contains("class=\"columns\"");
  }

  @Test
  void showsTheLargestClassesOfEachSystem() {
    var page = new DiscoveryReport(Path.of("."), record(List.of("one", "other"), 100, 50)).page();

    assertThat(HtmlRenderer.render(page).render())
        .contains(
            "largest classes after the steady phase",
            "URL",
            "20000 (100\u202fMB)",
            "20000 (50\u202fMB)");
  }

  @Test
  void comparesWithNoneByTheDifference() {
    var runs = new ArrayList<Run>();
    for (int block = 1; block <= 3; block++) {
      runs.add(changes("one", block, 20 + block));
      runs.add(changes("other", block, 0));
    }
    DiscoveryRecord record = record(List.of("one", "other"), runs);

    assertThat(TextRenderer.render(new DiscoveryReport(Path.of("."), record).document()))
        .containsPattern(
            "B +rollout +full collections per change +0, not 22 +-24.5 to -19.5 +better");
  }

  /** Systems that are equal in 26 metrics, each of which differs by 10% from block to block. */
  @Test
  void equalSystemsSeldomDiffer() {
    var random = new Random(1);
    int reports = 200;
    int wrong = 0;
    for (int i = 0; i < reports; i++) {
      var runs = new ArrayList<Run>();
      for (int block = 1; block <= 5; block++) {
        runs.add(noise("one", block, random));
        runs.add(noise("other", block, random));
      }
      String text =
          TextRenderer.render(
              new DiscoveryReport(Path.of("."), record(List.of("one", "other"), runs)).printed());
      wrong += text.contains(" better") || text.contains(" worse") ? 1 : 0;
    }
    assertThat(wrong).isLessThanOrEqualTo(reports / 20);
  }

  private static Run noise(String variant, int block, Random random) {
    Map<DiscoveryMetric, Double> values =
        Stream.of(DiscoveryMetric.values())
            .collect(Collectors.toMap(it -> it, it -> 100 * Math.exp(0.1 * random.nextGaussian())));
    List<Phase> phases =
        Stream.of(DiscoveryRun.STEADY, DiscoveryRun.CHURN)
            .map(it -> new Phase(it, 10, 120, 1_000, values, List.of()))
            .toList();
    return new Run(variant, block, PARTS, phases, List.of(), null, null);
  }

  private static Run changes(String variant, int block, double collections) {
    return run(
        variant,
        block,
        new Phase(
            DiscoveryRun.ROLLOUT,
            10,
            120,
            1_000,
            Map.of(DiscoveryMetric.FULL_GCS_PER_CHANGE, collections),
            List.of()),
        List.of(),
        null);
  }

  @Test
  void givesMediansToOtherPrograms() {
    var report = new DiscoveryReport(Path.of("."), record(List.of("one", "other"), 100, 50));

    assertThat(report.exported())
        .extracting(ExportRow::variant, ExportRow::operation)
        .containsExactly(tuple("one", "steady"), tuple("other", "steady"));
    assertThat(report.exported().get(0).columns()).containsExactly(entry("heap_mb", 100.2));
  }

  @Test
  void countsBlocksThatHaveAllSystems() {
    DiscoveryRecord record = record(List.of("one", "other"), 100, 50);

    assertThat(record.measuredBlocks()).isEqualTo(3);
    assertThat(record.with(run("one", 4, 100), null).measuredBlocks()).isEqualTo(3);
    assertThat(record.has("other", 4)).isFalse();
  }

  /** Three blocks, in which heaps differ a little. */
  private static DiscoveryRecord record(List<String> variants, double... heaps) {
    var runs = new ArrayList<Run>();
    for (int block = 1; block <= 3; block++) {
      int number = block;
      IntStream.range(0, heaps.length)
          .forEach(i -> runs.add(run(variants.get(i), number, heaps[i] + number * 0.1)));
    }
    return record(variants, runs);
  }

  private static DiscoveryRecord record(List<String> variants, List<Run> runs) {
    return new DiscoveryRecord(
        List.of(List.of("discovery")),
        Origin.UNKNOWN,
        new DiscoveryConditions(
            500, 8, 5, 10, new DiscoveryConditions.Times(120, 2.4, 60, 5), 5_000, false, List.of()),
        variants,
        3,
        runs);
  }

  private static Run run(String variant, int block, double heap) {
    var steady =
        new Phase(
            DiscoveryRun.STEADY, 10, 120, 0, Map.of(DiscoveryMetric.HEAP_MB, heap), List.of());
    return run(
        variant,
        block,
        steady,
        List.of(new Moment(5, heap / 2, 300, 0.5, 1, 0), new Moment(15, heap, 300, 0.1, 2, 0)),
        List.of(new LiveClass("org.apache.dubbo.common.URL", 20_000, (long) heap << 20)));
  }

  private static Run run(
      String variant, int block, Phase phase, List<Moment> timeline, List<LiveClass> classes) {
    return new Run(variant, block, PARTS, List.of(phase), timeline, classes, List.of());
  }
}

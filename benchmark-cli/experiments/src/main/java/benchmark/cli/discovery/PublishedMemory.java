// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The published report's numbers beside measured ones, and whether its rankings hold. */
public record PublishedMemory(DiscoveryRecord record) {

  /** The systems, the one that needs most first. */
  public static final List<String> SYSTEMS =
      List.of(
          "dubbo26-hessianlite",
          "dubbo-hessianlite@dubbo=2.7.23",
          "dubbo-hessianlite",
          "dubbo-hessianlite@discovery=application");

  private static final List<Integer> HEAP = List.of(740, 606, 334, 160);
  private static final List<Integer> OLD = List.of(562, 553, 313, 151);

  /** Nothing if other systems were measured. */
  Document document() {
    return record.variants().equals(SYSTEMS)
        ? table(DiscoveryMetric.HEAP_MB, HEAP)
            .and(table(DiscoveryMetric.OLD_MB, OLD))
            .and(
                new Paragraph(
                    "Published for 500 x 8 x 5 on OpenJ9 8, with Dubbo 3.0"
                        + " (apache/dubbo-website, registry-mem.svg). Ratios are to A. A"
                        + " ranking, which is that a system needs less than the one above it,"
                        + " holds or is reversed if the 95% interval of their measured ratio is"
                        + " entirely below or above 1."))
            .and(collections())
        : Document.of();
  }

  /** The report has these in words only. Nothing if they were not measured. */
  private Document collections() {
    if (SYSTEMS.stream()
        .anyMatch(it -> count(it, DiscoveryMetric.YOUNG_GCS).equals(Numbers.NONE))) {
      return Document.of();
    }
    String text =
        "Published of collections while addresses change, in 20 hours: hundreds of young ones with"
            + " Dubbo 2, about ten with Dubbo 3 by interface; hundreds of full ones with Dubbo 2, none"
            + " with Dubbo 3 by application. Measured in the rollout, young and full: "
            + String.join(
                "; ",
                SYSTEMS.stream()
                    .map(
                        it ->
                            "%s %s and %s"
                                .formatted(
                                    record.letter(it),
                                    count(it, DiscoveryMetric.YOUNG_GCS),
                                    count(it, DiscoveryMetric.FULL_GCS)))
                    .toList())
            + ".";
    return Document.of(new Paragraph(text));
  }

  private String count(String system, DiscoveryMetric metric) {
    return metric.text(record.median(system, DiscoveryRun.ROLLOUT, metric));
  }

  private Document table(DiscoveryMetric metric, List<Integer> published) {
    var rows = new ArrayList<List<String>>();
    for (int i = 0; i < SYSTEMS.size(); i++) {
      rows.add(
          List.of(
              record.letter(SYSTEMS.get(i)),
              Integer.toString(published.get(i)),
              Numbers.rounded(published.get(i) / (double) published.get(0), 2),
              Numbers.of(record.median(SYSTEMS.get(i), DiscoveryRun.STEADY, metric)),
              ratio(metric, 0, i).map(it -> Numbers.rounded(it.estimate(), 2)).orElse(Numbers.NONE),
              i == 0 ? Numbers.NONE : ranking(ratio(metric, i - 1, i))));
    }
    return Document.of(
        new Heading("Published and measured: " + metric.heading()),
        new Table(List.of("", "published", "ratio", "measured", "ratio", "ranking"), rows));
  }

  private Optional<PairedRatio> ratio(DiscoveryMetric metric, int baseline, int candidate) {
    double[] before = record.values(SYSTEMS.get(baseline), DiscoveryRun.STEADY, metric);
    double[] after = record.values(SYSTEMS.get(candidate), DiscoveryRun.STEADY, metric);
    return before.length == 0 || before.length != after.length
        ? Optional.empty()
        : Optional.of(PairedRatio.of(before, after));
  }

  private static String ranking(Optional<PairedRatio> ratio) {
    return ratio
        .flatMap(PairedRatio::interval)
        .map(it -> it.high() < 1 ? "holds" : it.low() > 1 ? "reversed" : "undecided")
        .orElse("undecided");
  }
}

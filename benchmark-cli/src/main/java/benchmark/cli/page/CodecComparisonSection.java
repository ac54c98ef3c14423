// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.ul;

import benchmark.cli.codec.CodecComparison;
import benchmark.cli.codec.CodecComparisonRecord;
import benchmark.cli.codec.CodecComparisonReport;
import benchmark.cli.codec.Quantity;
import benchmark.cli.compare.Formats;
import benchmark.cli.page.Sources.ComparedCodecs;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Table;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The section of a page that tells which of several codecs is better, message by message. */
final class CodecComparisonSection {

  private final List<ComparedCodecs> comparisons;
  private final List<Chart> charts = new ArrayList<>();

  CodecComparisonSection(List<ComparedCodecs> comparisons) {
    this.comparisons = comparisons;
  }

  /** Every chart that the section has shown. */
  List<Chart> charts() {
    return List.copyOf(charts);
  }

  /** The section; nothing if there is no comparison of codecs. */
  DomContent content() {
    return comparisons.isEmpty()
        ? each()
        : section(
                h2("Codecs compared"),
                p("CPU time to encode and decode one message, without a network, in rounds of fresh"
                        + " JVMs; ratios with 95% intervals.")
                    .withClass("note"),
                each(comparisons, it -> of(it.record())))
            .withId("codecs-compared");
  }

  private DomContent of(CodecComparisonRecord record) {
    CodecComparison comparison = record.comparison();
    var margin = new Margin(record.margin());
    var report = new CodecComparisonReport(comparison, margin);
    List<Integer> candidates = IntStream.range(1, report.names().size()).boxed().toList();
    Chart chart =
        CodecCharts.ratios("codecs-compared-%d".formatted(charts.size() + 1), comparison, margin);
    charts.add(chart);
    return div(
        ul(each(candidates, it -> li(new HtmlTable.Isolated(report.sentence(it))))),
        div(figure(figcaption(chart.title()), chart.svg())).withClass("charts"),
        each(
            candidates.stream()
                .flatMap(it -> Stream.of(Quantity.values()).map(of -> table(report, it, of)))),
        p("%d rounds; a difference up to %s does not matter."
                .formatted(comparison.rounds().size(), Formats.percent(margin.delta())))
            .withClass("note"));
  }

  private static DomContent table(CodecComparisonReport report, int candidate, Quantity quantity) {
    Table table = report.table(candidate, quantity);
    return HtmlTable.of(
        "%s against %s: %s"
            .formatted(report.names().get(candidate), report.names().get(0), quantity.heading()),
        Stream.concat(Stream.of("message"), table.headings().stream().skip(1)).toList(),
        table.rows().stream()
            .map(row -> new HtmlTable.Row(row.stream().map(HtmlTable.Cell::of).toList(), Map.of()))
            .toList());
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.ul;

import benchmark.cli.reproduce.OrderCount;
import benchmark.cli.reproduce.ReproducedTable;
import benchmark.cli.reproduce.ReproducedTable.Cell;
import benchmark.cli.reproduce.ReproducedTable.Order;
import benchmark.cli.reproduce.Reproduction;
import benchmark.cli.reproduce.ReproductionReport;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;

/** The section of a page that puts published tables beside what was measured. */
final class ReproductionSection {

  private ReproductionSection() {}

  /** The section; nothing if there is no reproduction. */
  static DomContent of(List<Reproduction> reproductions) {
    return reproductions.isEmpty()
        ? each()
        : section(h2("Published and measured"), each(reproductions, ReproductionSection::of))
            .withId("reproduced");
  }

  private static DomContent of(Reproduction reproduction) {
    return div(
        ul(each(OrderCount.sentences(reproduction), sentence -> li(sentence))),
        p(reproduction.method()).withClass("note"),
        each(reproduction.tables(), ReproductionSection::of));
  }

  private static DomContent of(ReproducedTable table) {
    return div(
        h3(table.published().title()),
        p(ReproductionReport.published(table.published())).withClass("note"),
        dl(
            each(
                table.systems(),
                system -> div(dt(system.name()), dd(ReproductionReport.whatRuns(system))))),
        orders(table),
        table.published().note() == null ? each() : p(table.published().note()).withClass("note"),
        cells(table));
  }

  private static DomContent orders(ReproducedTable table) {
    return table.orders().isEmpty()
        ? each()
        : HtmlTable.of(
            table.published().title()
                + ": does the published order hold? Ratios: how many times as good the first was and"
                + " is, with its 95% interval; ~: the published intervals overlap",
            List.of("order", "of", "in", "metric", "published", "measured", "verdict"),
            table.orders().stream().map(ReproductionSection::row).toList());
  }

  private static HtmlTable.Row row(Order order) {
    return row(
        ReproductionReport.inWords(order),
        order.kind().toString(),
        order.of(),
        order.metric().title(),
        ReproductionReport.publishedRatio(order),
        order.ratio().toString(),
        ReproductionReport.verdict(order));
  }

  private static DomContent cells(ReproducedTable table) {
    return HtmlTable.of(
        table.published().title()
            + ": published and measured values; ratios are to the first system that was measured",
        List.of("system", "operation", "metric", "unit", "published", "ratio", "measured", "ratio"),
        table.cells().stream().map(ReproductionSection::row).toList());
  }

  private static HtmlTable.Row row(Cell cell) {
    return row(
        cell.system(),
        cell.operation().label(),
        cell.metric().title(),
        cell.unit().toString(),
        cell.published().text(),
        ReproductionReport.ratio(cell.publishedRatio()),
        ReproductionReport.measured(cell),
        ReproductionReport.measuredRatio(cell));
  }

  private static HtmlTable.Row row(String... cells) {
    return new HtmlTable.Row(List.of(cells).stream().map(HtmlTable.Cell::of).toList(), Map.of());
  }
}

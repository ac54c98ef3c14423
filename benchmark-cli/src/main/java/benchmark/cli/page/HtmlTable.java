// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static j2html.TagCreator.caption;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import benchmark.cli.text.Numbers;
import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;

/** A table that scrolls by itself where it is wider than the page. */
final class HtmlTable {

  private HtmlTable() {}

  /**
   * A cell.
   *
   * @param value its number as it was measured; null if it has none
   */
  record Cell(DomContent content, Double value) {

    static Cell of(String text) {
      return new Cell(new Isolated(text), null);
    }

    static Cell of(double value) {
      return new Cell(text(Numbers.of(value)), Double.isNaN(value) ? null : (Double) value);
    }
  }

  /**
   * A row.
   *
   * @param cells the first one names the row
   * @param data its data attributes
   */
  record Row(List<Cell> cells, Map<String, String> data) {}

  /** A text whose direction of writing does not spread to what is around it. */
  static final class Isolated extends ContainerTag<Isolated> {

    Isolated(String text) {
      super("bdi");
      withText(text);
    }
  }

  static DomContent of(String caption, List<String> headings, List<Row> rows) {
    return div(table(
            caption(caption),
            thead(tr(each(headings, heading -> th(heading).attr("scope", "col")))),
            tbody(each(rows, HtmlTable::row))))
        .withClass("scroll")
        .withTabindex(0)
        .attr("role", "region")
        .attr("aria-label", caption);
  }

  private static DomContent row(Row row) {
    var tag = tr();
    row.data().forEach(tag::withData);
    for (int column = 0; column < row.cells().size(); column++) {
      Cell cell = row.cells().get(column);
      if (column == 0) {
        tag.with(th(cell.content()).attr("scope", "row"));
      } else if (cell.value() == null) {
        tag.with(td(cell.content()));
      } else {
        tag.with(
            td(cell.content()).withClass("n").withData("value", Double.toString(cell.value())));
      }
    }
    return tag;
  }
}

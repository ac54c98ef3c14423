// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.section;
import static j2html.TagCreator.summary;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.Drawn;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Row;
import benchmark.cli.text.HtmlRenderer;
import benchmark.cli.text.Thin;
import j2html.tags.DomContent;
import java.util.List;
import java.util.stream.Stream;

/**
 * A part of a page.
 *
 * @param id what links to it name
 * @param title what an index calls it
 * @param headline what it comes to; empty for what is folded, which has its title
 * @param content without the heading
 * @param charts those in it, which are files, too
 */
record PageSection(
    String id, String title, String headline, DomContent content, List<Chart> charts) {

  /** A document as a part; nothing if the document is empty. */
  static Stream<PageSection> of(String id, String title, String headline, Document document) {
    return document.blocks().isEmpty()
        ? Stream.empty()
        : Stream.of(
            new PageSection(
                id, title, headline, HtmlRenderer.render(document), charts(document).toList()));
  }

  /** A document as a part that is folded. */
  static Stream<PageSection> folded(String id, String title, Document document) {
    return of(id, title, "", document);
  }

  /**
   * The part.
   *
   * @param first whether its headline is the page's
   */
  DomContent html(boolean first) {
    return headline.isEmpty()
        // what a link leads to is within, so that browsers unfold it
        ? details(summary(h2(title)), div(content).withId(id)).withClass("part")
        : section(iff(!first, h2(Thin.spaces(headline))), content).withId(id);
  }

  private static Stream<Chart> charts(Document document) {
    return document.blocks().stream().flatMap(PageSection::charts);
  }

  private static Stream<Chart> charts(Block block) {
    if (block instanceof Row row) {
      return row.figures().stream().flatMap(PageSection::charts);
    } else if (block instanceof Details details) {
      return charts(details.content());
    }
    return block instanceof Figure figure && figure.picture() instanceof Drawn drawn
        ? drawn.charts().stream()
        : Stream.empty();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static j2html.TagCreator.h2;
import static j2html.TagCreator.section;

import benchmark.cli.chart.Chart;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Row;
import benchmark.cli.text.HtmlRenderer;
import j2html.tags.DomContent;
import java.util.List;
import java.util.stream.Stream;

/**
 * A part of a page.
 *
 * @param id what links to it name
 * @param title its heading
 * @param content without the heading
 * @param charts those in it, which are files, too
 */
record PageSection(String id, String title, DomContent content, List<Chart> charts) {

  /** A document as a part; nothing if the document is empty. */
  static Stream<PageSection> of(String id, String title, Document document) {
    return document.blocks().isEmpty()
        ? Stream.empty()
        : Stream.of(
            new PageSection(id, title, HtmlRenderer.render(document), charts(document).toList()));
  }

  /** Documents as one part; nothing if there are none, or all are empty. */
  static Stream<PageSection> of(String id, String title, Stream<Document> documents) {
    return of(id, title, documents.reduce(Document.of(), Document::and));
  }

  DomContent html() {
    return section(h2(title), content).withId(id);
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
    return block instanceof Figure figure && figure.picture() instanceof Chart chart
        ? Stream.of(chart)
        : Stream.empty();
  }
}

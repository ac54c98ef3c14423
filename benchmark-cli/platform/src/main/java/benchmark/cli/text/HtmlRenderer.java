// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import static j2html.TagCreator.a;
import static j2html.TagCreator.br;
import static j2html.TagCreator.code;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;
import static j2html.TagCreator.ul;

import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Code;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Item;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Level;
import benchmark.cli.text.Document.Links;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Document.Row;
import benchmark.cli.text.Document.Warnings;
import j2html.tags.DomContent;
import j2html.tags.specialized.TableTag;
import j2html.tags.specialized.TbodyTag;
import j2html.tags.specialized.TrTag;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes documents as a part of a page. Tables can be sorted by the page's script: by the numbers
 * that cells begin with, or by more exact ones in an attribute.
 */
public final class HtmlRenderer {

  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern NUMBER =
      Pattern.compile("-|[-+]?[0-9][0-9.,]*( ?[%~*a-zµ]+)?( ±.*)?");

  private static final Pattern GOOD = Pattern.compile("yes|right|acts|" + Colours.GOOD);
  private static final Pattern BAD = Pattern.compile("no|wrong|fails|no effect|" + Colours.BAD);
  private static final Pattern BETWEEN = Pattern.compile("lossy|part|acts .*");

  private HtmlRenderer() {}

  /** Writes a document. Headings of all levels become those of the third, and a title nothing. */
  public static DomContent render(Document document) {
    var parts = new ArrayList<DomContent>();
    String heading = "";
    for (Block block : document.blocks()) {
      parts.add(render(block, heading));
      heading = block instanceof Heading it ? it.text() : heading;
    }
    return each(parts.stream());
  }

  private static DomContent render(Block block, String heading) {
    if (block instanceof Heading it) {
      return iff(it.level() != Level.TITLE, h3(marked(it.text())));
    } else if (block instanceof Paragraph it) {
      return p(lines(it.text()));
    } else if (block instanceof Items it) {
      return ul(each(it.items(), HtmlRenderer::item));
    } else if (block instanceof Definitions it) {
      return dl(
          each(it.definitions(), word -> div(dt(marked(word.term())), dd(marked(word.meaning())))));
    } else if (block instanceof Warnings it) {
      return each(render(Warnings.HEADING, ""), render(Items.of(it.texts()), ""));
    } else if (block instanceof Table it) {
      return sortable(it, heading);
    } else if (block instanceof Code it) {
      return pre(code(it.text().strip()));
    } else if (block instanceof Details it) {
      return details(summary(marked(it.summary())), render(it.content()));
    } else if (block instanceof Figure it) {
      return figure(
              figcaption(it.picture().title()),
              it.picture().drawing(),
              iff(!it.picture().note().isEmpty(), p(it.picture().note()).withClass("note")))
          .condAttr(!it.source().isEmpty(), "data-source", it.source());
    } else if (block instanceof Row it) {
      return div(each(it.figures(), figure -> render(figure, ""))).withClass("columns");
    } else if (block instanceof Links it) {
      return p(
          text(it.heading() + ": "),
          each(
              it.links(),
              (place, link) ->
                  each(text(place == 0 ? "" : ", "), a(link.text()).withHref(link.target()))),
          text("."));
    } else {
      return pre(code(((Command) block).line()));
    }
  }

  private static DomContent item(Item item) {
    return li(
        marked(item.text()),
        iff(!item.details().isEmpty(), ul(each(item.details(), it -> li(marked(it))))));
  }

  /** Lines with breaks between them. */
  private static DomContent lines(String text) {
    List<String> lines = text.lines().toList();
    return each(lines, (line, it) -> each(iff(line > 0, br()), marked(it)));
  }

  /** A text in which words between backticks are code. */
  private static DomContent marked(String text) {
    var parts = new ArrayList<DomContent>();
    Matcher code = CODE.matcher(text);
    int end = 0;
    while (code.find()) {
      parts.add(text(Thin.spaces(text.substring(end, code.start()))));
      parts.add(code(code.group(1)));
      end = code.end();
    }
    parts.add(text(Thin.spaces(text.substring(end))));
    return each(parts.stream());
  }

  private static DomContent sortable(Table table, String heading) {
    var bodies = new ArrayList<TbodyTag>(List.of(tbody()));
    for (int row = 0; row < table.rows().size(); row++) {
      List<String> cells = table.rows().get(row);
      if (Table.isGroupHeading(cells)) {
        bodies.add(group(cells.get(0), cells.size()));
      } else {
        bodies.get(bodies.size() - 1).with(row(table, row));
      }
    }
    bodies.removeIf(body -> body.getNumChildren() == 0);
    List<String> first =
        table.rows().stream().filter(row -> !Table.isGroupHeading(row)).findFirst().orElse(null);
    var headings = tr();
    for (int column = 0; column < table.headings().size(); column++) {
      headings.with(
          th(table.headings().get(column))
              .attr("scope", "col")
              .condAttr(column > 0 && first != null && isNumber(first.get(column)), "class", "n"));
    }
    return scrolling(
        table(thead(headings), each(bodies, body -> body)),
        heading.isEmpty() ? table.headings().get(0) : heading);
  }

  /** The part of a table that has a heading of its own. */
  public static TbodyTag group(String heading, int columns) {
    return tbody(
        tr(th(span(heading)).attr("scope", "rowgroup").attr("colspan", String.valueOf(columns)))
            .withClass("group"));
  }

  /** A table that scrolls by itself where it is wider than the page. */
  public static DomContent scrolling(TableTag table, String name) {
    return div(table)
        .withClass("scroll")
        .withTabindex(0)
        .attr("role", "region")
        .attr("aria-label", name);
  }

  private static TrTag row(Table table, int row) {
    List<String> cells = table.rows().get(row);
    var tag = tr(th(cells.get(0).strip()).attr("scope", "row"));
    for (int column = 1; column < cells.size(); column++) {
      String cell = cells.get(column);
      String style = style(cell);
      var data =
          td(isNumber(cell) ? Thin.number(cell.strip()) : Thin.spaces(cell.strip()))
              .condAttr(!style.isEmpty(), "class", style);
      if (!table.values().isEmpty()) {
        table.values().get(row).get(column).ifPresent(it -> data.withData("value", "" + it));
      }
      tag.with(data);
    }
    return tag;
  }

  private static String style(String cell) {
    String judgement = judgement(cell);
    return isNumber(cell) ? "n" : judgement.isEmpty() ? "" : "is-" + judgement;
  }

  /** Whether a word is good news, bad or between; empty if it is no such word. */
  public static String judgement(String cell) {
    return GOOD.matcher(cell).matches()
        ? "good"
        : BAD.matcher(cell).matches() ? "bad" : BETWEEN.matcher(cell).matches() ? "between" : "";
  }

  private static boolean isNumber(String cell) {
    return NUMBER.matcher(cell.strip()).matches();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Code;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.Document.Definition;
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
import java.util.List;
import java.util.stream.Collectors;

/** Writes documents for a terminal of 80 columns. */
public final class TextRenderer {

  private static final String INDENT = "  ";
  private static final String WARNING = "! ";

  private TextRenderer() {}

  /** Writes a document; every line is ended, and there is no empty line around it. */
  public static String render(Document document) {
    var text = new StringBuilder();
    Block previous = null;
    for (Block block : document.blocks()) {
      String rendered = render(block);
      if (!rendered.isEmpty()) {
        text.append(text.isEmpty() || belongTogether(previous, block) ? "" : "\n");
        text.append(rendered);
      }
      previous = block;
    }
    return text.toString();
  }

  /** Whether there is no empty line between two blocks. */
  private static boolean belongTogether(Block previous, Block next) {
    return previous instanceof Heading heading && heading.level() == Level.SECTION
        || previous instanceof Table && next instanceof Paragraph
        || previous instanceof Paragraph && next instanceof Code
        || next instanceof Command;
  }

  private static String render(Block block) {
    if (block instanceof Heading heading) {
      return heading.level() == Level.SECTION ? heading.text() + "\n" : "";
    } else if (block instanceof Paragraph paragraph) {
      return wrapped(paragraph.text().lines().toList(), "", "");
    } else if (block instanceof Items items) {
      return items.items().stream().map(TextRenderer::item).collect(Collectors.joining());
    } else if (block instanceof Definitions definitions) {
      return definitions(definitions.definitions());
    } else if (block instanceof Warnings warnings) {
      return render(Warnings.HEADING) + wrapped(warnings.texts(), WARNING, INDENT);
    } else if (block instanceof Table table) {
      return table.parts().stream().map(TextRenderer::table).collect(Collectors.joining("\n"));
    } else if (block instanceof Code code) {
      return code.text().stripTrailing() + "\n";
    } else if (block instanceof Details details) {
      return details.summary() + "\n\n" + render(details.content());
    } else if (block instanceof Figure || block instanceof Row || block instanceof Links) {
      return "";
    } else {
      return INDENT + ((Command) block).line() + "\n"; // to be pasted, so never wrapped
    }
  }

  private static String item(Item item) {
    return LineWrap.wrap(item.text(), "") + wrapped(item.details(), INDENT, INDENT);
  }

  private static String definitions(List<Definition> definitions) {
    int width = definitions.stream().mapToInt(it -> it.term().length()).max().orElse(0);
    String gap = " ".repeat(width + INDENT.length());
    return definitions.stream()
        .map(it -> LineWrap.wrap(it.meaning(), Table.pad(it.term(), width, true) + INDENT, gap))
        .collect(Collectors.joining());
  }

  private static String wrapped(List<String> texts, String first, String others) {
    return texts.stream()
        .map(text -> LineWrap.wrap(text, first, others))
        .collect(Collectors.joining());
  }

  private static String table(Table table) {
    return table.padded().stream()
        .map(cells -> String.join(INDENT, cells).stripTrailing() + "\n")
        .collect(Collectors.joining());
  }
}

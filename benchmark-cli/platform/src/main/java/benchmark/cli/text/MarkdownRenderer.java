// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Code;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Item;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Links;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Document.Row;
import benchmark.cli.text.Document.Warnings;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes documents in Markdown, with tables as GitHub has them, to paste into a pull request. */
public final class MarkdownRenderer {

  /** Code, in group 1, or a character that Markdown would take for markup. */
  private static final Pattern OUTSIDE_CODE = Pattern.compile("(`[^`]+`)|[\\\\`*_<>\\[\\]|]");

  private MarkdownRenderer() {}

  /** Writes a document; every line is ended, and there is no empty line around it. */
  public static String render(Document document) {
    var text = new StringBuilder();
    for (Block block : document.blocks()) {
      if (block instanceof Figure || block instanceof Row || block instanceof Links) {
        continue;
      }
      boolean together = text.isEmpty() || block instanceof Command;
      text.append(together ? "" : "\n").append(render(block));
    }
    return text.toString();
  }

  private static String render(Block block) {
    if (block instanceof Heading heading) {
      return "#".repeat(heading.level().ordinal() + 1) + " " + heading.text() + "\n";
    } else if (block instanceof Paragraph paragraph) {
      return paragraph
          .text()
          .lines()
          .map(line -> LineWrap.wrap(escape(line), ""))
          .collect(Collectors.joining());
    } else if (block instanceof Items items) {
      return items.items().stream().map(MarkdownRenderer::item).collect(Collectors.joining());
    } else if (block instanceof Definitions definitions) {
      return definitions.definitions().stream()
          .map(it -> "- **%s**: %s\n".formatted(escape(it.term()), escape(it.meaning())))
          .collect(Collectors.joining());
    } else if (block instanceof Warnings warnings) {
      return render(Warnings.HEADING) + "\n" + list("- ", warnings.texts());
    } else if (block instanceof Table table) {
      return table(table);
    } else if (block instanceof Code code) {
      return fenced(code.text().stripTrailing());
    } else if (block instanceof Details details) {
      return "<details>\n<summary>%s</summary>\n\n%s\n</details>\n"
          .formatted(escape(details.summary()), render(details.content()));
    } else {
      return fenced(((Command) block).line());
    }
  }

  private static String fenced(String text) {
    return "```\n" + text + "\n```\n";
  }

  private static String item(Item item) {
    return list("- ", List.of(item.text())) + list("  - ", item.details());
  }

  private static String list(String mark, List<String> texts) {
    return texts.stream().map(text -> mark + escape(text) + "\n").collect(Collectors.joining());
  }

  /** The table, with columns as wide as in a terminal. */
  private static String table(Table plain) {
    var table =
        new Table(
            cells(plain.headings()), plain.rows().stream().map(MarkdownRenderer::cells).toList());
    List<List<String>> padded = table.padded();
    var ruler = new StringBuilder("|");
    for (int column = 0; column < table.headings().size(); column++) {
      String dashes = "-".repeat(padded.get(0).get(column).length());
      ruler.append(table.isLeft(column) ? ":" + dashes + "-|" : "-" + dashes + ":|");
    }
    var lines =
        new ArrayList<>(
            padded.stream().map(cells -> "| " + String.join(" | ", cells) + " |\n").toList());
    lines.add(1, ruler + "\n");
    return String.join("", lines);
  }

  private static List<String> cells(List<String> texts) {
    return texts.stream().map(text -> text.replace("|", "\\|")).toList();
  }

  /** A text on one line, without what Markdown would take for markup, but for code. */
  private static String escape(String text) {
    return OUTSIDE_CODE
        .matcher(text)
        .replaceAll(
            part ->
                Matcher.quoteReplacement(
                    part.group(1) != null ? part.group() : "\\" + part.group()))
        .replaceAll("\\s+", " ");
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import benchmark.cli.text.Document.Code;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Item;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Level;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Document.Row;
import benchmark.cli.text.Document.Warnings;
import j2html.TagCreator;
import j2html.tags.DomContent;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class RenderersTest {

  private static final String LONG = "word ".repeat(20).strip();

  private static final Document ALL =
      Document.of(
          new Heading(Level.TITLE, "Title"),
          new Heading("Section"),
          new Table(
              List.of("pair", "a", "bb"),
              List.of(List.of("one", "1", "22"), List.of("three", "1|1", "2"))),
          new Paragraph("Says *something* of it, " + LONG),
          Command.of("list"),
          new Items(List.of(new Item("first " + LONG, List.of("a_detail")), item("second"))),
          new Definitions(
              List.of(new Definition("a", "letter"), new Definition("abc", "word " + LONG))),
          new Heading(Level.CHAPTER, "Chapter"),
          new Code("x = 1\n  y = *2\n"),
          new Warnings(List.of("existUser: " + LONG, "Mind this.")));

  @Test
  void aTableIsAsWideAsATerminal() {
    String wide = "x".repeat(45);

    assertThat(
            TextRenderer.render(
                Document.of(
                    new Table(
                        List.of("pair", "a", "b", "c"), List.of(List.of("one", wide, wide, "1"))))))
        .isEqualTo(
            """
            pair  a%1$s  b
            one   %2$s  %2$s

            pair  c
            one   1
            """
                .formatted(" ".repeat(44), wide));
  }

  @Test
  void textForATerminal() {
    assertThat(TextRenderer.render(ALL))
        .isEqualTo(
            """
            Section
            pair     a  bb
            one      1  22
            three  1|1   2
            Says *something* of it, word word word word word word word word word word word
            word word word word word word word word word
              ./benchmark.sh list

            first word word word word word word word word word word word word word word word
            word word word word word
              a_detail
            second

            a    letter
            abc  word word word word word word word word word word word word word word word
                 word word word word word word

            x = 1
              y = *2

            Warnings
            ! existUser: word word word word word word word word word word word word word
              word word word word word word word
            ! Mind this.
            """);
  }

  @Test
  void markdownForAPullRequest() {
    assertThat(MarkdownRenderer.render(ALL))
        .isEqualTo(
            """
            # Title

            ### Section

            | pair  |    a | bb |
            |:------|-----:|---:|
            | one   |    1 | 22 |
            | three | 1\\|1 |  2 |

            Says \\*something\\* of it, word word word word word word word word word word word
            word word word word word word word word word
            ```
            ./benchmark.sh list
            ```

            - first LONG
              - a\\_detail
            - second

            - **a**: letter
            - **abc**: word LONG

            ## Chapter

            ```
            x = 1
              y = *2
            ```

            ### Warnings

            - existUser: LONG
            - Mind this.
            """
                .replace("LONG", LONG));
  }

  @Test
  void htmlForAPage() {
    String html = HtmlRenderer.render(ALL).render();

    assertThat(html)
        .startsWith("<h3>Section</h3><div")
        .contains("aria-label=\"Section\"", "<th scope=\"row\">three</th>")
        .contains("<p>Says *something* of it, ", "<pre><code>./benchmark.sh list</code></pre>")
        .contains("<ul><li>first word", "<ul><li>a_detail</li></ul></li>")
        .contains("<dt>abc</dt><dd>word ", "<h3>Chapter</h3>")
        .contains("<h3>Warnings</h3><ul><li>existUser: word");
    assertThat(HtmlRenderer.render(Document.of(new Paragraph("<b> & `<i>`\nnext"))).render())
        .isEqualTo("<p>&lt;b&gt; &amp; <code>&lt;i&gt;</code><br>next</p>");
  }

  @Test
  void aTableOfAPageCanBeSortedGroupByGroup() {
    var table =
        new Table(
            List.of("pair", "ops/ms", "verdict"),
            List.of(
                List.of("existUser", "", ""),
                List.of("  one", "1.23 ± 0.01", "better"),
                List.of("listUser", "", ""),
                List.of("  two", "-", "reversed")),
            List.of(
                List.of(),
                List.of(OptionalDouble.empty(), OptionalDouble.of(1.2345), OptionalDouble.empty()),
                List.of(),
                List.of(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty())),
            List.of());

    assertThat(HtmlRenderer.render(Document.of(table)).render())
        .contains(
            "<tbody><tr class=\"group\"><th scope=\"rowgroup\" colspan=\"3\"><span>existUser</span></th></tr>"
                + "<tr><th scope=\"row\">one</th>"
                + "<td class=\"n\" data-value=\"1.2345\">1.23\u202f±\u202f0.01</td>"
                + "<td class=\"is-good\">better</td></tr></tbody>")
        .contains("<td class=\"n\">-</td><td class=\"is-bad\">reversed</td>");
  }

  @Test
  void aPictureIsOnPagesOnly() {
    var picture =
        new Picture() {
          @Override
          public String title() {
            return "Speed";
          }

          @Override
          public String note() {
            return "more is better";
          }

          @Override
          public DomContent drawing() {
            return TagCreator.rawHtml("<svg></svg>");
          }
        };
    Document document = Document.of(new Paragraph("a"), new Figure(picture), new Paragraph("b"));

    assertThat(HtmlRenderer.render(document).render())
        .contains("<figure><figcaption>Speed</figcaption><svg></svg>")
        .contains("<p class=\"note\">more is better</p></figure>");
    assertThat(MarkdownRenderer.render(document)).isEqualTo("a\n\nb\n");
    assertThat(TextRenderer.render(document)).isEqualTo("a\n\nb\n");

    Document beside = Document.of(new Row(List.of(new Figure(picture))));
    assertThat(
            HtmlRenderer.render(Document.folded("b", beside).madeBy("./benchmark.sh a")).render())
        .contains("<figure data-source=\"./benchmark.sh a\"><figcaption>Speed</figcaption>");
  }

  @Test
  void aWideTableIsSplitOnATerminalOnly() {
    var table =
        Document.of(
            new Table(
                List.of("pair", "a", "b", "c"),
                List.of(List.of("one", "1", "2", "3")),
                List.of(new Table.Group("first", 2), new Table.Group("last", 1))));

    assertThat(TextRenderer.render(table))
        .isEqualTo("first  a  b\none    1  2\n\nlast  c\none   3\n");
    assertThat(MarkdownRenderer.render(table))
        .isEqualTo("| pair | a | b | c |\n|:-----|--:|--:|--:|\n| one  | 1 | 2 | 3 |\n");
  }

  @Test
  void theNameOfAGroupMakesNoColumnWide() {
    Table table =
        new Columns<String>()
            .and("metric", it -> it)
            .and("change", it -> "1.2x")
            .table(List.of("cpu", "p50"), it -> "a variant with a long name");

    assertThat(TextRenderer.render(Document.of(table)))
        .isEqualTo(
            """
            metric  change
            a variant with a long name
            cpu       1.2x
            p50       1.2x
            """);
  }

  @Test
  void aTableOfAnotherShapeIsRefused() {
    List<String> headings = List.of("pair", "a");

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Table(headings, List.of(List.of("one"))))
        .withMessage("The row [one] has 1 cells, not 2.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Table(headings, List.of(), List.of(new Table.Group("first", 2))))
        .withMessage("The groups have 2 columns, not 1.");
  }

  @Test
  void anEmptyDocumentIsEmpty() {
    assertThat(TextRenderer.render(Document.of())).isEmpty();
    assertThat(MarkdownRenderer.render(Document.of())).isEmpty();
  }

  private static Item item(String text) {
    return new Item(text, List.of());
  }

  @Test
  void detailsAreFoldedWhereThatIsPossible() {
    var document =
        Document.of(new Document.Details("2 warnings", Document.of(Items.of(List.of("a_b", "c")))));

    assertThat(MarkdownRenderer.render(document))
        .isEqualTo(
            """
            <details>
            <summary>2 warnings</summary>

            - a\\_b
            - c

            </details>
            """);
    assertThat(TextRenderer.render(document)).isEqualTo("2 warnings\n\na_b\nc\n");
  }

  @Test
  void codeIsLeftAsItIs() {
    var document = Document.of(Items.of(List.of("`a@D.b_c=1` is *not* `d_e`, but ` is odd")));

    assertThat(MarkdownRenderer.render(document))
        .isEqualTo("- `a@D.b_c=1` is \\*not\\* `d_e`, but \\` is odd\n");
  }
}

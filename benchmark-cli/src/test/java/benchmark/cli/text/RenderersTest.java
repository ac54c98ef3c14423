// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import benchmark.cli.text.Document.Code;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Item;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Level;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Document.Warnings;
import java.util.List;
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
          new Command("benchmark.sh list"),
          new Items(List.of(new Item("first " + LONG, List.of("a_detail")), item("second"))),
          new Definitions(
              List.of(new Definition("a", "letter"), new Definition("abc", "word " + LONG))),
          new Heading(Level.CHAPTER, "Chapter"),
          new Code("x = 1\n  y = *2\n"),
          new Warnings(List.of("existUser: " + LONG, "Mind this.")));

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
              benchmark.sh list

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
              benchmark.sh list

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

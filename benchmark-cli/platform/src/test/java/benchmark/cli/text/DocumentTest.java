// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Paragraph;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("a document with few lines")
class DocumentTest {

  private static final Block PICTURE = new Figure(null);
  private static final Block LINE = new Paragraph("a line");
  private static final Block LAST = new Paragraph("the last line");

  @Test
  void keepsFiveLinesBelowAPicture() {
    assertThat(few(PICTURE, LINE, LINE, LINE, LINE, LINE))
        .containsExactly(PICTURE, LINE, LINE, LINE, LINE, LINE);
    assertThat(few(PICTURE, LINE, LINE, LINE, LINE, LINE, LAST))
        .containsExactly(PICTURE, LINE, LINE, LINE, LINE, LINE, more(LAST));
  }

  @Test
  void countsWhatABlockShows() {
    Block items = Items.of(List.of("one", "two", "three"));
    Block words = new Definitions(List.of(new Definition("a", ""), new Definition("b", "")));
    Block table =
        new Table(List.of("x"), IntStream.range(0, 6).mapToObj(it -> List.of("")).toList());

    assertThat(few(PICTURE, items, words)).containsExactly(PICTURE, items, words);
    assertThat(few(PICTURE, items, words, LAST)).containsExactly(PICTURE, items, words, more(LAST));
    assertThat(few(PICTURE, table)).as("six rows").containsExactly(PICTURE, more(table));
  }

  @Test
  void foldsAHeadingWithWhatIsBelowIt() {
    Block heading = new Heading("Warnings");
    Block items = Items.of(List.of("1", "2", "3", "4", "5", "6"));

    assertThat(few(PICTURE, LINE, heading, items, LINE))
        .containsExactly(PICTURE, LINE, more(heading, items, LINE));
  }

  /**
   * What is folded stays before the next picture or what is folded anyway, and lines count anew.
   */
  @Test
  void countsAnewBelowTheNextPicture() {
    Block heading = new Heading("of the next picture");
    Block folded = new Details("Tables", Document.of(LINE));

    assertThat(few(PICTURE, LINE, LINE, LINE, LINE, LINE, LAST, heading, PICTURE, LINE))
        .containsExactly(PICTURE, LINE, LINE, LINE, LINE, LINE, more(LAST), heading, PICTURE, LINE);
    assertThat(few(PICTURE, LINE, LINE, LINE, LINE, LINE, LAST, folded))
        .containsExactly(PICTURE, LINE, LINE, LINE, LINE, LINE, more(LAST), folded);
  }

  /** What broke, for example, is never folded: it is the first line of an answer. */
  @Test
  void keepsAllAboveAPicture() {
    assertThat(few(LINE, LINE, LINE, LINE, LINE, LINE, LINE, PICTURE)).hasSize(8);
  }

  private static List<Block> few(Block... blocks) {
    return Document.of(blocks).withFewLines().blocks();
  }

  private static Details more(Block... blocks) {
    return new Details("More", Document.of(blocks));
  }
}

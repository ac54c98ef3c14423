// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a report says, block by block; a renderer gives it a form. Texts are plain: they have no
 * markup, and renderers escape what their form would take for some. Only words between backticks
 * are left as they are, which Markdown shows as code. Immutable.
 */
public record Document(List<Block> blocks) {

  /** More than so many below a picture would not be seen at once. */
  private static final int MOST_LINES = 5;

  /** A part of a document. */
  public sealed interface Block
      permits Heading,
          Paragraph,
          Items,
          Definitions,
          Warnings,
          Table,
          Code,
          Command,
          Details,
          Figure,
          Row,
          Links {}

  /** How much a heading covers. */
  public enum Level {
    /** The entire page; not shown on a terminal, where the command has just been typed. */
    TITLE,
    /** A part of a page; not shown on a terminal, either. */
    CHAPTER,
    /** What follows, up to the next heading. */
    SECTION
  }

  /** The heading of what follows. */
  public record Heading(Level level, String text) implements Block {

    /** The heading of a section. */
    public Heading(String text) {
      this(Level.SECTION, text);
    }
  }

  /** Sentences. Renderers keep the line breaks, and may break longer lines at spaces. */
  public record Paragraph(String text) implements Block {}

  /** Texts of the same kind, each for itself. */
  public record Items(List<Item> items) implements Block {

    /** Copies the items. */
    public Items {
      items = List.copyOf(items);
    }

    /** Items without details. */
    public static Items of(List<String> texts) {
      return new Items(texts.stream().map(text -> new Item(text, List.of())).toList());
    }
  }

  /**
   * One of several texts.
   *
   * @param details texts that belong under it
   */
  public record Item(String text, List<String> details) {

    /** Copies the details. */
    public Item {
      details = List.copyOf(details);
    }
  }

  /** Words and what they mean. */
  public record Definitions(List<Definition> definitions) implements Block {

    /** Copies the definitions. */
    public Definitions {
      definitions = List.copyOf(definitions);
    }
  }

  /** A word and what it means. */
  public record Definition(String term, String meaning) {}

  /** Reasons to question the results, each with a next step. Has its own heading. */
  public record Warnings(List<String> texts) implements Block {

    /** The heading of every list of warnings. */
    static final Heading HEADING = new Heading("Warnings");

    /** Copies the texts. */
    public Warnings {
      texts = List.copyOf(texts);
    }
  }

  /** Lines that are shown as they are. */
  public record Code(String text) implements Block {}

  /**
   * What to type in a shell; belongs to the block before it.
   *
   * @param words those after benchmark.sh, as it is to get them
   */
  public record Command(List<String> words) implements Block {

    /** Copies the words. */
    public Command {
      words = List.copyOf(words);
    }

    /** A command that begins with these words. */
    public static Command of(String... words) {
      return new Command(List.of(words));
    }

    /** This command with more words. */
    public Command and(List<String> more) {
      return new Command(Stream.concat(words.stream(), more.stream()).toList());
    }

    /** The command as it is typed. */
    public String line() {
      return ShellWords.benchmark(words);
    }
  }

  /** What need not be seen at once; unfolded where nothing can be folded. */
  public record Details(String summary, Document content) implements Block {}

  /**
   * A picture; shown on pages only, beside what says the same in words and numbers.
   *
   * @param source what made it: a command, and how often it measured; empty if that is not known
   */
  public record Figure(Picture picture, String source) implements Block {

    /** A picture whose source is {@linkplain Document#madeBy said of all of a document}. */
    public Figure(Picture picture) {
      this(picture, "");
    }
  }

  /** Pictures of the same kind beside each other, each in a column; shown on pages only. */
  public record Row(List<Figure> figures) implements Block {

    /** Copies the pictures. */
    public Row {
      figures = List.copyOf(figures);
    }
  }

  /** Files beside a page; shown on pages only, since a link would lead nowhere from elsewhere. */
  public record Links(String heading, List<Link> links) implements Block {

    /** Copies the links. */
    public Links {
      links = List.copyOf(links);
    }
  }

  /**
   * A file beside the document.
   *
   * @param target its path, relative to the document
   */
  public record Link(String text, String target) {}

  /** Copies the blocks. */
  public Document {
    blocks = List.copyOf(blocks);
  }

  /** A document of some blocks. */
  public static Document of(Block... blocks) {
    return new Document(List.of(blocks));
  }

  /** A document of a picture. */
  public static Document of(Picture picture) {
    return of(new Figure(picture));
  }

  /** A document that is folded; an empty one of an empty one. */
  public static Document folded(String summary, Document content) {
    return content.blocks.isEmpty() ? content : of(new Details(summary, content));
  }

  /** A document of sentences. */
  public static Document paragraphs(Stream<String> texts) {
    return new Document(texts.<Block>map(Paragraph::new).toList());
  }

  /**
   * This, but of what follows a picture, up to the next one, few lines; those after them are
   * folded.
   */
  public Document withFewLines() {
    var few = new ArrayList<Block>();
    var folded = new ArrayList<Block>();
    int left = Integer.MAX_VALUE;
    for (int i = 0; i < blocks.size(); i++) {
      Block block = blocks.get(i);
      boolean drawn = isDrawn(block) || block instanceof Heading && isDrawn(blocks, i + 1);
      if ((drawn || block instanceof Details) && !folded.isEmpty()) {
        few.add(new Details("More", new Document(folded)));
        folded.clear();
      }
      left = isDrawn(block) ? MOST_LINES : left - lines(block);
      boolean heads = block instanceof Heading && i + 1 < blocks.size();
      boolean tooMany = left - (heads ? lines(blocks.get(i + 1)) : 0) < 0;
      boolean more = !drawn && !(block instanceof Details) && (tooMany || !folded.isEmpty());
      (more ? folded : few).add(block);
    }
    if (!folded.isEmpty()) {
      few.add(new Details("More", new Document(folded)));
    }
    return new Document(few);
  }

  /** This document, with what made all of its pictures. */
  public Document madeBy(String source) {
    return new Document(blocks.stream().map(it -> madeBy(it, source)).toList());
  }

  private static Block madeBy(Block block, String source) {
    if (block instanceof Figure it) {
      return new Figure(it.picture(), source);
    } else if (block instanceof Row it) {
      return new Row(it.figures().stream().map(of -> new Figure(of.picture(), source)).toList());
    }
    return block instanceof Details it
        ? new Details(it.summary(), it.content().madeBy(source))
        : block;
  }

  private static boolean isDrawn(Block block) {
    return block instanceof Figure || block instanceof Row;
  }

  private static boolean isDrawn(List<Block> blocks, int place) {
    return place < blocks.size() && isDrawn(blocks.get(place));
  }

  private static int lines(Block block) {
    if (block instanceof Items it) {
      return it.items().size();
    } else if (block instanceof Definitions it) {
      return it.definitions().size();
    } else if (block instanceof Table it) {
      return it.rows().size();
    } else if (block instanceof Warnings it) {
      return it.texts().size();
    }
    return block instanceof Heading || block instanceof Details ? 0 : 1;
  }

  /** This document, and some blocks after it. */
  public Document and(Block... next) {
    return and(of(next));
  }

  /** This document, and another one after it. */
  public Document and(Document next) {
    return new Document(Stream.concat(blocks.stream(), next.blocks.stream()).toList());
  }
}

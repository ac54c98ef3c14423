// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.stored;

import benchmark.cli.results.RecordFile;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Heading;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A kind of results: how they are found and read, and what a page shows of them.
 *
 * @param isIn whether a folder holds such results
 * @param read reads them; throws a UserError if a file is damaged
 * @param section their section of a page
 */
public record ResultKind<R extends StoredResult>(
    Nature nature, Predicate<Path> isIn, Function<Path, R> read, Section<R> section) {

  /**
   * A measurement that is stored as it goes, with a section that shows one result after the other.
   *
   * @param id what links to the section name
   * @param title what it is about, in an index
   * @param file where it is stored
   * @param of makes a result of a folder and its record
   * @param page what it shows of one
   */
  public static <T, R extends StoredResult> ResultKind<R> incremental(
      String id,
      String title,
      RecordFile<T> file,
      BiFunction<Path, T, R> of,
      Function<R, Document> page) {
    return of(Nature.INCREMENTAL, file, of, Section.of(id, title, (it, folder) -> page.apply(it)));
  }

  /** Results that are a record in a file. */
  public static <T, R extends StoredResult> ResultKind<R> of(
      Nature nature, RecordFile<T> file, BiFunction<Path, T, R> of, Section<R> section) {
    return new ResultKind<>(
        nature, file::isIn, folder -> of.apply(folder, file.read(folder)), section);
  }

  /**
   * Reads a folder.
   *
   * @throws benchmark.cli.error.UserError if a file in it is missing or damaged: exit status 2
   */
  public R read(Path folder) {
    return read.apply(folder);
  }

  /** How results come about. */
  public enum Nature {
    /** A measurement that counts only if it has ended well. */
    COMPLETE,
    /** A measurement that is stored as it goes: what has not ended well counts, too. */
    INCREMENTAL,
    /** Facts about pairs: the newest ones are shown beside the last measurement. */
    REFERENCE
  }

  /**
   * A section of a page.
   *
   * @param id what links to it name
   * @param title what it is about, in an index
   * @param headline what all results of the kind come to, in a sentence
   * @param content what it shows of them: what is looked at first, one picture and a few lines, and
   *     the rest as details. The path is the page's folder, which links are relative to. Empty if
   *     charts show them together with other kinds
   */
  public record Section<R>(
      String id,
      Function<List<R>, String> title,
      Function<List<R>, String> headline,
      BiFunction<List<R>, Path, Document> content) {

    /** A section that shows one result after the other. */
    public static <R extends StoredResult> Section<R> of(
        String id, String title, BiFunction<R, Path, Document> one) {
      return new Section<>(
          id,
          all -> title,
          all -> all.size() == 1 ? all.get(0).headline() : title,
          (all, page) ->
              all.stream()
                  .map(it -> headed(it, all.size() == 1, one.apply(it, page).withFewLines()))
                  .reduce(Document.of(), Document::and));
    }

    /** Of several results, each has its answer above it. */
    private static Document headed(StoredResult result, boolean alone, Document shown) {
      Document sourced = shown.madeBy(result.provenance().commandLine());
      return alone || shown.blocks().isEmpty()
          ? sourced
          : Document.of(new Heading(result.headline())).and(sourced);
    }
  }
}

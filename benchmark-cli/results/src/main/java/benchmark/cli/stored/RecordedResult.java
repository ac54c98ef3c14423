// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.stored;

import benchmark.cli.results.Provenance;
import benchmark.cli.statistics.PairedChange;
import benchmark.cli.statistics.Verdict;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Words;
import java.nio.file.Path;
import java.util.IntSummaryStatistics;
import java.util.List;

/** What an experiment has left in a folder: its record, and what can be said of it. */
public abstract class RecordedResult<R extends RecordedResult.Stored> implements StoredResult {

  protected final Path folder;
  protected final R record;
  private final String name;

  /** What an experiment writes down. */
  public interface Stored {

    /** The labels of its variants. */
    List<String> variants();

    /** Where it is from. */
    Provenance provenance();
  }

  /**
   * A result.
   *
   * @param name of its kind, for its title
   */
  protected RecordedResult(String name, Path folder, R record) {
    this.name = name;
    this.folder = folder;
    this.record = record;
  }

  /** At the end of sentences, why it has ended before its time; empty if it has not. */
  protected static String endedEarly(String error) {
    return error == null ? "" : " Ended before its time: " + error + ".";
  }

  /** What may decide what the verdicts leave open; nothing if they leave nothing open. */
  protected static Document undecided(List<PairedChange> all) {
    List<PairedChange> open = all.stream().filter(it -> it.verdict() == Verdict.UNDECIDED).toList();
    IntSummaryStatistics more =
        open.stream().flatMapToInt(it -> it.more().stream()).summaryStatistics();
    if (open.isEmpty()) {
      return Document.of();
    }
    if (open.stream().allMatch(it -> Double.isNaN(it.low()))) {
      return Document.of(
          new Paragraph(
              "Undecided: one block has no spread. Measure at least two, with --blocks."));
    }
    return Document.of(
        new Paragraph(
            more.getCount() == 0
                ? "Undecided: too close to the margin for a reasonable number of blocks."
                : "Undecided: about %s may decide %s."
                    .formatted(
                        Words.count(Math.max(1, more.getMax()), "block")
                            .replaceFirst(" ", " more "),
                        more.getCount() == open.size()
                            ? "all of them"
                            : "%d of %d; the others are too close to the margin"
                                .formatted(more.getCount(), open.size()))));
  }

  @Override
  public final Path folder() {
    return folder;
  }

  /** All that is stored. */
  public final R record() {
    return record;
  }

  @Override
  public final List<String> variants() {
    return record.variants();
  }

  @Override
  public final String title() {
    return name + ": " + String.join(", ", variants());
  }

  @Override
  public final Provenance provenance() {
    return record.provenance();
  }
}

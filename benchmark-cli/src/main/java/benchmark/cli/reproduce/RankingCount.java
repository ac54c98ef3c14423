// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How many published rankings hold. */
public record RankingCount(long hold, long reversed, long unknown) {

  static RankingCount of(List<ReproducedTable.Ranking> rankings) {
    return new RankingCount(
        count(rankings, RankingVerdict.HOLDS),
        count(rankings, RankingVerdict.REVERSED),
        count(rankings, RankingVerdict.UNDECIDED));
  }

  /**
   * A sentence for each table, and one for all of them if there are several; none if measuring was
   * stopped by hand.
   */
  public static List<String> sentences(Reproduction reproduction) {
    if (reproduction.byHand()) {
      return List.of();
    }
    List<ReproducedTable> tables =
        reproduction.tables().stream().filter(table -> !table.rankings().isEmpty()).toList();
    Stream<String> each =
        tables.stream()
            .map(
                table ->
                    table.published().title() + ": " + of(table.rankings()).toText(word(table)));
    RankingCount all = of(tables.stream().flatMap(table -> table.rankings().stream()).toList());
    return Stream.concat(
            each, Stream.of("Together: " + all.toText("published")).filter(it -> tables.size() > 1))
        .toList();
  }

  /** Where the rankings are from: numbers, or expectations. */
  private static String word(ReproducedTable table) {
    return table.published().claims().isEmpty() ? "published" : "expected";
  }

  private static long count(List<ReproducedTable.Ranking> rankings, RankingVerdict verdict) {
    return rankings.stream().filter(ranking -> ranking.verdict() == verdict).count();
  }

  /** As the end of a sentence. */
  private String toText(String word) {
    long all = hold + reversed + unknown;
    return String.format(
        Locale.ROOT,
        "%d of %d %s %s %s; %d %s reversed, %d %s undecided.",
        hold,
        all,
        word,
        all == 1 ? "ranking" : "rankings",
        hold == 1 ? "holds" : "hold",
        reversed,
        reversed == 1 ? "is" : "are",
        unknown,
        unknown == 1 ? "is" : "are");
  }
}

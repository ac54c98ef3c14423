// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import benchmark.cli.chart.Grid;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Level;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Table;
import benchmark.cli.verify.KeyOutcome.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which keys act in which pairs: a line for each pair, in blocks of some columns. */
record KeyTable(List<KeyOutcome> outcomes) {

  /** The column of the names, and as many of keys as fit into a terminal's width beside it. */
  private static final int COLUMNS = 3;

  private static final Paragraph LEGEND =
      new Paragraph(
          "acts: the run saw what was asked for, for every value that is not in brackets.\n"
              + "no effect: it was set, and something else was seen. refused: an error says\n"
              + "so before anything runs. -: the pair refuses the key.");

  /** The table and its legend. */
  Document document() {
    return Document.of(new Heading(Level.TITLE, "Which keys act"), table(), LEGEND);
  }

  /**
   * For a page: the table as a picture whose cells tell what was seen; folded, the same as a list.
   */
  Document page() {
    return Document.of(Grid.ofWords("Which keys act", "", table(), this::seen))
        .and(LEGEND, new Details("What was seen of each value", reasons()));
  }

  private String seen(String variant, String key) {
    return outcomes.stream()
        .filter(it -> it.variant().equals(variant) && it.key().equals(key))
        .map(it -> "%s: %s: %s".formatted(it.value(), it.outcome(), it.reason()))
        .collect(joining("\n"));
  }

  private Table table() {
    List<String> keys = outcomes.stream().map(KeyOutcome::key).distinct().sorted().toList();
    Map<String, List<KeyOutcome>> ofVariants =
        outcomes.stream().collect(groupingBy(KeyOutcome::variant, LinkedHashMap::new, toList()));
    var groups = new ArrayList<Table.Group>();
    for (int from = 0; from < keys.size(); from += COLUMNS) {
      groups.add(new Table.Group("keys", Math.min(COLUMNS, keys.size() - from)));
    }
    return new Table(
        Table.row("pair", keys.stream()),
        ofVariants.entrySet().stream()
            .map(it -> Table.row(it.getKey(), keys.stream().map(key -> cell(key, it.getValue()))))
            .toList(),
        groups);
  }

  /** The worst of the values that were accepted, and in brackets those that are different. */
  private static String cell(String key, List<KeyOutcome> ofVariant) {
    List<KeyOutcome> values = ofVariant.stream().filter(it -> it.key().equals(key)).toList();
    List<KeyOutcome> accepted = values.stream().filter(it -> it.word() != Word.REFUSED).toList();
    if (accepted.isEmpty()) {
      return values.isEmpty() ? "-" : Word.REFUSED.toString();
    }
    Word best = accepted.stream().map(KeyOutcome::word).max(Enum::compareTo).orElseThrow();
    Word shown =
        accepted.stream()
            .map(KeyOutcome::word)
            .filter(it -> it == Word.REQUESTS || it == Word.REPLIES)
            .findFirst()
            .filter(only -> best == Word.ACTS)
            .orElse(best);
    Map<String, List<KeyOutcome>> others =
        values.stream()
            .filter(it -> it.word() == Word.REFUSED || it.isBad())
            .filter(it -> it.word() != shown)
            .collect(groupingBy(KeyOutcome::outcome, LinkedHashMap::new, toList()));
    return shown
        + others.entrySet().stream()
            .map(
                it ->
                    " (%s: %s)"
                        .formatted(
                            it.getKey(),
                            it.getValue().stream().map(KeyOutcome::value).collect(joining(", "))))
            .collect(joining());
  }

  /** What was seen of each value, a section for each pair. */
  Document reasons() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading(Level.CHAPTER, "What was seen"));
    outcomes.stream()
        .collect(groupingBy(KeyOutcome::variant, LinkedHashMap::new, toList()))
        .forEach(
            (variant, all) -> {
              blocks.add(new Heading(variant));
              blocks.add(
                  new Definitions(
                      all.stream()
                          .map(
                              it ->
                                  new Definition(
                                      it.key() + "=" + it.value(),
                                      it.outcome() + ": " + it.reason()))
                          .toList()));
            });
    return new Document(blocks);
  }
}

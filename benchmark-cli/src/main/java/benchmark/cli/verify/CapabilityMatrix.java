// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.text.LineWrap;
import benchmark.cli.text.Table;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Outcome;
import benchmark.contract.conformance.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What each row can carry and withstand: a line for each row, in blocks of some columns. */
final class CapabilityMatrix {

  /** Each block fits into 80 columns. */
  private record Block(String heading, List<Capability> capabilities) {}

  private static final List<Block> BLOCKS =
      List.of(
          new Block(
              "values",
              List.of(
                  Capability.ANSWERS,
                  Capability.NULLS,
                  Capability.EMPTY,
                  Capability.LARGE,
                  Capability.NUMBERS,
                  Capability.DATES)),
          new Block(
              "text, objects",
              List.of(
                  Capability.CHINESE,
                  Capability.EMOJI,
                  Capability.SURROGATES,
                  Capability.LONG_STRING,
                  Capability.SHARED,
                  Capability.CYCLE)),
          new Block(
              "types, safety",
              List.of(
                  Capability.COLLECTION,
                  Capability.SUBCLASS,
                  Capability.INTRUDER,
                  Capability.EXCEPTION,
                  Capability.TRUNCATED,
                  Capability.GARBLED,
                  Capability.EVOLUTION)));

  private static final int HEAD_WIDTH = 6;

  private final List<PairResult> rows;
  private final String expectedHash;

  CapabilityMatrix(List<PairResult> rows, String expectedHash) {
    this.rows = rows;
    this.expectedHash = expectedHash;
  }

  /** The matrix, its legend and the hashes, for a terminal. */
  String toText() {
    var text = new StringBuilder();
    for (Block block : BLOCKS) {
      text.append(table(block.heading(), block.capabilities()).toText()).append('\n');
    }
    for (Capability capability : Capability.values()) {
      text.append(legend(capability)).append('\n');
    }
    text.append(
        """

        yes: as it was sent, or withstood. lossy: it arrives, but not as it was sent.
        no: it does not arrive, or does harm. -: there is no such call, or no wire.

        """);
    openRows().forEach(warning -> text.append(LineWrap.wrap(warning, "")).append('\n'));
    return text.append(hashes()).toString();
  }

  /** A sentence for each row that whoever reaches its port may abuse. */
  private List<String> openRows() {
    return rows.stream()
        .filter(row -> row.outcome(Capability.INTRUDER) == Outcome.NO)
        .map(
            row ->
                row.variant()
                    + " is open: it instantiates classes that are on no list (alien), which is how"
                    + " strangers run code. Keep its server on the loopback address, and close it:"
                    + " CONTRIBUTING, \"Add a serialization\".")
        .toList();
  }

  /** The reasons behind every cell that is more than a plain yes, for a terminal. */
  String reasons() {
    var text = new StringBuilder();
    for (PairResult row : rows) {
      text.append(row.variant()).append('\n');
      if (row.error() != null) {
        text.append(LineWrap.wrap(row.error(), "  "));
      }
      for (Finding finding : telling(row)) {
        text.append(
            LineWrap.wrap(
                "%s, %s, %s: %s: %s"
                    .formatted(
                        finding.capability().head(),
                        finding.test(),
                        finding.direction().word(),
                        finding.verdict().outcome().word(),
                        finding.verdict().reason()),
                "  "));
      }
    }
    return text.toString();
  }

  /** Everything, in Markdown. */
  String toMarkdown() {
    var text = new StringBuilder("# What the rows can carry and withstand\n\n");
    text.append(table("row", List.of(Capability.values())).toMarkdown());
    text.append(
        """

        yes: as it was sent, or withstood. lossy: it arrives, but not as it was sent. no: it does
        not arrive, or does harm. -: there is no such call, or no wire.

        """);
    for (Capability capability : Capability.values()) {
      text.append("- **%s**: %s\n".formatted(capability.head(), capability.meaning()));
    }
    openRows().forEach(warning -> text.append('\n').append(warning).append('\n'));
    text.append("\n## Every row does the same work\n\n```\n").append(hashes()).append("```\n");
    text.append("\n## Reasons\n\nThose of every plain yes are in verify.json.\n");
    for (PairResult row : rows) {
      if (row.error() == null && telling(row).isEmpty()) {
        continue;
      }
      text.append("\n### ").append(row.variant()).append("\n\n");
      if (row.error() != null) {
        text.append(escaped(row.error())).append('\n');
      }
      for (Finding finding : telling(row)) {
        text.append(
            "- **%s** %s, %s (%s): %s\n"
                .formatted(
                    finding.verdict().outcome().word(),
                    finding.capability().head(),
                    escaped(finding.test()),
                    finding.direction().word(),
                    escaped(finding.verdict().reason())));
      }
    }
    return text.toString();
  }

  /** The proof that all rows do the same work. */
  private String hashes() {
    List<String> same =
        rows.stream()
            .filter(row -> expectedHash.equals(row.hash()))
            .map(PairResult::variant)
            .toList();
    var text = new StringBuilder();
    if (same.size() == rows.size()) {
      text.append("SHA-256 of all answers of all operations, the contract's own for every row:\n");
    } else {
      text.append(
          "SHA-256 of all answers of all operations, the contract's own for %d of %d rows:\n"
              .formatted(same.size(), rows.size()));
    }
    text.append(expectedHash).append('\n');
    for (PairResult row : rows) {
      if (!expectedHash.equals(row.hash())) {
        text.append(
            "%s: %s\n".formatted(row.variant(), row.hash() == null ? "no hash" : row.hash()));
      }
    }
    return text.toString();
  }

  private Table table(String heading, List<Capability> capabilities) {
    List<String> heads = new ArrayList<>(List.of(heading));
    capabilities.forEach(capability -> heads.add(capability.head()));
    var table = new Table(heads.toArray(String[]::new));
    for (PairResult row : rows) {
      table.row(
          Stream.concat(
                  Stream.of(row.variant()),
                  capabilities.stream().map(row::outcome).map(Outcome::word))
              .toList());
    }
    return table;
  }

  private static String legend(Capability capability) {
    return capability.head()
        + " ".repeat(HEAD_WIDTH + 2 - capability.head().length())
        + capability.meaning();
  }

  private static List<Finding> telling(PairResult row) {
    return Stream.of(Capability.values())
        .flatMap(capability -> row.of(capability).stream())
        .filter(finding -> !finding.verdict().equals(Verdict.SAME))
        .toList();
  }

  private static String escaped(String text) {
    return text.replaceAll("([\\\\`*_<>\\[\\]|])", "\\\\$1").replaceAll("\\s+", " ");
  }
}

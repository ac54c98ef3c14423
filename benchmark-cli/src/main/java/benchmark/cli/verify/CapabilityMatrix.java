// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Code;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Item;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Level;
import benchmark.cli.text.Document.Paragraph;
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

  /** The file for the report in Markdown. */
  static final String FILE = "verify.md";

  /** All capabilities in their order, in groups that fit into 80 columns. */
  private static final List<Table.Group> GROUPS =
      List.of(
          new Table.Group("values", 6),
          new Table.Group("text, objects", 6),
          new Table.Group("types, safety", 7));

  private final List<PairResult> rows;
  private final String expectedHash;

  CapabilityMatrix(List<PairResult> rows, String expectedHash) {
    this.rows = rows;
    this.expectedHash = expectedHash;
  }

  /** The matrix, its legend and the hashes. */
  Document document() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading(Level.TITLE, "What the rows can carry and withstand"));
    blocks.add(table());
    blocks.add(
        new Definitions(
            Stream.of(Capability.values())
                .map(capability -> new Definition(capability.head(), capability.meaning()))
                .toList()));
    blocks.add(
        new Paragraph(
            "yes: as it was sent, or withstood. lossy: it arrives, but not as it was sent.\n"
                + "no: it does not arrive, or does harm. -: there is no such call, or no wire."));
    openRows().forEach(warning -> blocks.add(new Paragraph(warning)));
    blocks.add(new Heading(Level.CHAPTER, "Every row does the same work"));
    blocks.add(new Code(hashes()));
    return new Document(blocks);
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

  /** The reasons behind every cell that is more than a plain yes, as a list. */
  Document reasons() {
    var items = new ArrayList<Item>();
    for (PairResult row : rows) {
      var reasons = new ArrayList<String>();
      if (row.error() != null) {
        reasons.add(row.error());
      }
      for (Finding finding : telling(row)) {
        reasons.add(
            "%s, %s, %s: %s: %s"
                .formatted(
                    finding.capability().head(),
                    finding.test(),
                    finding.direction().word(),
                    finding.verdict().outcome().word(),
                    finding.verdict().reason()));
      }
      items.add(new Item(row.variant(), reasons));
    }
    return Document.of(new Items(items));
  }

  /** The same reasons as a chapter of a page, a section for each row that has any. */
  Document chapterOfReasons() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading(Level.CHAPTER, "Reasons"));
    blocks.add(new Paragraph("Those of every plain yes are in " + VerifyRecord.FILE + "."));
    for (PairResult row : rows) {
      List<Definition> reasons = telling(row).stream().map(CapabilityMatrix::reason).toList();
      if (row.error() == null && reasons.isEmpty()) {
        continue;
      }
      blocks.add(new Heading(row.variant()));
      if (row.error() != null) {
        blocks.add(new Paragraph(row.error()));
      }
      if (!reasons.isEmpty()) {
        blocks.add(new Definitions(reasons));
      }
    }
    return new Document(blocks);
  }

  private static Definition reason(Finding finding) {
    return new Definition(
        finding.verdict().outcome().word(),
        "%s, %s (%s): %s"
            .formatted(
                finding.capability().head(),
                finding.test(),
                finding.direction().word(),
                finding.verdict().reason()));
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

  private Table table() {
    List<String> headings =
        Stream.concat(Stream.of("row"), Stream.of(Capability.values()).map(Capability::head))
            .toList();
    return new Table(
        headings,
        rows.stream()
            .map(
                row ->
                    Stream.concat(
                            Stream.of(row.variant()),
                            Stream.of(Capability.values()).map(row::outcome).map(Outcome::word))
                        .toList())
            .toList(),
        GROUPS);
  }

  private static List<Finding> telling(PairResult row) {
    return Stream.of(Capability.values())
        .flatMap(capability -> row.of(capability).stream())
        .filter(finding -> !finding.verdict().equals(Verdict.SAME))
        .toList();
  }
}

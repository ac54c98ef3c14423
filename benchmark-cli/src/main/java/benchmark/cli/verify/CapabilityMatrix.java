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
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Support;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What each pair can carry and withstand: a line for each, in blocks of some columns. */
final class CapabilityMatrix {

  /** The file for the report in Markdown. */
  static final String FILE = "verify.md";

  /** All capabilities in their order, in groups that fit into 80 columns. */
  private static final List<Table.Group> GROUPS =
      List.of(
          new Table.Group("values", 6),
          new Table.Group("text, objects", 6),
          new Table.Group("types, safety", 7));

  private final List<PairResult> pairs;
  private final Map<String, String> expectedHashes;

  /**
   * A matrix of pairs.
   *
   * @param expectedHashes of the answers of each contract, by the contracts' names
   */
  CapabilityMatrix(List<PairResult> pairs, Map<String, String> expectedHashes) {
    this.pairs = pairs;
    this.expectedHashes = expectedHashes;
  }

  /** The matrix, its legend and the hashes. */
  Document document() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading(Level.TITLE, "What the pairs can carry and withstand"));
    blocks.add(table());
    blocks.add(
        new Definitions(
            Stream.of(Capability.values())
                .map(capability -> new Definition(capability.head(), capability.meaning()))
                .toList()));
    blocks.add(
        new Paragraph(
            "yes: as it was sent, or withstood. lossy: it arrives, but not as it was sent.\n"
                + "no: it does not arrive, or does harm. -: there is no such call, or no wire."
                + (hasParts()
                    ? "\npart: the pair leaves out operations that it cannot carry; list tells why."
                    : "")));
    warnings().forEach(warning -> blocks.add(new Paragraph(warning)));
    blocks.add(new Heading(Level.CHAPTER, "Every pair does the same work"));
    blocks.add(new Code(hashes()));
    return new Document(blocks);
  }

  private boolean hasParts() {
    return pairs.stream().anyMatch(pair -> pair.support(Capability.ANSWERS) == Support.PART);
  }

  /** A sentence for each pair that whoever reaches its port may abuse. */
  private List<String> warnings() {
    return pairs.stream()
        .filter(pair -> pair.support(Capability.GADGET) == Support.NO)
        .map(
            pair ->
                pair.variant()
                    + " is unsafe: it instantiates classes outside its allow-list (gadget), which is"
                    + " how attackers run code. Keep its server on the loopback address, and"
                    + " restrict it: CONTRIBUTING, \"How a pair refuses classes\".")
        .toList();
  }

  /** The reasons behind every cell that is more than a plain yes, as a list. */
  Document reasons() {
    var items = new ArrayList<Item>();
    for (PairResult pair : pairs) {
      var reasons = new ArrayList<String>();
      if (pair.error() != null) {
        reasons.add(pair.error());
      }
      for (Finding finding : telling(pair)) {
        reasons.add(
            "%s, %s, %s: %s: %s"
                .formatted(
                    finding.capability().head(),
                    finding.test(),
                    finding.direction().word(),
                    finding.result().support().word(),
                    finding.result().reason()));
      }
      items.add(new Item(pair.variant(), reasons));
    }
    return Document.of(new Items(items));
  }

  /** The same reasons as a chapter of a page, a section for each pair that has any. */
  Document chapterOfReasons() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading(Level.CHAPTER, "Reasons"));
    blocks.add(new Paragraph("Those of every plain yes are in " + VerifyRecord.FILE + "."));
    for (PairResult pair : pairs) {
      List<Definition> reasons = telling(pair).stream().map(CapabilityMatrix::reason).toList();
      if (pair.error() == null && reasons.isEmpty()) {
        continue;
      }
      blocks.add(new Heading(pair.variant()));
      if (pair.error() != null) {
        blocks.add(new Paragraph(pair.error()));
      }
      if (!reasons.isEmpty()) {
        blocks.add(new Definitions(reasons));
      }
    }
    return new Document(blocks);
  }

  private static Definition reason(Finding finding) {
    return new Definition(
        finding.result().support().word(),
        "%s, %s (%s): %s"
            .formatted(
                finding.capability().head(),
                finding.test(),
                finding.direction().word(),
                finding.result().reason()));
  }

  /** The proof that all pairs do the same work. */
  private String hashes() {
    List<PairResult> others =
        pairs.stream().filter(pair -> !expectedHashes.equals(pair.hashes())).toList();
    var text = new StringBuilder();
    if (others.isEmpty()) {
      text.append("SHA-256 of all answers of all operations, the contract's own for every pair:\n");
    } else {
      text.append(
          "SHA-256 of all answers of all operations, the contract's own for %d of %d pairs:\n"
              .formatted(pairs.size() - others.size(), pairs.size()));
    }
    text.append(text(expectedHashes));
    for (PairResult pair : others) {
      text.append(pair.variant())
          .append(": ")
          .append(pair.hashes().isEmpty() ? "no hash\n" : text(pair.hashes()));
      if (!pair.leftOut().names().isEmpty() && pair.hashes().equals(pair.expectedHashes())) {
        text.append(
            "  the contract's own without what it leaves out: %s\n".formatted(pair.leftOut()));
      }
    }
    return text.toString();
  }

  /** One line for each contract, which is named where there are several. */
  private static String text(Map<String, String> hashes) {
    var text = new StringBuilder();
    hashes.forEach(
        (contract, hash) ->
            text.append(hash).append(hashes.size() == 1 ? "" : "  " + contract).append('\n'));
    return text.toString();
  }

  private Table table() {
    List<String> headings =
        Stream.concat(Stream.of("pair"), Stream.of(Capability.values()).map(Capability::head))
            .toList();
    return new Table(
        headings,
        pairs.stream()
            .map(
                pair ->
                    Stream.concat(
                            Stream.of(pair.variant()),
                            Stream.of(Capability.values()).map(pair::support).map(Support::word))
                        .toList())
            .toList(),
        GROUPS);
  }

  private static List<Finding> telling(PairResult pair) {
    return Stream.of(Capability.values())
        .flatMap(capability -> pair.of(capability).stream())
        .filter(finding -> !finding.result().equals(CaseResult.SAME))
        .toList();
  }
}

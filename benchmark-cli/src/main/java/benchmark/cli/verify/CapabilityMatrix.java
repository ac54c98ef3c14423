// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Item;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Level;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Table;
import benchmark.cli.verify.VerifyRecord.Case;
import benchmark.cli.verify.VerifyRecord.VerifiedPair;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Support;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What each pair can carry and withstand: a line for each, in blocks of some columns. */
public record CapabilityMatrix(List<VerifiedPair> pairs) {

  /** The file for the report in Markdown. */
  static final String FILE = "verify.md";

  /** All capabilities in their order, in groups that fit into 80 columns. */
  private static final List<Table.Group> GROUPS =
      List.of(
          new Table.Group("values", 6),
          new Table.Group("text, objects", 7),
          new Table.Group("types, safety", 7),
          new Table.Group("gateway, streams", 7));

  private static final String PLAIN_YES = CaseResult.SAME.reason();

  /** The matrix and its legend. */
  public Document document() {
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
                + "with: with a setting of the server's. no: it does not arrive, or does harm.\n"
                + "-: there is no such call, or no wire, or no nginx that would know of calls."
                + (hasParts()
                    ? "\npart: the pair leaves out operations that it cannot carry; list tells why."
                    : "")));
    warnings().forEach(warning -> blocks.add(new Paragraph(warning)));
    return new Document(blocks);
  }

  private boolean hasParts() {
    return pairs.stream().anyMatch(pair -> is(pair, Capability.ANSWERS, Support.PART));
  }

  /** A sentence for each pair that whoever reaches its port may abuse. */
  private List<String> warnings() {
    return pairs.stream()
        .filter(pair -> is(pair, Capability.GADGET, Support.NO))
        .map(
            pair ->
                pair.variant()
                    + " is unsafe: it instantiates classes outside its allow-list (gadget), which"
                    + " is how attackers run code. Keep its server on the loopback address, and"
                    + " restrict it: CONTRIBUTING, \"How a pair refuses classes\".")
        .toList();
  }

  private static boolean is(VerifiedPair pair, Capability capability, Support support) {
    return word(pair, capability).equals(support.word());
  }

  private static String word(VerifiedPair pair, Capability capability) {
    return pair.capabilities().getOrDefault(capability.head(), Support.NONE.word());
  }

  /** The reasons behind every cell that is more than a plain yes, as a list. */
  public Document reasons() {
    var items = new ArrayList<Item>();
    for (VerifiedPair pair : pairs) {
      var reasons = new ArrayList<String>();
      if (pair.error() != null) {
        reasons.add(pair.error());
      }
      for (Case finding : telling(pair)) {
        reasons.add(
            "%s, %s, %s: %s: %s"
                .formatted(
                    finding.capability(),
                    finding.test(),
                    finding.direction(),
                    finding.outcome(),
                    finding.reason()));
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
    for (VerifiedPair pair : pairs) {
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

  private static Definition reason(Case finding) {
    return new Definition(
        finding.outcome(),
        "%s, %s (%s): %s"
            .formatted(
                finding.capability(), finding.test(), finding.direction(), finding.reason()));
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
                            Stream.of(Capability.values()).map(it -> word(pair, it)))
                        .toList())
            .toList(),
        GROUPS);
  }

  private static List<Case> telling(VerifiedPair pair) {
    return Stream.of(Capability.values())
        .flatMap(it -> pair.findings().stream().filter(of -> it.head().equals(of.capability())))
        .filter(finding -> !PLAIN_YES.equals(finding.reason()))
        .toList();
  }
}

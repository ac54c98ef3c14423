// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.chart.Grid;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Details;
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
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What each pair can carry and withstand: a line for each, in blocks of some columns. */
public record CapabilityMatrix(List<VerifiedPair> pairs) {

  /** All capabilities in their order, in groups that fit into 80 columns. */
  private static final List<Table.Group> GROUPS =
      List.of(
          new Table.Group("values", 6),
          new Table.Group("text, objects", 7),
          new Table.Group("safety, codec", 8),
          new Table.Group("gateway, streams", 7));

  private static final String PLAIN_YES = CaseResult.SAME.reason();

  /** The matrix and its legend. */
  public Document document() {
    return Document.of(
            new Heading(Level.TITLE, "What the pairs can carry and withstand"), table(), meanings())
        .and(legend());
  }

  private static Definitions meanings() {
    return new Definitions(
        Stream.of(Capability.values()).map(it -> new Definition(it.head(), it.meaning())).toList());
  }

  private Document legend() {
    var blocks = new ArrayList<Block>();
    blocks.add(
        new Paragraph(
            "yes: as it was sent, or withstood. lossy: it arrives, but not as it was sent.\n"
                + "with: with a certain setting of the server. no: it does not arrive, does harm,\n"
                + "or costs more than expected. -: there is no such call, no wire, no codec, or no\n"
                + "nginx that understands calls."
                + (pairs.stream().anyMatch(it -> is(it, Capability.ANSWERS, Support.PART))
                    ? "\npart: the pair leaves out operations that it cannot carry; list says why."
                    : "")));
    warnings().forEach(warning -> blocks.add(new Paragraph(warning)));
    return new Document(blocks);
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

  /**
   * For a page: the matrix as a picture whose cells tell their reasons; folded, these as a list.
   */
  Document page() {
    return Document.of(
            Grid.ofWords(
                "What the pairs can carry and withstand",
                "As verify found over the real wire.",
                table(),
                this::reasons))
        .and(legend())
        .and(
            new Details("What the columns mean", Document.of(meanings())),
            new Details("The reasons for whatever is not a plain yes", reasons()));
  }

  private String reasons(String variant, String capability) {
    return pairs.stream()
        .filter(it -> it.variant().equals(variant))
        .flatMap(it -> telling(it).stream())
        .filter(it -> it.capability().equals(capability))
        .map(it -> "%s (%s): %s".formatted(it.test(), it.direction(), it.reason()))
        .collect(Collectors.joining("\n"));
  }

  /** The reasons behind every cell that is more than a plain yes, as a list. */
  public Document reasons() {
    return Document.of(
        new Items(pairs.stream().map(it -> new Item(it.variant(), reasons(it))).toList()));
  }

  private static List<String> reasons(VerifiedPair pair) {
    Stream<String> found =
        telling(pair).stream()
            .map(
                it ->
                    "%s, %s, %s: %s: %s"
                        .formatted(
                            it.capability(), it.test(), it.direction(), it.outcome(), it.reason()));
    return Stream.concat(Stream.ofNullable(pair.error()), found).toList();
  }

  /** The reasons as a chapter of a page, a section for each pair that has any. */
  Document chapterOfReasons() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading(Level.CHAPTER, "Reasons"));
    blocks.add(new Paragraph("Those of every plain yes are in " + VerifyRecord.FILE.name() + "."));
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
    return new Table(
        row("pair", Capability::head),
        pairs.stream().map(pair -> row(pair.variant(), it -> word(pair, it))).toList(),
        GROUPS);
  }

  private static List<String> row(String first, Function<Capability, String> cell) {
    return Table.row(first, Stream.of(Capability.values()).map(cell));
  }

  private static List<Case> telling(VerifiedPair pair) {
    return Stream.of(Capability.values())
        .flatMap(it -> pair.findings().stream().filter(of -> it.head().equals(of.capability())))
        .filter(finding -> !PLAIN_YES.equals(finding.reason()))
        .toList();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.text.LineWrap;
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
                  Capability.GADGET,
                  Capability.EXCEPTION,
                  Capability.TRUNCATED,
                  Capability.GARBLED,
                  Capability.EVOLUTION)));

  private static final int HEAD_WIDTH = 6;

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
    warnings().forEach(warning -> text.append(LineWrap.wrap(warning, "")).append('\n'));
    return text.append(hashes()).toString();
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

  /** The reasons behind every cell that is more than a plain yes, for a terminal. */
  String reasons() {
    var text = new StringBuilder();
    for (PairResult pair : pairs) {
      text.append(pair.variant()).append('\n');
      if (pair.error() != null) {
        text.append(LineWrap.wrap(pair.error(), "  "));
      }
      for (Finding finding : telling(pair)) {
        text.append(
            LineWrap.wrap(
                "%s, %s, %s: %s: %s"
                    .formatted(
                        finding.capability().head(),
                        finding.test(),
                        finding.direction().word(),
                        finding.result().support().word(),
                        finding.result().reason()),
                "  "));
      }
    }
    return text.toString();
  }

  /** Everything, in Markdown. */
  String toMarkdown() {
    var text = new StringBuilder("# What the pairs can carry and withstand\n\n");
    text.append(table("pair", List.of(Capability.values())).toMarkdown());
    text.append(
        """

        yes: as it was sent, or withstood. lossy: it arrives, but not as it was sent. no: it does
        not arrive, or does harm. -: there is no such call, or no wire.

        """);
    for (Capability capability : Capability.values()) {
      text.append("- **%s**: %s\n".formatted(capability.head(), capability.meaning()));
    }
    warnings().forEach(warning -> text.append('\n').append(warning).append('\n'));
    text.append("\n## Every pair does the same work\n\n```\n").append(hashes()).append("```\n");
    text.append("\n## Reasons\n\nThose of every plain yes are in verify.json.\n");
    for (PairResult pair : pairs) {
      if (pair.error() == null && telling(pair).isEmpty()) {
        continue;
      }
      text.append("\n### ").append(pair.variant()).append("\n\n");
      if (pair.error() != null) {
        text.append(escaped(pair.error())).append('\n');
      }
      for (Finding finding : telling(pair)) {
        text.append(
            "- **%s** %s, %s (%s): %s\n"
                .formatted(
                    finding.result().support().word(),
                    finding.capability().head(),
                    escaped(finding.test()),
                    finding.direction().word(),
                    escaped(finding.result().reason())));
      }
    }
    return text.toString();
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

  private Table table(String heading, List<Capability> capabilities) {
    List<String> heads = new ArrayList<>(List.of(heading));
    capabilities.forEach(capability -> heads.add(capability.head()));
    var table = new Table(heads.toArray(String[]::new));
    for (PairResult pair : pairs) {
      table.row(
          Stream.concat(
                  Stream.of(pair.variant()),
                  capabilities.stream().map(pair::support).map(Support::word))
              .toList());
    }
    return table;
  }

  private static String legend(Capability capability) {
    return capability.head()
        + " ".repeat(HEAD_WIDTH + 2 - capability.head().length())
        + capability.meaning();
  }

  private static List<Finding> telling(PairResult pair) {
    return Stream.of(Capability.values())
        .flatMap(capability -> pair.of(capability).stream())
        .filter(finding -> !finding.result().equals(CaseResult.SAME))
        .toList();
  }

  private static String escaped(String text) {
    return text.replaceAll("([\\\\`*_<>\\[\\]|])", "\\\\$1").replaceAll("\\s+", " ");
  }
}

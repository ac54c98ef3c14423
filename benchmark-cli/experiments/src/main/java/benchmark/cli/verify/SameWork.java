// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Code;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Level;
import java.util.List;
import java.util.Map;

/**
 * The proof that all pairs do the same work.
 *
 * @param expectedHashes of the answers of each contract, by the contracts' names
 */
record SameWork(List<PairResult> pairs, Map<String, String> expectedHashes) {

  Document document() {
    return Document.of(
        new Heading(Level.CHAPTER, "Every pair does the same work"), new Code(hashes()));
  }

  private String hashes() {
    List<PairResult> others =
        pairs.stream().filter(pair -> !expectedHashes.equals(pair.hashes())).toList();
    String same =
        others.isEmpty()
            ? "every pair"
            : "%d of %d pairs".formatted(pairs.size() - others.size(), pairs.size());
    var text = new StringBuilder();
    text.append("SHA-256 of all answers of all operations, the contract's own for ")
        .append(same)
        .append(":\n")
        .append(text(expectedHashes));
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
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Level;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Support;
import java.util.List;

/**
 * Which pairs carry a user's own service: right, wrong and where, or fails and why.
 *
 * @param service its name
 */
record ServiceAnswers(String service, List<PairResult> pairs) {

  /** How a reason begins if an answer did not arrive. */
  private static final String FAILS = "a call fails: ";

  Document document() {
    return Document.of(
        new Heading(Level.TITLE, "Which pairs carry " + service),
        new Definitions(
            pairs.stream().map(it -> new Definition(it.variant(), answers(it))).toList()));
  }

  private static String answers(PairResult pair) {
    if (pair.error() != null) {
      return "fails: " + pair.error().replaceAll("\\s+", " ");
    }
    return pair.of(Capability.ANSWERS).stream()
        .map(Finding::result)
        .filter(result -> result.support() != Support.YES)
        .findFirst()
        .map(CaseResult::reason)
        .map(
            reason ->
                reason.startsWith(FAILS)
                    ? "fails: " + reason.substring(FAILS.length())
                    : "wrong: " + reason)
        .orElse("right");
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.Finding;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything that was found, and where it comes from. Stored as verify.json.
 *
 * @param command the words that the user gave to benchmark.sh
 * @param expectedHash what the hash of a row's answers must be
 */
record VerifyRecord(
    List<String> command,
    GitState project,
    Jdk jdk,
    Machine machine,
    Instant start,
    Instant end,
    String expectedHash,
    List<Row> rows) {

  /** The name of the file in the folder of a verification. */
  static final String FILE = "verify.json";

  /**
   * One row.
   *
   * @param right whether its answers are right for the contract
   * @param hash of its answers; null if they could not be had
   * @param error why it could not be run; null if it could
   * @param modules every library on the halves' classpaths and its version
   * @param capabilities the outcome for every column
   */
  record Row(
      String variant,
      boolean right,
      String hash,
      String error,
      Map<String, String> modules,
      Map<String, String> capabilities,
      List<Case> findings) {

    static Row of(PairResult result, Map<String, String> modules) {
      var capabilities = new LinkedHashMap<String, String>();
      for (Capability capability : Capability.values()) {
        capabilities.put(capability.head(), result.outcome(capability).word());
      }
      return new Row(
          result.variant(),
          result.wrong().isEmpty(),
          result.hash(),
          result.error(),
          modules,
          capabilities,
          result.findings().stream().map(Case::of).toList());
    }
  }

  /** One finding, in the words of the matrix. */
  record Case(String capability, String test, String direction, String outcome, String reason) {

    static Case of(Finding finding) {
      return new Case(
          finding.capability().head(),
          finding.test(),
          finding.direction().word(),
          finding.verdict().outcome().word(),
          finding.verdict().reason());
    }
  }
}

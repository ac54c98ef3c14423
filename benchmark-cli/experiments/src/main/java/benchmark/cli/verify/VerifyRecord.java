// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.results.Origin;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RecordFile;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.Finding;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything that was found, and where it comes from.
 *
 * @param command the words that the user gave to benchmark.sh
 * @param expectedHashes what the hashes of a pair's answers must be, by the names of contracts
 * @param pairs what each can carry and withstand; none if versions were asked for
 * @param versions a matrix for each pair whose versions were asked for
 * @param keys what values of keys did; none unless that was asked for
 */
public record VerifyRecord(
    List<String> command,
    @JsonUnwrapped Origin origin,
    Map<String, String> expectedHashes,
    List<VerifiedPair> pairs,
    List<VersionMatrix> versions,
    List<KeyOutcome> keys) {

  /** A record of before versions or keys could be asked for has none. */
  public VerifyRecord {
    versions = versions == null ? List.of() : versions;
    keys = keys == null ? List.of() : keys;
  }

  /** Where it is stored. */
  public static final RecordFile<VerifyRecord> FILE =
      new RecordFile<>(
          "verify.json",
          VerifyRecord.class,
          VerifyRecord::isComplete,
          "the complete record of a verification");

  /** Where it is from. */
  public Provenance provenance() {
    return origin.provenance(command == null ? List.of() : List.of(command));
  }

  private boolean isComplete() {
    return origin.start() != null
        && origin.jdk() != null
        && pairs != null
        && versions.stream().allMatch(it -> it != null && it.isComplete())
        && pairs.stream()
            .allMatch(it -> it.variant != null && it.capabilities != null && it.findings != null);
  }

  /**
   * One pair.
   *
   * @param right whether its answers are right for the contract
   * @param hashes of its answers, by the names of contracts
   * @param error why it could not be run; null if it could
   * @param modules every library on the classpaths of client and server and its version
   * @param capabilities the outcome for every column
   */
  public record VerifiedPair(
      String variant,
      boolean right,
      Map<String, String> hashes,
      String error,
      Map<String, String> modules,
      Map<String, String> capabilities,
      List<Case> findings) {

    static VerifiedPair of(PairResult result, Map<String, String> modules) {
      var capabilities = new LinkedHashMap<String, String>();
      for (Capability capability : Capability.values()) {
        capabilities.put(capability.head(), result.support(capability).word());
      }
      return new VerifiedPair(
          result.variant(),
          result.wrong().isEmpty(),
          result.hashes(),
          result.error(),
          modules,
          capabilities,
          result.findings().stream().map(Case::of).toList());
    }
  }

  /** One finding, in the words of the matrix. */
  public record Case(
      String capability, String test, String direction, String outcome, String reason) {

    static Case of(Finding finding) {
      return new Case(
          finding.capability().head(),
          finding.test(),
          finding.direction().word(),
          finding.result().support().word(),
          finding.result().reason());
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.contract.Direction;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Findings;
import java.io.IOException;
import java.nio.file.Path;

/** Writes what this client finds into a file, and how far it has come on standard output. */
final class FindingsWriter implements AutoCloseable {

  private final Findings.Writer file;

  FindingsWriter(Path file) throws IOException {
    this.file = new Findings.Writer(file);
  }

  /** See {@link Findings.Writer#hash}. */
  void hash(String contract, String hex) {
    file.hash(contract, hex);
  }

  /** See {@link Findings.Writer#wire}. */
  void wire() {
    file.wire();
  }

  void finding(Capability capability, String test, Direction direction, CaseResult result) {
    file.finding(new Finding(capability, test, direction, result));
    System.out.println(capability.head() + ": " + test);
  }

  @Override
  public void close() {
    file.close();
  }
}

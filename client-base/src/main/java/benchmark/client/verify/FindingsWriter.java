// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.Direction;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Verdict;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What this client has found, line by line in a file: a line is there as soon as it is known, so
 * that a client that dies has told what it knew.
 */
final class FindingsWriter implements AutoCloseable {

  private final PrintStream out;

  private FindingsWriter(PrintStream out) {
    this.out = out;
  }

  static FindingsWriter in(Path file) throws IOException {
    return new FindingsWriter(
        new PrintStream(Files.newOutputStream(file), true, StandardCharsets.UTF_8));
  }

  /** Tells the hash of all answers. */
  void hash(String hex) {
    out.println("hash\t" + hex);
  }

  /** Tells whether any bytes pass between client and server. */
  void wire(boolean there) {
    out.println("wire\t" + (there ? "yes" : "no"));
  }

  void finding(Capability capability, String test, Direction direction, Verdict verdict) {
    out.println(new Finding(capability, test, direction, verdict).toLine());
    System.out.println(capability.head() + ": " + test);
  }

  @Override
  public void close() {
    out.close();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.contract.conformance.Finding;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a client has found, as far as it came.
 *
 * @param hash of all answers; null if it did not get them all
 * @param wire whether any bytes pass between client and server
 */
record Findings(String hash, boolean wire, List<Finding> findings) {

  /** Reads a client's report; one that was never begun is empty. */
  static Findings read(Path file) {
    List<String> lines;
    try {
      lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (IOException neverBegun) {
      lines = List.of();
    }
    String hash = null;
    boolean wire = false;
    var findings = new ArrayList<Finding>();
    for (String line : lines) {
      if (line.startsWith("hash\t")) {
        hash = line.substring("hash\t".length());
      }
      wire |= line.equals("wire\tyes");
      Finding.parse(line).ifPresent(findings::add);
    }
    return new Findings(hash, wire, List.copyOf(findings));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.contract.Direction;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a conformance client has found, as far as it came. Its file has one line for each thing, of
 * words with tabs between them.
 *
 * @param hashes of all answers, by the names of contracts; without a contract whose answers did not
 *     all arrive
 * @param wire whether any bytes pass between client and server
 */
public record Findings(Map<String, String> hashes, boolean wire, List<Finding> findings) {

  /** What a client with open streams says when their server may be killed. */
  public static final String STREAMS_ARE_OPEN = "streams are open";

  private static final String HASH = "hash";
  private static final String WIRE = "wire";

  /** Reads what a {@link Writer} has written; nothing if the client never began. */
  public static Findings read(Path file) {
    List<String> lines;
    try {
      lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (IOException neverBegun) {
      lines = List.of();
    }
    var hashes = new LinkedHashMap<String, String>();
    boolean wire = false;
    var findings = new ArrayList<Finding>();
    for (String line : lines) {
      String[] words = line.split("\t", -1);
      if (words.length == 3 && words[0].equals(HASH)) {
        hashes.put(words[1], words[2]);
      }
      wire |= line.equals(WIRE);
      Finding.parse(line).ifPresent(findings::add);
    }
    return new Findings(Collections.unmodifiableMap(hashes), wire, List.copyOf(findings));
  }

  /** Whether anything was found about a capability. */
  public boolean has(Capability capability) {
    return findings.stream().anyMatch(finding -> finding.capability() == capability);
  }

  /**
   * Writes what a client finds into a file, and how far it has come on standard output: each line
   * at once, so that a client that dies has reported what it knew.
   */
  public static final class Writer implements AutoCloseable {

    private final PrintStream out;

    /** Begins a file. */
    public Writer(Path file) throws IOException {
      out = new PrintStream(Files.newOutputStream(file), true, StandardCharsets.UTF_8);
    }

    /** Reports the hash of all answers of a contract. */
    public void hash(String contract, String hex) {
      out.println(String.join("\t", HASH, contract, hex));
    }

    /** Says that bytes pass between client and server. */
    public void wire() {
      out.println(WIRE);
    }

    /** Shows what became of a case. */
    public void finding(
        Capability capability, String test, Direction direction, CaseResult result) {
      out.println(new Finding(capability, test, direction, result).toLine());
      System.out.println(capability.head() + ": " + test);
    }

    @Override
    public void close() {
      out.close();
    }
  }
}

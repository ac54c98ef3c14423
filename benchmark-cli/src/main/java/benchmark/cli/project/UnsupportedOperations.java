// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.text.Words;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What a pair cannot carry, as its client's pom declares it: {@code pair.leaves-out} has the names
 * of operations, {@code pair.leaves-out.because} a clause that says why. No run of the pair has
 * these operations. Without {@link benchmark.contract.EchoContract#TREE} a message in JSON is sent
 * as one text.
 *
 * @param names of operations; none for most pairs
 */
public record UnsupportedOperations(String pair, List<String> names, String reason) {

  static UnsupportedOperations of(String pair, Pom client) {
    return new UnsupportedOperations(
        pair, client.words("pair.leaves-out"), client.property("pair.leaves-out.because"));
  }

  /** One sentence about those of some operations, such as are to be measured; empty for none. */
  public Optional<String> among(Collection<String> operations) {
    List<String> out = names.stream().filter(operations::contains).toList();
    return out.isEmpty()
        ? Optional.empty()
        : Optional.of("%s leaves out %s: %s.".formatted(pair, Words.list(out), reason));
  }

  /** One sentence. */
  @Override
  public String toString() {
    return among(names).orElse("");
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.util.Collection;
import java.util.List;

/**
 * What a pair cannot carry, as its client's pom declares it: {@code pair.leaves-out} has the names
 * of operations, {@code pair.leaves-out.because} a clause that says why. No run of the pair has
 * these operations.
 *
 * @param operations their names; none for most pairs
 */
public record Limit(String pair, List<String> operations, String reason) {

  static Limit of(Pair pair) {
    Pom pom = pair.client().pom();
    return new Limit(
        pair.name(), pom.words("pair.leaves-out"), pom.property("pair.leaves-out.because"));
  }

  /** The same for some operations only, such as those that are to be measured. */
  public Limit within(Collection<String> names) {
    return new Limit(pair, operations.stream().filter(names::contains).toList(), reason);
  }

  /** Tells it on standard error; nothing if nothing is left out. */
  public void tell() {
    if (!operations.isEmpty()) {
      System.err.println(this);
    }
  }

  /** The operations' names as a sentence lists them. */
  public String names() {
    int last = operations.size() - 1;
    return last < 1
        ? String.join("", operations)
        : String.join(", ", operations.subList(0, last)) + " and " + operations.get(last);
  }

  /** One sentence. */
  @Override
  public String toString() {
    return "%s leaves out %s: %s.".formatted(pair, names(), reason);
  }
}

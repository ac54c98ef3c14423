// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

/** How a pair is compared with others: the client's pom says what is not ordinary. */
public enum PairKind {
  /** Competes with the others. */
  ORDINARY,
  /** Makes no call over a wire and only shows what the harness costs: {@code pair.reference}. */
  REFERENCE,
  /** Calls without codec and framework, so that others can only be slower: {@code pair.ceiling}. */
  CEILING;

  static PairKind of(Pom client) {
    if (Boolean.parseBoolean(client.property("pair.reference"))) {
      return REFERENCE;
    }
    return Boolean.parseBoolean(client.property("pair.ceiling")) ? CEILING : ORDINARY;
  }
}

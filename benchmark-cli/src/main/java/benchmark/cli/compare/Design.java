// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How the variants of a comparison are measured by turns. */
public enum Design {
  /** One variant after the other, each with a fresh server and fresh clients, in rounds. */
  @JsonProperty("rounds")
  ROUNDS("round", "the variants one after the other, each in fresh JVMs");

  private final String noun;
  private final String meaning;

  Design(String noun, String meaning) {
    this.noun = noun;
    this.meaning = meaning;
  }

  /** What happens in a replicate, for the reader. */
  String meaning() {
    return meaning;
  }

  /** What one replicate is called. */
  String noun() {
    return noun;
  }

  /** Some replicates in words: 1 round, 12 rounds. */
  String counted(int number) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What published rankings are of. */
public enum RankingKind {
  /** Of systems, in an operation. */
  @JsonProperty("systems")
  SYSTEMS("systems"),

  /** Of operations, in a system. */
  @JsonProperty("operations")
  OPERATIONS("operations");

  private final String text;

  RankingKind(String text) {
    this.text = text;
  }

  /** As in the heading of a table. */
  @Override
  public String toString() {
    return text;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What published rankings are of. */
public enum RankingKind {
  /** Of systems, in an operation. */
  SYSTEMS,

  /** Of operations, in a system. */
  OPERATIONS;

  /** As in the heading of a table, and as it is stored. */
  @JsonValue
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

/** What a gate says, of one comparison or of all. */
public enum GateOutcome {
  /** Surely not slower by more than is allowed. */
  PASSES,

  /** Surely slower by more than is allowed. */
  FAILS,

  /** Neither: more rounds may decide. */
  INCONCLUSIVE
}

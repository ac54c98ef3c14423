// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

/** What a comparison ends with. */
enum Conclusion {
  /** A verdict for every metric. */
  VERDICTS,

  /** How noisy the machine is: a variant was compared with itself. */
  NOISE_FLOOR,

  /** Ratios alone: it was stopped by hand, which may have looked at them. */
  STOPPED_BY_HAND,

  /** Ratios alone: stored runs, each as if it were the only round. */
  STORED_RUNS
}

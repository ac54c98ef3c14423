// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

/** What a run is for. */
enum Mode {
  /** Results. */
  BENCHMARK,
  /** Flight recordings; what is measured beside them is not a result. */
  PROFILING
}

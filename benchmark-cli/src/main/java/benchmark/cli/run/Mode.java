// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

/** What a run is for. */
public enum Mode {
  /** Results. */
  BENCHMARK,
  /** Flight recordings; what is measured beside them is not a result. */
  PROFILING
}

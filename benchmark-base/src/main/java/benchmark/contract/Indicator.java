// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

/** What a run can tell of an operation. */
public enum Indicator {
  /** Calls of all callers together in a unit of time. */
  THROUGHPUT,
  /** The time that half of the calls did not exceed. */
  P50,
  /** The time that 99% of the calls did not exceed. */
  P99,
  /** CPU time of client and server for a call. */
  CPU,
  /** Bytes that client and server allocate for a call. */
  ALLOCATION,
  /** Bytes that a call sends over the wire, both ways. */
  WIRE_BYTES
}

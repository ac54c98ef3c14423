// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

/** One stream of a {@link Traffic}, or one of its callers. */
interface Lane {

  /** Messages so far: another thread may read a value that is a little old. */
  long count();

  /** Sends no more than what is under way. */
  void stop();
}

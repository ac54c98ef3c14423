// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

/**
 * How many threads may call at the same time through what consumer.xml configures. A protocol that
 * cannot serve any number declares this as a bean; a client with more callers fails before its
 * first call.
 */
public interface CallerLimit {

  /** The largest number of callers, 1 or more; {@link Integer#MAX_VALUE} for any. */
  int callers();

  /** A sentence that says why there are no more, and what to do. */
  String reason();
}

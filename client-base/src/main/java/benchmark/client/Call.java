// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

/** An operation that is ready to be called, its requests prepared. Thread-safe. */
public interface Call {

  /** How many different requests there are. */
  int requests();

  /**
   * Makes one call with request n, from 0 to {@link #requests}, exclusive, and gives the answer a
   * check that costs next to nothing.
   *
   * @return the answer, as the protocol's users get it
   * @throws WrongAnswerException if the answer cannot be the right one
   * @throws RuntimeException as the protocol throws it, if the call fails
   * @implSpec nothing is allocated beyond what the call itself allocates
   */
  Object call(int n);
}

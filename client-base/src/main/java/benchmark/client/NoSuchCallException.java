// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import java.io.Serial;

/** A protocol that carries a contract's own calls only has been asked for another one. */
public final class NoSuchCallException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** Says why there is no such call. */
  public NoSuchCallException(String message) {
    super(message);
  }
}

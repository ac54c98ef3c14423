// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import java.io.Serial;

/** There is no server where one was expected. */
public final class UnreachableServerException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  public UnreachableServerException(String message) {
    super(message);
  }
}

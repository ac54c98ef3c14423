// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import java.io.Serial;

/** Calls cannot be made as a load asks for. */
public final class UnsupportedLoadException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /**
   * A load that was refused.
   *
   * @param reason a sentence with the next step
   */
  public UnsupportedLoadException(String reason) {
    super(reason);
  }
}

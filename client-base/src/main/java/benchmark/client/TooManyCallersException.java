// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.client.load.UnsupportedLoadException;
import java.io.Serial;

/** More threads would call at the same time than the consumer can serve right. */
public final class TooManyCallersException extends UnsupportedLoadException {

  @Serial private static final long serialVersionUID = 1L;

  /**
   * More callers than there may be.
   *
   * @param reason a sentence with the next step
   */
  public TooManyCallersException(String reason) {
    super(reason);
  }
}

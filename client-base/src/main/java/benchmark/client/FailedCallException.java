// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import java.io.Serial;

/** A call has failed that another stack than this thread's knows: it says which one. */
public class FailedCallException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final String operation;

  /** A call of an operation has failed, and this is why. */
  protected FailedCallException(String operation, Throwable cause) {
    super(cause.getMessage(), cause);
    this.operation = operation;
  }

  /** A call of an operation has failed, as the program says that has made it. */
  public FailedCallException(String operation, String sentence) {
    super(sentence);
    this.operation = operation;
  }

  /** The operation's label. */
  public String operation() {
    return operation;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

import benchmark.contract.StreamOperation;
import java.io.Serial;

/** A stream, or a call beside it, has failed while messages were measured. */
public final class StreamFailedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final String operation;

  StreamFailedException(StreamOperation operation, Throwable cause) {
    super(cause.getMessage(), cause);
    this.operation = operation.label();
  }

  /** The operation's label. */
  public String operation() {
    return operation;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

import benchmark.client.FailedCallException;
import benchmark.contract.StreamOperation;
import java.io.Serial;

/** A stream, or a call beside it, has failed while messages were measured. */
public final class StreamFailedException extends FailedCallException {

  @Serial private static final long serialVersionUID = 1L;

  StreamFailedException(StreamOperation operation, Throwable cause) {
    super(operation.label(), cause);
  }
}

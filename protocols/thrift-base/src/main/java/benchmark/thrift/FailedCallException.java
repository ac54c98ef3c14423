// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import org.apache.thrift.TException;

/** A call that Thrift reports as failed, by a checked exception. */
public final class FailedCallException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** With what Thrift has thrown. */
  FailedCallException(TException failure) {
    super(failure);
  }
}

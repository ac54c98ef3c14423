// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.io.Serial;

/** The user has ended this process with Ctrl-C or a signal. */
public final class InterruptedByUserException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  public InterruptedByUserException() {
    super("Interrupted.");
  }
}

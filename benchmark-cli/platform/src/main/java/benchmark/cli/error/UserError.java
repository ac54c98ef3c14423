// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.error;

import benchmark.launch.ExitStatus;
import java.io.Serial;

/**
 * An error that the user can do something about: one sentence that says what, the value and the
 * next step, and the exit status. The main method prints those that end a command.
 */
public class UserError extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final int status;

  protected UserError(int status, String sentence) {
    super(sentence);
    this.status = status;
  }

  /** The command line is wrong: exit status 2. */
  public static UserError badInput(String sentence, Object... values) {
    return new UserError(ExitStatus.BAD_INPUT, sentence.formatted(values));
  }

  /** The command line is right, but what it asks for cannot be done: exit status 1. */
  public static UserError failure(String sentence, Object... values) {
    return new UserError(ExitStatus.FAILURE, sentence.formatted(values));
  }

  /** This error with words in front of its sentence. */
  public UserError prefixed(String lead) {
    return new UserError(status, lead + getMessage());
  }

  /** The exit status that goes with this error. */
  public int status() {
    return status;
  }
}

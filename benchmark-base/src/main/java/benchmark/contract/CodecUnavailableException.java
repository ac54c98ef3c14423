// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

/** A pair's codec cannot be extracted from the framework as it is on the classpath. */
public final class CodecUnavailableException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /**
   * Says why.
   *
   * @param sentence for the user, with the next step
   */
  public CodecUnavailableException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}

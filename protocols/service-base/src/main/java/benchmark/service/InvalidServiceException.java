// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

/** A description of a service that cannot be used; the message is a sentence for its author. */
public final class InvalidServiceException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  /** With a sentence and its values. */
  public InvalidServiceException(String sentence, Object... values) {
    super(sentence.formatted(values));
  }
}

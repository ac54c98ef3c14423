// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Support;
import java.util.List;
import java.util.function.Supplier;

/** Judges what arrives of an exception that the service throws. */
final class ThrownException {

  private ThrownException() {}

  /**
   * Compares.
   *
   * @param thrower throws what the service throws
   */
  static CaseResult judge(Supplier<?> thrower, CallOutcome answer) {
    RuntimeException sent = sentBy(thrower);
    if (!answer.failed()) {
      return new CaseResult(Support.NO, "no exception arrives, but " + answer.value());
    }
    List<Throwable> arrived = ExceptionText.causes(answer.failure());
    Throwable outermost = arrived.get(0);
    String words = ExceptionText.one(outermost);
    if (outermost.getClass() == sent.getClass()
        && sent.getMessage().equals(outermost.getMessage())) {
      return new CaseResult(Support.YES, "arrives as " + words);
    }
    boolean message =
        arrived.stream()
            .anyMatch(cause -> String.valueOf(cause.getMessage()).contains(sent.getMessage()));
    boolean type =
        arrived.stream()
            .anyMatch(
                cause ->
                    cause.getClass() == sent.getClass()
                        || String.valueOf(cause.getMessage()).contains(sent.getClass().getName()));
    if (message || type) {
      return CaseResult.of(
          Support.LOSSY,
          "%s arrives %s: %s",
          sent.getClass().getSimpleName(),
          message && type
              ? "as another type, its type and message in the text"
              : message ? "as another type with its message" : "without its message",
          words);
    }
    return CaseResult.of(Support.NO, "%s arrives as %s", sent.getClass().getSimpleName(), words);
  }

  private static RuntimeException sentBy(Supplier<?> thrower) {
    try {
      throw new IllegalStateException("throws nothing, but returns " + thrower.get());
    } catch (RuntimeException thrown) {
      return thrown;
    }
  }
}

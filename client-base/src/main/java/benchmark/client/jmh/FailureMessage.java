// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.MissingClass;
import benchmark.client.UnreachableServerException;
import benchmark.client.WrongAnswerException;
import benchmark.client.load.UnsupportedLoadException;
import benchmark.client.stream.StreamFailedException;
import benchmark.contract.Contracts;
import benchmark.launch.Failure;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Makes data and one sentence of what JMH throws when a fork fails. */
final class FailureMessage {

  private static final int SHOWN = 240;

  private FailureMessage() {}

  /** What went wrong, and when. */
  static Failure failure(Throwable failure) {
    Throwable cause = mostTelling(failure);
    if (cause instanceof WrongAnswerException) {
      return new Failure(Failure.Kind.WRONG_ANSWER, cause.getMessage());
    }
    if (cause instanceof UnsupportedLoadException) {
      return new Failure(Failure.Kind.CHECK, cause.getMessage());
    }
    if (cause instanceof UnreachableServerException) {
      return new Failure(Failure.Kind.UNREACHABLE, cause.getMessage());
    }
    return new Failure(
        operation(failure).isPresent() ? Failure.Kind.CALL : Failure.Kind.CHECK, describe(cause));
  }

  /** What went wrong, in which operation, and what to look at next. */
  static String of(Throwable thrown, String pair) {
    Failure failure = failure(thrown);
    if (mostTelling(thrown) instanceof UnsupportedLoadException) {
      return failure.cause();
    }
    String when =
        switch (failure.kind()) {
          case WRONG_ANSWER, UNREACHABLE -> "";
          case CALL -> "A call of " + operation(thrown).orElseThrow() + " failed";
          default -> "The calls that check the answers before measuring failed";
        };
    return when.isEmpty()
        ? failure.cause()
        : "%s: %s. %s".formatted(when, failure.cause(), nextStep(mostTelling(thrown), pair));
  }

  private static String nextStep(Throwable cause, String pair) {
    return MissingClass.advice(cause)
        .orElse(
            "If another server is listening there, start the right one: ./benchmark.sh %s-server"
                .formatted(pair));
  }

  /** The contract's own exception where there is one, else the deepest cause. */
  private static Throwable mostTelling(Throwable failure) {
    Throwable deepest = failure;
    for (Throwable cause : causes(failure)) {
      if (cause instanceof WrongAnswerException) {
        return cause;
      }
      deepest = cause;
    }
    return deepest;
  }

  private static Optional<String> operation(Throwable failure) {
    if (failure instanceof StreamFailedException stream) {
      return Optional.of(stream.operation());
    }
    return causes(failure).stream()
        .flatMap(cause -> Arrays.stream(cause.getStackTrace()))
        .filter(
            frame ->
                Contracts.measuredBy(frame.getClassName() + "." + frame.getMethodName())
                    .isPresent())
        .map(StackTraceElement::getMethodName)
        .findFirst();
  }

  /** A failure with all its causes and what JMH collected from other threads, outermost first. */
  private static Set<Throwable> causes(Throwable failure) {
    var causes = new LinkedHashSet<Throwable>();
    Throwable next = failure;
    while (next != null && causes.add(next)) {
      next =
          next.getCause() == null && next.getSuppressed().length > 0
              ? next.getSuppressed()[0]
              : next.getCause();
    }
    return causes;
  }

  private static String describe(Throwable cause) {
    String message = String.valueOf(cause.getMessage()).lines().findFirst().orElse("").strip();
    String shown = message.length() <= SHOWN ? message : message.substring(0, SHOWN) + "…";
    return cause.getClass().getSimpleName() + ": " + shown;
  }
}

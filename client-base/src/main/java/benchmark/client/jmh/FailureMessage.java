// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.Defaults;
import benchmark.MissingClass;
import benchmark.client.FailedCallException;
import benchmark.client.PairServer;
import benchmark.client.UnreachableServerException;
import benchmark.client.WrongAnswerException;
import benchmark.client.load.UnsupportedLoadException;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.launch.Failure;
import benchmark.launch.LaunchProperties;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Makes data and one sentence of what JMH throws when a fork fails. */
final class FailureMessage {

  private static final int SHOWN = 240;

  /** What frameworks call it, in a name or a message. */
  private static final Pattern TIMEOUT =
      Pattern.compile("(?i)deadline.?exceeded|time[sd]?[ _-]?out(?!\\s*=)");

  private static final Pattern CONNECTING =
      Pattern.compile("(?i)^ConnectException|^ConnectTimeout|connect(ion)? timed out");

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
  static String of(Throwable thrown, PairServer server) {
    Failure failure = failure(thrown);
    Throwable cause = mostTelling(thrown);
    if (cause instanceof UnsupportedLoadException
        || failure.kind() == Failure.Kind.WRONG_ANSWER
        || failure.kind() == Failure.Kind.UNREACHABLE) {
      return failure.cause();
    }
    boolean measuring = failure.kind() == Failure.Kind.CALL;
    String calls =
        measuring
            ? "A call of " + operation(thrown).orElseThrow()
            : "The calls that check the answers before measuring";
    boolean other = server.foreign() && !measuring; // one that has answered is the right one
    String end = isTimeout(cause) ? "timed out after " + timeout() : "failed";
    String why = failure.cause().replaceFirst("\\.+$", ""); // one full stop is enough
    return "%s %s: %s. %s".formatted(calls, end, why, nextStep(cause, server, other));
  }

  private static String nextStep(Throwable cause, PairServer server, boolean other) {
    Optional<String> library = MissingClass.advice(cause);
    if (library.isPresent()) {
      return library.get();
    }
    String another =
        "If another server is listening there, start the right one: ./benchmark.sh %s-server"
            .formatted(server.pair());
    if (isTimeout(cause)) {
      return "A slower service needs a longer timeout, in milliseconds: %s@timeout=%d."
              .formatted(server.pair(), 4 * timeoutMillis())
          + (other ? " " + another : " A server that hangs may say why in its log.");
    }
    return other ? another : "The server's log may say why.";
  }

  /**
   * Whether a call got no answer in time; a connection that is not made in time is another case.
   */
  private static boolean isTimeout(Throwable cause) {
    String text = cause.getClass().getSimpleName() + ": " + cause.getMessage();
    return TIMEOUT.matcher(text).find() && !CONNECTING.matcher(text).find();
  }

  private static int timeoutMillis() {
    return LaunchProperties.TIMEOUT_MILLIS.or(Defaults.CALL_TIMEOUT_MILLIS);
  }

  private static String timeout() {
    int millis = timeoutMillis();
    return millis % 1_000 == 0 ? millis / 1_000 + " s" : millis + " ms";
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
    if (failure instanceof FailedCallException call) {
      return Optional.of(call.operation());
    }
    return causes(failure).stream()
        .flatMap(cause -> Arrays.stream(cause.getStackTrace()))
        .filter(
            frame ->
                Contracts.measuredBy(frame.getClassName() + "." + frame.getMethodName())
                    .isPresent())
        .map(
            frame -> // one method of JMH calls all of a user's own service
            Contracts.service().map(Contract::name).orElse(frame.getMethodName()))
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
    return cause instanceof FailedCallException // of a program, which has no class
        ? shown
        : cause.getClass().getSimpleName() + ": " + shown;
  }
}

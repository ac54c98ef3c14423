// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.client.UnreachableServerException;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Contracts;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Makes one sentence of what JMH throws when a fork fails. */
final class FailureMessage {

  private static final int SHOWN = 240;

  private FailureMessage() {}

  /** Returns what went wrong, in which operation, and what to look at next. */
  static String of(Throwable failure, String pair) {
    Throwable cause = mostTelling(failure);
    if (cause instanceof WrongAnswerException || cause instanceof UnreachableServerException) {
      return cause.getMessage();
    }
    if (String.valueOf(cause.getMessage()).contains("JMH lock")) {
      return "JMH measures nothing while another JMH runs on this machine, because each would disturb"
          + " the other (%s). Wait for it to end, or accept that: benchmark.sh"
              .formatted(System.getProperty("java.io.tmpdir") + "/jmh.lock")
          + " %s@D.jmh.ignoreLock=true".formatted(pair);
    }
    String during =
        operation(failure)
            .map(operation -> "A call of " + operation + " failed")
            .orElse("The calls that check the answers before measuring failed");
    return "%s: %s. If another server is listening there, start the right one: benchmark.sh %s-server"
        .formatted(during, describe(cause), pair);
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
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    var ordered = new LinkedHashSet<Throwable>();
    var open = new ArrayDeque<Throwable>();
    open.add(failure);
    while (!open.isEmpty()) {
      Throwable next = open.removeFirst();
      if (!seen.add(next)) {
        continue;
      }
      ordered.add(next);
      if (next.getCause() != null) {
        open.add(next.getCause());
      } else if (next.getSuppressed().length > 0) {
        open.add(next.getSuppressed()[0]);
      }
    }
    return ordered;
  }

  private static String describe(Throwable cause) {
    String message = String.valueOf(cause.getMessage()).lines().findFirst().orElse("").strip();
    String shown = message.length() <= SHOWN ? message : message.substring(0, SHOWN) + "…";
    return cause.getClass().getSimpleName() + ": " + shown;
  }
}

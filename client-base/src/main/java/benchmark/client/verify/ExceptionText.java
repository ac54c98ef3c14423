// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import java.util.ArrayList;
import java.util.List;

/** Failures in words. */
final class ExceptionText {

  private static final int SHOWN = 260;
  private static final int BEGINNING = 60;
  private static final String CAUSE = "cause: ";

  /** The types of exceptions that were wrapped into each other, with their packages. */
  private static final String TYPES = "^(?:[a-z]\\w*\\.[\\w.]*: )+";

  private static final int DEEPEST = 20;

  private ExceptionText() {}

  /** The deepest cause: its type and the beginning of its message. */
  static String of(Throwable failure) {
    List<Throwable> causes = causes(failure);
    return one(causes.get(causes.size() - 1));
  }

  /**
   * One failure without its causes. Of a long message, the first clause and what follows its last
   * "cause:" are what matters: frameworks put every value in full in between.
   */
  static String one(Throwable failure) {
    String message =
        String.valueOf(failure.getMessage()).replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
    int cause = message.lastIndexOf(CAUSE);
    if (message.length() > SHOWN && cause > 0) {
      String first = message.substring(0, cause).replaceFirst("[:,\\[].*", "");
      String last = message.substring(cause + CAUSE.length()).replaceFirst(TYPES, "");
      message = start(first, BEGINNING) + " … " + last;
    }
    return failure.getClass().getSimpleName() + ": " + start(message, SHOWN);
  }

  private static String start(String text, int length) {
    return text.length() <= length ? text : text.substring(0, length) + "…";
  }

  /** A failure and its causes, outermost first. */
  static List<Throwable> causes(Throwable failure) {
    var causes = new ArrayList<Throwable>();
    for (Throwable next = failure;
        next != null && causes.size() < DEEPEST;
        next = next.getCause()) {
      causes.add(next);
    }
    return causes;
  }
}

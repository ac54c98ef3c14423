// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import java.util.ArrayList;
import java.util.List;

/** Failures in words. */
final class Words {

  private static final int SHOWN = 260;
  private static final int BEGINNING = 60;
  private static final int DEEPEST = 20;

  private Words() {}

  /** The deepest cause: its type and the beginning of its message. */
  static String of(Throwable failure) {
    List<Throwable> causes = causes(failure);
    return one(causes.get(causes.size() - 1));
  }

  /**
   * One failure without its causes. Of a long message, the part after its last "cause:" is what
   * tells: frameworks put what failed in front of it, with every value in full.
   */
  static String one(Throwable failure) {
    String message =
        String.valueOf(failure.getMessage()).replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
    int cause = message.lastIndexOf("cause: ");
    String telling =
        message.length() <= SHOWN || cause < 0
            ? message
            : start(message, BEGINNING) + " " + message.substring(cause);
    return failure.getClass().getSimpleName() + ": " + start(telling, SHOWN);
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

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Recognizes that a pair failed because a class, or a part of one, is not on its classpath: a
 * library that it lacks, or that another pair's needs hold in another version.
 */
public final class MissingClass {

  /** The message where a class is not found, and not refused: its name and nothing else. */
  private static final Pattern NAME = Pattern.compile("[\\w.$/\\[;]+");

  /** What the other side reports as missing, in the text that a framework sends. */
  private static final Pattern SENT =
      Pattern.compile("\\b(ClassNotFoundException|NoClassDefFoundError): [\\w.$/\\[;]+\\s*(\\R|$)");

  private MissingClass() {}

  /**
   * What to do about a failure; empty if it is not of this kind.
   *
   * @param cause the deepest one
   */
  public static Optional<String> advice(Throwable cause) {
    String message = String.valueOf(cause.getMessage());
    boolean missing =
        cause instanceof IncompatibleClassChangeError
            || ((cause instanceof ClassNotFoundException || cause instanceof NoClassDefFoundError)
                && NAME.matcher(message).matches())
            || SENT.matcher(message).find();
    return missing
        ? Optional.of(
            "A library is missing or has another version than this pair needs; give the pair its"
                + " own, as --dependency of benchmark.sh new does")
        : Optional.empty();
  }
}

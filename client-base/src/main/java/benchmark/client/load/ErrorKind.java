// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.regex.Pattern;

/** What errors are counted by: the class, and as much of the message as all of a kind share. */
final class ErrorKind {

  private static final int LONGEST = 110;
  private static final String HIDDEN = "…";

  /** What was called, which differs between errors of one kind. */
  private static final Pattern CALLED =
      Pattern.compile("(?<=\\b(?:method|service) )\\w+(?:\\.\\w+)*");

  /** What a message says in brackets: mostly an address. */
  private static final Pattern BRACKETS =
      Pattern.compile("\\s*(\\([^()]*\\)|\\[[^\\[\\]]*\\])\\s*");

  /** Where messages begin to describe one call: a number, an address, a list of details. */
  private static final Pattern OWN = Pattern.compile("[\\d(\\[{,;\\n].*", Pattern.DOTALL);

  private ErrorKind() {}

  /** The kind of an error, by its innermost cause: {@code StatusRuntimeException: UNAVAILABLE}. */
  static String of(Throwable error) {
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Throwable cause = error;
    while (cause.getCause() != null && seen.add(cause)) {
      cause = cause.getCause();
    }
    String name = cause.getClass().getSimpleName();
    String open = BRACKETS.matcher(String.valueOf(cause.getMessage())).replaceAll(" ");
    String message = CALLED.matcher(OWN.matcher(open).replaceFirst("")).replaceAll(HIDDEN).strip();
    String kind = message.isEmpty() ? name : name + ": " + message;
    return kind.length() <= LONGEST ? kind : kind.substring(0, LONGEST) + HIDDEN;
  }
}

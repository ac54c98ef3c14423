// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A matrix of variants in one word: {@code dubbo-kryo@gc={g1,zgc},heap={1g,2g}} stands for four, as
 * in shells that expand braces, whether or not the shell has done so.
 */
public final class Braces {

  /** The first braces after an @ with a comma between them; braces without one are text. */
  private static final Pattern CHOICE =
      Pattern.compile("(?s)(?<before>[^@]+@.*?)\\{(?<values>[^{}]*,[^{}]*)}(?<after>.*)");

  private static final Pattern OPEN = Pattern.compile("(?s)[^@]+@[^{}]*=\\{[^{}]*,[^{}]*");

  private Braces() {}

  /**
   * Writes out the words that stand for several; leaves options and other words as they are.
   *
   * @throws UserError if a brace is not closed: exit status 2
   */
  public static List<String> expand(List<String> words) {
    return words.stream().flatMap(Braces::expand).toList();
  }

  private static Stream<String> expand(String word) {
    if (word.startsWith("-")) {
      return Stream.of(word);
    }
    if (OPEN.matcher(word).matches()) {
      throw UserError.badInput(
          "'%s': the brace is not closed. Write a matrix like dubbo-kryo@gc={g1,zgc}", word);
    }
    Matcher choice = CHOICE.matcher(word);
    return choice.matches()
        ? Stream.of(choice.group("values").split(",", -1))
            .flatMap(value -> expand(choice.group("before") + value + choice.group("after")))
        : Stream.of(word);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.regex.Pattern;

/** Commands as they can be typed: what a shell would change is in quotes. */
public final class ShellWords {

  /** What no shell changes; zsh expands a word that begins with =. */
  private static final Pattern PLAIN = Pattern.compile("(?!=)[\\p{L}\\p{N}@%=,._/:+-]+");

  private ShellWords() {}

  /** A word as a shell takes it: a path, a variant. */
  public static String of(Object word) {
    String text = word.toString();
    return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
  }

  /** Words as a shell takes them, with spaces between. */
  public static String of(List<?> words) {
    return words.stream().map(ShellWords::of).collect(joining(" "));
  }

  /** The command of this project with such words. */
  public static String benchmark(List<?> words) {
    return "./benchmark.sh " + of(words);
  }

  /** The command of this project; each argument is one word. */
  public static String benchmark(Object... words) {
    return benchmark(List.of(words));
  }
}

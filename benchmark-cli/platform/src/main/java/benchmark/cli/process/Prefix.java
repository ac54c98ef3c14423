// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import benchmark.cli.text.Resources;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The words in front of a command that have it run at a place, with its standard input and output.
 *
 * @param name of the place, as the user has written it
 * @param words of this host's program, ssh or another one
 * @param isJoined whether the program joins the words of the command and gives them to a shell
 * @param host whose address is the place's; empty if the place has to report it
 * @param node the words of this host's program that print which machine it is on; none if the place
 *     has to report it
 */
record Prefix(
    String name, List<String> words, boolean isJoined, Optional<String> host, List<String> node) {

  /** The line after which a command prints; before it may be whatever a login prints. */
  static final String BEGIN = "rpc-benchmark begins";

  /**
   * Becomes the command whose words it reads, after the line {@link #BEGIN}: neither quoting nor
   * the longest command line matters, and nothing of it is seen by those who list processes here.
   * Lines of a word begin with an equals sign, a comma ends it, a full stop ends the command. It
   * has no quotation mark of a single kind and no exclamation mark, so that any user's shell takes
   * it between quotation marks.
   */
  private static final String READ =
      "set --; n=$(printf \"\\n.\"); n=${n%.}; w=; s=; while IFS= read -r l; do case $l in"
          + " =*) w=$w$s${l#=}; s=$n;; ,) set -- \"$@\" \"$w\"; w=; s=;; .) printf \"\\n"
          + BEGIN
          + "\\n\"; exec \"$@\";; esac;"
          + " done; exit 97";

  /** Of a program that hands on words as they are, and knows nothing of the place. */
  Prefix(String name, List<String> words) {
    this(name, words, false, Optional.empty(), List.of());
  }

  /** The command of this host; the process that it starts first reads {@link #encoded} words. */
  List<String> command() {
    var command = new ArrayList<>(words);
    command.addAll(isJoined ? List.of("exec sh -c '" + READ + "'") : List.of("sh", "-c", READ));
    return command;
  }

  /** A command as what is started by {@link #command} reads it. */
  static byte[] encoded(List<String> command) {
    var text = new StringBuilder();
    for (String word : command) {
      word.lines().forEach(line -> text.append('=').append(line).append('\n'));
      text.append(",\n");
    }
    return text.append(".\n").toString().getBytes(StandardCharsets.UTF_8);
  }

  /** The words that run a script of this package at a place. */
  static List<String> script(String script, List<String> arguments) {
    var words = new ArrayList<>(List.of("sh", "-c"));
    words.add(Resources.text(Prefix.class, script + ".sh"));
    words.add(script);
    words.addAll(arguments);
    return words;
  }
}

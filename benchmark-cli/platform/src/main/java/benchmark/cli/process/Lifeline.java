// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.util.ArrayList;
import java.util.List;

/** Makes any program end when its standard input does, as the JVMs of this project do. */
public final class Lifeline {

  /**
   * Becomes the program that its words name, and leaves a watcher behind that ends it, and kills it
   * if it does not end within ten seconds. The program itself reads an empty standard input.
   */
  private static final String WATCHED =
      """
      exec 3<&0
      (
        cat <&3
        kill "$$" || exit
        for second in 1 2 3 4 5 6 7 8 9 10; do sleep 1; kill -0 "$$" || exit; done
        kill -9 "$$"
      ) >/dev/null 2>&1 &
      exec "$0" "$@" 3<&- </dev/null
      """;

  private Lifeline() {}

  /** The command that starts another one so; its process is the program's. */
  public static List<String> around(List<String> command) {
    var words = new ArrayList<>(List.of("sh", "-c", WATCHED));
    words.addAll(command);
    return words;
  }
}

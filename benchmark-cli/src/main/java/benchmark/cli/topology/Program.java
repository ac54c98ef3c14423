// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import benchmark.cli.process.Lifeline;
import java.util.List;
import java.util.Map;

/** What a part runs: a command that ends when its standard input does. */
public interface Program {

  /**
   * The command, as a list of words that no shell reads.
   *
   * @param running where the parts listen that have been started before, by name
   */
  List<String> command(Map<String, Endpoint> running);

  /** A program that knows nothing of this project: something watches its standard input for it. */
  static Program of(List<String> command) {
    return running -> Lifeline.around(command);
  }
}

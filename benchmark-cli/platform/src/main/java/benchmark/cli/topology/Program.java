// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

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
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import java.util.List;
import picocli.CommandLine.Option;

/** The option of every command that holds what it measures against limits. */
public final class ExpectOption {

  @Option(
      names = "--expect",
      paramLabel = "EXPR",
      description =
          "a limit for every pair, e.g. 'getUser.p99<=2ms', or a file with one per line; may be"
              + " repeated.")
  private List<String> words = List.of();

  /** Expressions, and files of them. */
  public List<String> words() {
    return words;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

/** How a call of benchmark.sh has ended. */
record CommandResult(int status, String stdout, String stderr) {

  /** The last line of standard error, where the sentence for the user stands. */
  String sentence() {
    return stderr.strip().substring(stderr.strip().lastIndexOf('\n') + 1);
  }

  @Override
  public String toString() {
    return "exit status %d%n--- stdout ---%n%s--- stderr ---%n%s".formatted(status, stdout, stderr);
  }
}

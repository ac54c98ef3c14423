// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import picocli.CommandLine.Option;

/** The option of every command that measures several things and prints what matters of them. */
public final class DetailsOption {

  @Option(
      names = "--details",
      description = "also print what a call costs on each side, the conditions and the noise.")
  private boolean details;

  public boolean areWanted() {
    return details;
  }
}

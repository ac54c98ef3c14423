// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.statistics.Margin;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of every command that has verdicts: what is too small to matter. */
public final class MarginOption {

  @Option(
      names = "--margin",
      paramLabel = "P",
      description = "the largest difference that does not matter (default 2%%).")
  private Margin margin;

  /** The margin, or what is usual if the user gives none. */
  public Margin or(Margin usual) {
    return Optional.ofNullable(margin).orElse(usual);
  }
}

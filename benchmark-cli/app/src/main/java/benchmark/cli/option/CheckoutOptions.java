// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Checkout;
import benchmark.cli.project.Refs;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The options of commands that build commits of a library. */
public final class CheckoutOptions {

  @Option(
      names = "--checkout",
      paramLabel = "DIR",
      description = "a clone of a library that the pair runs on; nothing in it is changed.")
  private Path dir;

  @Option(
      names = "--refs",
      paramLabel = "A..B",
      parameterConsumer = RefsConsumer.class,
      description =
          "two commits of the checkout, the older one first, as A..B or A B: branches, tags or ids.")
  private Refs refs;

  /**
   * Whether commits are to be built.
   *
   * @throws UserError if only one of the options is given: exit status 2
   */
  public boolean isWanted() {
    if (refs == null && dir != null) {
      throw UserError.badInput("--checkout %s: add what to build, such as --refs main..HEAD.", dir);
    }
    if (refs != null && dir == null) {
      throw UserError.badInput("--refs %s: add the clone that has them, --checkout DIR.", refs);
    }
    return refs != null;
  }

  public Checkout checkout() {
    return Checkout.at(dir);
  }

  public Refs refs() {
    return refs;
  }
}

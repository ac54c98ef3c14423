// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Checkout;
import benchmark.cli.project.Checkout.Commit;
import benchmark.cli.project.CommitBuild;
import benchmark.cli.project.Role;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A variant on the commits of a checkout: each is built and comes before its libraries. */
public record CommitVariants(CommandContext context, Variant variant, CommitBuild build) {

  /**
   * Brings the pair up to date and resolves its libraries, of which the checkout builds some.
   *
   * @throws UserError if the variant has classes of its own: exit status 2
   */
  public static CommitVariants of(
      CommandContext context, RunSettings settings, Variant variant, Checkout checkout) {
    if (variant.client().classes().isPresent() || variant.server().classes().isPresent()) {
      throw UserError.badInput(
          "--refs chooses the classes, so leave classpath= out of '%s'.", variant.label());
    }
    context.update(List.of(variant));
    var launcher = new JvmLauncher(context, variant, settings);
    return new CommitVariants(
        context,
        variant,
        new CommitBuild(
            context.project(),
            context.children(),
            checkout,
            Stream.of(Role.values())
                .flatMap(role -> launcher.classpath(role).jars().stream())
                .distinct()
                .toList(),
            variant.label(),
            variant.pair().setup().framework()));
  }

  /**
   * The variant on a commit, which is built now unless it has been.
   *
   * @throws UserError if it cannot be built, or does not fit the variant
   */
  public Variant on(Commit commit) {
    Path jars = build.jarsOf(commit);
    Path here = Path.of("").toAbsolutePath();
    return variant.with(
        "classpath=" + (jars.startsWith(here) ? here.relativize(jars) : jars), context.project());
  }
}

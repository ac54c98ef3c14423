// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.error.UserError;
import benchmark.cli.run.Variant;
import java.util.List;
import java.util.function.Function;

/**
 * What is searched, the oldest first: releases of a framework, or commits of a checkout.
 *
 * @param kind what kind of thing one is: version or commit
 * @param names what each is called, once
 * @param subjects what each is about, in their order; none if they have no more than a name
 * @param variants makes the variant that runs on the one of a name, or throws a {@link UserError}
 *     if there is none, such as if it cannot be built
 */
public record Candidates(
    String kind, List<String> names, List<String> subjects, Function<String, Variant> variants) {

  /** Copies the lists. */
  public Candidates {
    names = List.copyOf(names);
    subjects = List.copyOf(subjects);
  }

  /**
   * The variant that runs on one.
   *
   * @param place among the names
   * @throws UserError if there is none
   */
  Variant variant(int place) {
    return variants.apply(names.get(place));
  }
}

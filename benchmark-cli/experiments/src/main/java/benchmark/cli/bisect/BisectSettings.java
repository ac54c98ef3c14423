// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.compare.CompareSettings;
import benchmark.cli.explain.ExplainSettings;
import benchmark.cli.results.Metric;
import benchmark.cli.run.Variant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is searched for.
 *
 * @param variant as the user has named it
 * @param candidates what is searched, the first of which is compared with the others
 * @param comparison each step's, still without its variants; it says where results go, and with how
 *     many blocks a step begins
 * @param explained how the change is explained by the variants before and after it; empty if it is
 *     not to be
 */
public record BisectSettings(
    Variant variant,
    Candidates candidates,
    CompareSettings comparison,
    Metric metric,
    Optional<Function<List<Variant>, ExplainSettings>> explained) {

  /** This search among others of its kind. */
  BisectSettings among(List<String> names, List<String> subjects) {
    return new BisectSettings(
        variant,
        new Candidates(candidates.kind(), names, subjects, candidates.variants()),
        comparison,
        metric,
        explained);
  }

  int blocks() {
    return comparison.stopping().rounds().orElseThrow();
  }
}

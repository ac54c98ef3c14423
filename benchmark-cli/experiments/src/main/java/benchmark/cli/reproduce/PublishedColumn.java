// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.results.Metric;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One metric of a published table.
 *
 * @param values of each operation, in the order of the table's systems
 */
public record PublishedColumn(
    Metric metric, PublishedUnit unit, Map<OperationKey, List<PublishedValue>> values) {

  /** Why the published ranking of a metric is not judged, as a sentence; empty if it is judged. */
  static Optional<String> unranked(Metric metric) {
    return switch (metric) {
      case MEAN ->
          Optional.of(
              "Mean times have no ranking of their own: all callers wait for their answers, so that"
                  + " a mean time is callers / throughput.");
      case MAX ->
          Optional.of(
              "Maxima are not ranked: each is a single call, and gets larger the longer a run"
                  + " measures.");
      default -> Optional.empty();
    };
  }
}

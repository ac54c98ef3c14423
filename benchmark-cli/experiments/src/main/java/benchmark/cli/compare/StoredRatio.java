// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.statistics.Interval;
import java.util.Optional;

/**
 * A ratio as files have it.
 *
 * @param ratio variant / baseline
 * @param low the lower end of its interval; null with fewer than two replicates
 * @param high its upper end
 */
public record StoredRatio(double ratio, Double low, Double high) {

  static StoredRatio of(double ratio, Optional<Interval> interval) {
    return new StoredRatio(
        ratio, interval.map(Interval::low).orElse(null), interval.map(Interval::high).orElse(null));
  }

  /** As a change. */
  String change() {
    return low == null ? Formats.change(ratio) : Formats.change(new Interval(ratio, low, high));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.text.Numbers;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Up to which rate something holds. It does so up to {@link #low}, in every block and at all lower
 * rates that were tried, and at {@link #high} in none; between them nobody knows.
 *
 * @param points at least one, by ascending rate
 * @param objective what is kept; empty for what is sustained
 */
record SustainedRate(List<LoadPoint> points, Optional<Objective> objective) {

  /** The highest rate at which it surely holds; empty if there is none. */
  OptionalDouble low() {
    return points.stream()
        .takeWhile(it -> it.holding(objective) == it.steps().size())
        .mapToDouble(LoadPoint::rate)
        .max();
  }

  /** The lowest rate at which it surely does not hold; empty if there is none. */
  OptionalDouble high() {
    return points.stream()
        .filter(it -> it.rate() > low().orElse(0))
        .filter(it -> it.holding(objective) == 0)
        .mapToDouble(LoadPoint::rate)
        .findFirst();
  }

  /** For the end of a sentence, after what is done up to a rate; empty if at none for sure. */
  Optional<String> words() {
    if (low().isEmpty()) {
      return Optional.empty();
    }
    String from = text(low().getAsDouble());
    return Optional.of(
        high().isPresent()
            ? "between %s and %s calls/s".formatted(from, text(high().getAsDouble()))
            : low().getAsDouble() == points.get(points.size() - 1).rate()
                ? "at least %s calls/s, the highest rate tried".formatted(from)
                : "at least %s calls/s (above, blocks disagree)".formatted(from));
  }

  static String text(double rate) {
    return Numbers.scaled(rate, 3);
  }
}

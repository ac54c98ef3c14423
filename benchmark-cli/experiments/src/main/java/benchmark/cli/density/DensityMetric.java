// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import benchmark.cli.expect.Subject;
import benchmark.cli.expect.Subjects;
import benchmark.cli.statistics.Samples;
import benchmark.cli.text.Numbers;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** What is known of the smallest heap of a variant. */
enum DensityMetric {
  HEAP("heap, MiB", of("MiB", "GiB"), null),
  MEMORY("resident, MiB", of("MiB", "GiB"), HeapStep.Used::residentMib),
  CALLS("calls/s for a MiB", Subject.of(Map.of("", 1.0)), null),
  GC("GC, % of CPU", Subject.share(), HeapStep.Used::collector),
  CONNECTION("connection, KiB", of("KiB", "MiB"), null);

  private static final String PREFIX = "density.";

  private final String heading;
  private final Subject subject;
  private final ToDoubleFunction<HeapStep.Used> used;

  DensityMetric(String heading, Subject subject, ToDoubleFunction<HeapStep.Used> used) {
    this.heading = heading;
    this.subject = subject;
    this.used = used;
  }

  /** The first one is meant where none is written. */
  private static Subject of(String own, String larger) {
    var units = new LinkedHashMap<String, Double>();
    units.put(own, 1.0);
    units.put(larger, 1024.0);
    return Subject.of(units);
  }

  /** What an expectation may be about. */
  static Subjects subjects() {
    var subjects = new LinkedHashMap<String, Subject>();
    for (DensityMetric metric : values()) {
      subjects.put(PREFIX + metric.word(), metric.subject);
    }
    return new Subjects("a smallest heap", "density.heap<=128MiB", subjects);
  }

  /** That of a {@linkplain #subjects subject}. */
  static DensityMetric ofSubject(String subject) {
    return valueOf(subject.substring(PREFIX.length()).toUpperCase(Locale.ROOT));
  }

  /** How options and exports write it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** For tables, with the unit. */
  String heading() {
    return heading;
  }

  /**
   * A value, and what it lies between.
   *
   * @param value NaN if it is not known
   */
  record Known(double value, double low, double high) {

    private static final Known UNKNOWN = new Known(Double.NaN, Double.NaN, Double.NaN);

    private static Known of(double... values) {
      return values.length == 0
          ? UNKNOWN
          : new Known(
              Samples.median(values),
              Arrays.stream(values).min().getAsDouble(),
              Arrays.stream(values).max().getAsDouble());
    }
  }

  /**
   * What is known of a variant: of its heap, between which it is; of the rest, that of the fresh
   * servers with this heap.
   */
  Known of(DensityRecord record, int variant) {
    HeapSearch search = record.search(variant);
    List<HeapStep> kept = search.kept();
    return switch (this) {
      case HEAP -> heap(search);
      case CALLS ->
          Known.of(
              kept.stream()
                  .mapToDouble(it -> record.plan().rate() / it.used().residentMib())
                  .toArray());
      case CONNECTION ->
          Known.of(
              record.idle(variant).stream()
                  .filter(it -> it.refused() == null)
                  .flatMapToDouble(IdleConnections::kibibytes)
                  .toArray());
      default -> Known.of(kept.stream().mapToDouble(it -> used.applyAsDouble(it.used())).toArray());
    };
  }

  /** Infinite if no heap keeps the objective. */
  private static Known heap(HeapSearch search) {
    double fails = search.failing().orElse(0);
    if (search.holding().isPresent()) {
      return new Known(search.holding().getAsInt(), fails, search.holding().getAsInt());
    }
    return search.next().isPresent()
        ? Known.UNKNOWN
        : new Known(Double.POSITIVE_INFINITY, fails, Double.POSITIVE_INFINITY);
  }

  /** A value of it, for tables. */
  String text(double value) {
    return Double.isNaN(value)
        ? Numbers.NONE
        : Double.isInfinite(value)
            ? "none"
            : this == HEAP
                ? "%.0f".formatted(value)
                : Numbers.rounded(this == GC ? 100 * value : value, 3);
  }

  /** A value and what it lies between, where no heading has the unit. */
  String withUnit(Known known) {
    return (text(known) + " " + subject.units().keySet().iterator().next()).strip();
  }

  /** A value and what it lies between, for tables. */
  String text(Known known) {
    return known.low() == known.high() || Double.isNaN(known.value())
        ? text(known.value())
        : "%s [%s, %s]".formatted(text(known.value()), text(known.low()), text(known.high()));
  }
}

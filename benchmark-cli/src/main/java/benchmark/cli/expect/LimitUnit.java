// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.results.Metric;
import java.util.Arrays;
import java.util.List;

/** The units of limits. */
enum LimitUnit {
  PER_SECOND("/s", Quantity.RATE, 1e-3),
  PER_MILLISECOND("/ms", Quantity.RATE, 1),
  MILLISECONDS("ms", Quantity.TIME, 1),
  NANOSECONDS("ns", Quantity.TIME, 1e-6),
  MICROSECONDS("us", Quantity.TIME, 1e-3),
  SECONDS("s", Quantity.TIME, 1e3),
  BYTES("B", Quantity.BYTES, 1),
  KIBIBYTES("KiB", Quantity.BYTES, 1 << 10),
  MEBIBYTES("MiB", Quantity.BYTES, 1 << 20);

  private static final double MICROS_PER_MILLI = 1e3;

  private enum Quantity {
    RATE,
    TIME,
    BYTES
  }

  private final String symbol;
  private final Quantity quantity;
  private final double base;

  LimitUnit(String symbol, Quantity quantity, double base) {
    this.symbol = symbol;
    this.quantity = quantity;
    this.base = base;
  }

  /** The units that a metric can have; the first one is meant where none is written. */
  static List<LimitUnit> of(Metric metric) {
    Quantity quantity =
        switch (metric) {
          case THROUGHPUT -> Quantity.RATE;
          case MEAN, P50, P90, P99, P999, MAX, CPU -> Quantity.TIME;
          case ALLOC, SENT, ENCODED -> Quantity.BYTES;
        };
    return Arrays.stream(values()).filter(unit -> unit.quantity == quantity).toList();
  }

  /** How expressions write it. */
  String symbol() {
    return symbol;
  }

  /** How many of a metric's own units it has. */
  double base(Metric metric) {
    return metric == Metric.CPU ? base * MICROS_PER_MILLI : base;
  }

  /** A number with this unit: 11994/s, 0.79 ms. */
  String with(String number) {
    return quantity == Quantity.RATE ? number + symbol : number + " " + symbol;
  }
}

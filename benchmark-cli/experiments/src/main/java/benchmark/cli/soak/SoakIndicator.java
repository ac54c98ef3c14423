// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.export.ExportRow.ExportMetric;
import benchmark.cli.soak.Timeline.Row;
import benchmark.cli.text.Numbers;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumns;
import benchmark.launch.Gauge;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** What is followed over a long run, the most harmful first. */
enum SoakIndicator {
  HEAP("heap after GC", Unit.MEBIBYTES, row -> row.number("heap_after_gc_bytes")),
  OLD_AFTER_GC("old generation after GC", Unit.MEBIBYTES, row -> row.number(Gauge.OLD_AFTER_GC)),
  OLD("old generation", Unit.MEBIBYTES, row -> row.number(Gauge.OLD)),
  THREADS("threads", Unit.COUNT, row -> row.number("threads")),
  DESCRIPTORS("file descriptors", Unit.COUNT, row -> row.number("descriptors")),
  SOCKETS("sockets", Unit.COUNT, row -> row.number(Gauge.SOCKETS)),
  CONNECTIONS("connections", Unit.COUNT, row -> row.number("connections")),
  DIRECT("direct buffers", Unit.MEBIBYTES, row -> row.number(Gauge.DIRECT)),
  MAPPED("mapped buffers", Unit.MEBIBYTES, row -> row.number(Gauge.MAPPED)),
  POOLED("Netty's pools", Unit.MEBIBYTES, row -> row.number(Gauge.POOLED)),
  METASPACE("metaspace", Unit.MEBIBYTES, row -> row.number(Gauge.METASPACE)),
  CODE("code cache", Unit.MEBIBYTES, row -> row.number(Gauge.CODE)),
  RSS("resident memory", Unit.MEBIBYTES, row -> row.number(Gauge.RSS)),
  THROUGHPUT(
      "throughput",
      Unit.PER_SECOND,
      row -> ofClient(row, row.number(CostColumns.OPS) / row.number(Timeline.SECONDS))),
  P50("p50", Unit.MILLISECONDS, row -> ofClient(row, row.number(CostColumns.P50_NANOS))),
  P99("p99", Unit.MILLISECONDS, row -> ofClient(row, row.number(CostColumns.P99_NANOS))),
  P999("p99.9", Unit.MILLISECONDS, row -> ofClient(row, row.number(CostColumns.P999_NANOS))),
  CPU("CPUs", Unit.COUNT, row -> perSecond(row, "cpu_ns") / 1e9),
  ALLOC("allocated per call", Unit.BYTES, row -> row.number("alloc_bytes") / row.number("ops")),
  GC("GC pauses", Unit.MILLIS_PER_SECOND, row -> perSecond(row, "gc_ms")),
  BLOCKED("blocked by locks", Unit.MILLIS_PER_SECOND, row -> perSecond(row, "blocked_ns") / 1e6),
  VOLUNTARY("voluntary switches", Unit.PER_SECOND, row -> perSecond(row, Gauge.VOLUNTARY.word())),
  INVOLUNTARY(
      "involuntary switches", Unit.PER_SECOND, row -> perSecond(row, Gauge.INVOLUNTARY.word()));

  /** How values are written. */
  enum Unit {
    MEBIBYTES(" MiB", 1 << 20),
    BYTES(" B", 1),
    MILLISECONDS(" ms", 1e6),
    MILLIS_PER_SECOND(" ms/s", 1),
    PER_SECOND("/s", 1),
    COUNT("", 1);

    private final String symbol;
    private final double size;

    Unit(String symbol, double size) {
      this.symbol = symbol;
      this.size = size;
    }

    String text(double value) {
      return number(value) + symbol;
    }

    /** Without the unit's symbol. */
    String number(double value) {
      double scaled = value / size;
      if (scaled == Math.rint(scaled) && Math.abs(scaled) < 1_000) {
        return "%.0f".formatted(scaled + 0.0); // no negative zero
      }
      return (scaled < 0 ? "-" : "") + Numbers.scaled(Math.abs(scaled), 3);
    }

    String symbol() {
      return symbol.strip();
    }

    double size() {
      return size;
    }
  }

  private final String label;
  private final Unit unit;
  private final ToDoubleFunction<Row> value;

  SoakIndicator(String label, Unit unit, ToDoubleFunction<Row> value) {
    this.label = label;
    this.unit = unit;
    this.value = value;
  }

  /** How expectations write it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** How tables write it. */
  String label() {
    return label;
  }

  Unit unit() {
    return unit;
  }

  /** Its value in an interval of a process; NaN if it is not known. */
  double of(Row row) {
    return value.applyAsDouble(row);
  }

  /** What it may grow to in a process; NaN if that is not known, or has no limit. */
  double limit(Row row) {
    return switch (this) {
      case HEAP, OLD_AFTER_GC, OLD -> row.number(Gauge.HEAP_MAX);
      case DESCRIPTORS -> row.number(Gauge.DESCRIPTORS_MAX);
      default -> Double.NaN;
    };
  }

  /** Whether it counts things, of which there are no parts. */
  boolean isCount() {
    return this == THREADS || this == DESCRIPTORS || this == SOCKETS || this == CONNECTIONS;
  }

  /** What its growth is, if it is a use of what leaks. */
  Optional<ExportMetric> growth() {
    return unit == Unit.MEBIBYTES
        ? Optional.of(ExportMetric.MEMORY_GROWTH)
        : isCount() ? Optional.of(ExportMetric.COUNT_GROWTH) : Optional.empty();
  }

  /** Whether it grows as long as the old generation is not collected. */
  boolean isOfHeap() {
    return this == HEAP || this == OLD || this == RSS;
  }

  /** Whether it is told anew by a collection only, and the same again until the next one. */
  boolean isOfCollections() {
    return this == OLD_AFTER_GC;
  }

  /** What a tolerance is a share of: the heap for all memory, else the indicator's own level. */
  double reference(double level, double heap) {
    return unit == Unit.MEBIBYTES && !Double.isNaN(heap) ? heap : Math.abs(level);
  }

  /** Of several clients, what all of them together see is followed, and not each. */
  private static double ofClient(Row row, double value) {
    return List.of(Part.CLIENT, Timeline.CLIENTS).contains(row.text(Timeline.PROCESS))
        ? value
        : Double.NaN;
  }

  /** Of what a process counts: its counters go on when a step ends before its time. */
  private static double perSecond(Row row, String counter) {
    double clock = row.number(Timeline.CLOCK) / 1e9;
    return row.number(counter) / (clock > 0 ? clock : row.number(Timeline.SECONDS));
  }
}

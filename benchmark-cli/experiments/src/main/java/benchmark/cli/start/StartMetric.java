// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.expect.Subject;
import benchmark.cli.expect.Subjects;
import benchmark.cli.statistics.MedianInterval;
import benchmark.cli.statistics.Samples;
import benchmark.cli.text.Numbers;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** What is measured of fresh JVMs; of what is compared, less is better. */
enum StartMetric {
  READY("ready", Unit.SECONDS, it -> it.times().ready()),
  FIRST("first answer", Unit.SECONDS, StartMetric::firstAnswer),
  WARM("warm", Unit.SECONDS, it -> orInfinite(it.times().warm())),
  CPU("CPU until warm", Unit.SECONDS, it -> it.times().cpuSeconds()),
  MEMORY("memory when warm", Unit.MEBIBYTES, it -> it.times().residentMib()),
  CALL_1("call 1", Unit.MILLIS, it -> firstMillis(it, 1)),
  CALLS_10("calls 1-10", Unit.MILLIS, it -> firstMillis(it, 10)),
  CALLS_100("calls 1-100", Unit.MILLIS, it -> firstMillis(it, 100)),
  CALLS_1000("calls 1-1000", Unit.MILLIS, it -> firstMillis(it, 1_000)),
  SLOW("slow or failed calls", Unit.SHARE, it -> share(it.calls().slow(), it)),
  FAILED("failed calls", Unit.SHARE, it -> share(it.calls().failed(), it)),
  STEADY("steady", Unit.MILLIS, it -> it.calls().steadyMillis()),
  SHARE("calls it gets", Unit.SHARE, it -> orUnknown(it.calls().share())),
  LATE("sent late p99", Unit.MILLIS, it -> it.calls().lateMillis());

  /** What values are counted in. */
  enum Unit {
    SECONDS("s", Map.of("s", 1.0, "ms", 1e-3)),
    MILLIS("ms", Map.of("ms", 1.0, "s", 1e3, "us", 1e-3)),
    MEBIBYTES("MiB", Map.of("MiB", 1.0, "GiB", 1024.0)),
    SHARE("%", Map.of("%", 0.01));

    private final String symbol;
    private final Map<String, Double> limits;

    Unit(String symbol, Map<String, Double> limits) {
      this.symbol = symbol;
      this.limits = limits;
    }

    String symbol() {
      return symbol;
    }

    /** A value, for tables: without the unit, which the heading has. */
    String text(double value) {
      return switch (this) {
        case SHARE -> value == 0 ? "0" : Numbers.rounded(100 * value, 2);
        default -> Double.isInfinite(value) ? "never" : Numbers.rounded(value, 3);
      };
    }
  }

  private static final String PREFIX = "start.";

  private final String label;
  private final Unit unit;
  private final ToDoubleFunction<FreshStart> value;

  StartMetric(String label, Unit unit, ToDoubleFunction<FreshStart> value) {
    this.label = label;
    this.unit = unit;
    this.value = value;
  }

  /** While a server is replaced, another one answers. */
  private static double firstAnswer(FreshStart start) {
    return start.situation() == Situation.RESTART ? Double.NaN : orInfinite(start.times().first());
  }

  private static double orInfinite(Double seconds) {
    return seconds == null ? Double.POSITIVE_INFINITY : seconds;
  }

  private static double orUnknown(Double value) {
    return value == null ? Double.NaN : value;
  }

  private static double firstMillis(FreshStart start, int calls) {
    return start.calls().firstMillis().getOrDefault(calls, Double.NaN);
  }

  private static double share(long some, FreshStart of) {
    return (double) some / of.calls().offered();
  }

  /** The metrics that an option can name. */
  static Optional<StartMetric> named(String word) {
    return Arrays.stream(values()).filter(it -> it.word().equals(word)).findFirst();
  }

  /** How options and exports write it. */
  String word() {
    return name().toLowerCase(Locale.ROOT).replace("_", "");
  }

  /** What an expectation may be about. */
  static Subjects subjects() {
    var subjects = new LinkedHashMap<String, Subject>();
    for (StartMetric metric : values()) {
      var units = new LinkedHashMap<String, Double>();
      units.put(metric.unit.symbol, metric.unit.limits.get(metric.unit.symbol));
      units.putAll(metric.unit.limits);
      subjects.put(
          PREFIX + metric.word(), metric.unit == Unit.SHARE ? Subject.share() : Subject.of(units));
    }
    return new Subjects("a start", "start.warm<=5s", subjects);
  }

  /** That of a {@linkplain #subjects subject}. */
  static StartMetric ofSubject(String subject) {
    return named(subject.substring(PREFIX.length())).orElseThrow();
  }

  /** For tables, without the unit. */
  String label() {
    return label;
  }

  /** For tables, with the unit. */
  String heading() {
    return label + ", " + unit.symbol;
  }

  Unit unit() {
    return unit;
  }

  /** Whether a ratio of two values makes sense: a share may be 0. */
  boolean hasRatio() {
    return unit != Unit.SHARE && isCompared();
  }

  /** Whether variants are compared by it. */
  boolean isCompared() {
    return this != LATE && this != SHARE;
  }

  /** The value of a fresh start: infinite for what has not happened, NaN if it is not known. */
  double of(FreshStart start) {
    return value.applyAsDouble(start);
  }

  /** The values of some that are known. */
  double[] of(List<FreshStart> starts) {
    return starts.stream().mapToDouble(value).filter(it -> !Double.isNaN(it)).toArray();
  }

  /** The median; NaN if there is no value. */
  double median(List<FreshStart> starts) {
    double[] known = of(starts);
    return known.length == 0 ? Double.NaN : Samples.median(known);
  }

  /** What 90% do not exceed: the smallest such value; NaN if there is none. */
  double p90(List<FreshStart> starts) {
    double[] sorted = Arrays.stream(of(starts)).sorted().toArray();
    return sorted.length == 0 ? Double.NaN : sorted[(int) Math.ceil(0.9 * sorted.length) - 1];
  }

  Optional<MedianInterval> interval(List<FreshStart> starts) {
    return MedianInterval.of(of(starts));
  }
}

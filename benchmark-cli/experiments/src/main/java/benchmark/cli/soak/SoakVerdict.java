// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.soak.SoakSeries.Trend;
import benchmark.cli.soak.Timeline.Row;
import benchmark.cli.statistics.TimeTrend;
import benchmark.launch.Gauge;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Whether an indicator of a process moves. It <em>grows</em> or <em>falls</em> if the trend is no
 * chance, over all indicators of the run together, and its whole 95% interval is beyond the
 * tolerance; what the heap is a part of, only once the old generation has been collected; it is
 * <em>steady</em> if the whole interval is within it; it is <em>not measured</em> if its process no
 * longer tells, or told only while calls were not answered. Else nobody can tell yet.
 *
 * @param tolerance what may change in an hour, in the indicator's unit
 * @param consequence what follows if it goes on; empty if nothing is known
 */
record SoakVerdict(Trend trend, Movement movement, double tolerance, String consequence) {

  /** One thread more in an hour, say, is never within a tolerance of parts of one. */
  private static final double ONE = 1;

  /** How likely a report without a cause may be to say that anything moves. */
  static final double FALSE_ALARM = 0.05;

  enum Movement {
    GROWS,
    FALLS,
    UNDECIDED,
    STEADY,
    NOT_MEASURED;

    String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /**
   * The verdicts of all indicators: those that move first, the most harmful of them first.
   *
   * @param falseAlarm how likely it may be that any of them moves by chance
   */
  static List<SoakVerdict> of(List<Trend> trends, SoakSeries series, double falseAlarm) {
    boolean[] real = TimeTrend.areReal(falseAlarm, trends.stream().map(Trend::hourly).toList());
    var verdicts = new ArrayList<SoakVerdict>();
    for (int i = 0; i < trends.size(); i++) {
      verdicts.add(of(trends.get(i), real[i], series));
    }
    if (series.watch().hasSeenAny()) { // what was reported once must not be missing
      series.unmeasured().forEach(it -> verdicts.add(notMeasured(it, series)));
    }
    verdicts.sort(
        Comparator.comparing((SoakVerdict it) -> Math.max(1, it.movement().ordinal()))
            .thenComparing(it -> it.trend().indicator()));
    return verdicts;
  }

  private static SoakVerdict notMeasured(Trend trend, SoakSeries series) {
    return new SoakVerdict(trend, Movement.NOT_MEASURED, series.record().plan().tolerance(), "");
  }

  private static SoakVerdict of(Trend trend, boolean real, SoakSeries series) {
    Row last = series.last(trend.process()).orElseThrow();
    SoakIndicator indicator = trend.indicator();
    double heap = last.number(Gauge.HEAP_MAX);
    double tolerance = series.record().plan().tolerance() * indicator.reference(trend.from(), heap);
    if (indicator.isCount()) {
      tolerance = Math.max(tolerance, ONE);
    }
    TimeTrend hourly = trend.hourly();
    Movement movement =
        real && trend.canGrow() && hourly.low() > tolerance
            ? Movement.GROWS
            : real && hourly.high() < -tolerance
                ? Movement.FALLS
                : hourly.low() >= -tolerance && hourly.high() <= tolerance
                    ? Movement.STEADY
                    : Movement.UNDECIDED;
    if (series.watch().isSilent(trend.process()) && movement.ordinal() > Movement.FALLS.ordinal()) {
      movement = Movement.NOT_MEASURED;
    }
    String consequence =
        movement == Movement.GROWS ? consequence(trend, indicator.limit(last)) : "";
    return new SoakVerdict(trend, movement, tolerance, consequence);
  }

  private static String consequence(Trend trend, double limit) {
    double hours = Math.max(0, limit - trend.to()) / trend.hourly().slope();
    if (Double.isNaN(hours)) {
      return "";
    }
    String what =
        trend.indicator() == SoakIndicator.DESCRIPTORS
            ? "no file descriptor would be left"
            : "the heap would be full";
    return what + " in " + time(hours);
  }

  /** Hours as people say them: 20 min, 31 h, 12 days. */
  private static String time(double hours) {
    if (hours < 1) {
      return Math.max(1, Math.round(hours * 60)) + " min";
    }
    return hours < 72 ? Math.round(hours) + " h" : Math.round(hours / 24) + " days";
  }

  /** Whether it grows or falls. */
  boolean moves() {
    return movement == Movement.GROWS || movement == Movement.FALLS;
  }

  boolean isOf(String process, SoakIndicator indicator) {
    return trend.process().equals(process) && trend.indicator() == indicator;
  }

  /** In a few words: server threads: grows by 120 an hour. */
  String sentence() {
    return "%s %s: %s".formatted(trend.process(), trend.indicator().label(), inWords());
  }

  /** The verdict for a line that may be cut off: threads: grows (server). */
  String inBrief() {
    return "%s: %s (%s)".formatted(trend.indicator().label(), movement.word(), trend.process());
  }

  /** What it does: grows by 120 an hour; steady. */
  String inWords() {
    return moves()
        ? "%s by %s an hour%s"
            .formatted(
                movement.word(),
                trend.indicator().unit().text(Math.abs(trend.hourly().slope())),
                consequence.isEmpty() ? "" : "; " + consequence)
        : movement.word();
  }
}

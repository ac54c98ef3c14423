// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.LineChart;
import benchmark.cli.chart.LineChart.Line;
import benchmark.cli.chart.LineChart.Point;
import benchmark.cli.chart.LineChart.Ticks;
import benchmark.cli.chart.SpectrumChart;
import benchmark.cli.results.CallTimes;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Interval;
import benchmark.cli.text.Document;
import benchmark.launch.CostColumns;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Pictures of response times against load, so that queueing can be seen. */
final class LoadFigures {

  private static final double MICROS = 1e3;
  private static final int SPECTRA = 6;
  private static final int SECONDS_OF_AXIS = 60;

  private LoadFigures() {}

  static Document of(List<LoadCurve> curves) {
    var figures = new ArrayList<Document.Block>();
    for (OperationKey operation : curves.stream().map(LoadCurve::operation).distinct().toList()) {
      for (Metric metric : List.of(Metric.P50, Metric.P99)) {
        against(curves, operation, metric).ifPresent(figures::add);
      }
    }
    for (LoadCurve curve : curves) {
      parts(curve).ifPresent(figures::add);
      spectra(curve).ifPresent(figures::add);
      overTime(curve).ifPresent(figures::add);
    }
    return new Document(figures);
  }

  /** A percentile of the response times of all variants against the rate, with its intervals. */
  private static Optional<Document.Figure> against(
      List<LoadCurve> curves, OperationKey operation, Metric metric) {
    return figure(
        "%s of %s against load".formatted(metric.words(), operation.label()),
        curves.stream()
            .filter(it -> it.operation().equals(operation))
            .map(it -> line(it, metric))
            .toList());
  }

  private static Line line(LoadCurve curve, Metric metric) {
    List<LoadPoint> points = curve.points().stream().filter(it -> it.value(metric) > 0).toList();
    return new Line(
        curve.variant(),
        points.stream().map(it -> new Point(it.rate(), it.value(metric) * MICROS)).toList(),
        points.stream().flatMap(it -> band(it, metric).stream()).toList());
  }

  private static Optional<LineChart.Band> band(LoadPoint point, Metric metric) {
    return point
        .interval(metric)
        .map(Interval::relativeHalfWidth)
        .filter(Double::isFinite)
        .map(
            width -> {
              double value = point.value(metric) * MICROS;
              return new LineChart.Band(point.rate(), value / (1 + width), value * (1 + width));
            });
  }

  /** Response, service and lateness of a variant. */
  private static Optional<Document.Figure> parts(LoadCurve curve) {
    return figure(
        curve.title() + ": what p99 is made of",
        List.of(
            line("response time", curve, LoadStep::response),
            line("service time", curve, LoadStep::service),
            line("lateness of sending", curve, LoadStep::lateness)));
  }

  private static Line line(String label, LoadCurve curve, Function<LoadStep, CallTimes> part) {
    return new Line(
        label,
        curve.points().stream()
            .map(it -> new Point(it.rate(), it.time(part, Metric.P99) * MICROS))
            .filter(it -> it.y() > 0)
            .toList());
  }

  private static Optional<Document.Figure> figure(String title, List<Line> all) {
    List<Line> lines = all.stream().filter(it -> !it.points().isEmpty()).toList();
    var rates = new TreeSet<Double>();
    lines.forEach(line -> line.points().forEach(it -> rates.add(it.x())));
    return rates.size() < 2
        ? Optional.empty()
        : Optional.of(
            new Document.Figure(
                LineChart.of(
                    title,
                    "µs",
                    true,
                    new Ticks(List.copyOf(rates), Chart::tick),
                    "offered calls/s",
                    lines)));
  }

  /** The percentiles of some rates, from the lowest to the highest. */
  private static Optional<Document.Figure> spectra(LoadCurve curve) {
    int highest = curve.points().size() - 1;
    int shown = Math.min(SPECTRA, curve.points().size());
    List<Line> lines =
        IntStream.range(0, shown)
            .mapToObj(it -> curve.points().get(it * highest / Math.max(1, shown - 1)))
            .map(
                it ->
                    new Line(
                        SustainedRate.text(it.rate()) + " calls/s",
                        it.spectrum().stream()
                            .map(point -> new Point(point.share(), point.millis() * MICROS))
                            .toList()))
            .filter(it -> it.points().size() > 1)
            .toList();
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Document.Figure(
                SpectrumChart.of(curve.title() + ": percentiles at each rate", lines)));
  }

  /**
   * The slowest answers over the time of a step, in each block: at the rate with the longest stall,
   * or else at the highest one that was sustained.
   */
  private static Optional<Document.Figure> overTime(LoadCurve curve) {
    Comparator<LoadPoint> shown =
        Comparator.<LoadPoint>comparingLong(it -> it.max(CostColumns.STALL_NANOS))
            .thenComparing(LoadPoint::isSustained)
            .thenComparing(LoadPoint::rate);
    LoadPoint point = curve.points().stream().max(shown).orElseThrow();
    List<Line> lines =
        point.steps().stream()
            .map(step -> new Line("block " + step.block(), overTime(step)))
            .filter(it -> it.points().size() > 1)
            .toList();
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Document.Figure(
                LineChart.of(
                    "%s: a step at %s calls/s over time"
                        .formatted(curve.title(), SustainedRate.text(point.rate())),
                    "µs",
                    true,
                    Ticks.upTo(SECONDS_OF_AXIS),
                    "seconds; the slowest answer in each fiftieth of the step",
                    lines)));
  }

  private static List<Point> overTime(LoadStep step) {
    List<Long> slowest = step.line().get(CostColumns.COURSE).orElse(List.of());
    double seconds =
        step.line()
            .get(CostColumns.ENDED)
            .map(millis -> millis / 1e3)
            .orElse(step.number(CostColumns.OFFERED) / step.rate());
    return IntStream.range(0, slowest.size())
        .filter(part -> slowest.get(part) > 0)
        .mapToObj(part -> new Point((part + 0.5) * seconds / slowest.size(), slowest.get(part)))
        .toList();
  }
}

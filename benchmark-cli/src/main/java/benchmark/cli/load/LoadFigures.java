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
import java.util.Map;
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

  static Document of(LoadRecord record, LoadResults results) {
    var figures = new ArrayList<Document.Block>();
    List<OperationKey> operations =
        results.points().keySet().stream().map(LoadResults.Called::operation).distinct().toList();
    for (OperationKey operation : operations) {
      for (Metric metric : List.of(Metric.P50, Metric.P99)) {
        against(record, results, operation, metric).ifPresent(figures::add);
      }
    }
    results
        .points()
        .forEach(
            (called, points) -> {
              String of =
                  "%s, %s"
                      .formatted(
                          called.operation().label(), record.variants().get(called.variant()));
              parts(of, points).ifPresent(figures::add);
              spectra(of, points).ifPresent(figures::add);
              course(of, points).ifPresent(figures::add);
            });
    return new Document(figures);
  }

  /** A percentile of the response times of all variants against the rate, with its intervals. */
  private static Optional<Document.Figure> against(
      LoadRecord record, LoadResults results, OperationKey operation, Metric metric) {
    var lines = new ArrayList<Line>();
    for (Map.Entry<LoadResults.Called, List<LoadPoint>> it : results.points().entrySet()) {
      if (it.getKey().operation().equals(operation)) {
        String label = record.variants().get(it.getKey().variant());
        List<LoadPoint> points =
            it.getValue().stream().filter(point -> point.value(metric) > 0).toList();
        lines.add(
            new Line(
                label,
                points.stream()
                    .map(point -> new Point(point.rate(), point.value(metric) * MICROS))
                    .toList(),
                points.stream().flatMap(point -> band(point, metric).stream()).toList()));
      }
    }
    return figure("%s of %s against load".formatted(metric.words(), operation.label()), lines);
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
  private static Optional<Document.Figure> parts(String of, List<LoadPoint> points) {
    return figure(
        of + ": what p99 is made of",
        List.of(
            line("response time", points, LoadStep::response),
            line("service time", points, LoadStep::service),
            line("lateness of sending", points, LoadStep::lateness)));
  }

  private static Line line(
      String label, List<LoadPoint> points, Function<LoadStep, CallTimes> part) {
    return new Line(
        label,
        points.stream()
            .map(it -> new Point(it.rate(), it.percentile(part, Metric.P99) * MICROS))
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
  private static Optional<Document.Figure> spectra(String of, List<LoadPoint> points) {
    List<Line> lines =
        IntStream.range(0, Math.min(SPECTRA, points.size()))
            .map(it -> it * (points.size() - 1) / Math.max(1, Math.min(SPECTRA, points.size()) - 1))
            .mapToObj(points::get)
            .map(
                it ->
                    new Line(
                        Reach.text(it.rate()) + " calls/s",
                        it.spectrum().stream()
                            .map(point -> new Point(point.share(), point.millis() * MICROS))
                            .toList()))
            .filter(it -> it.points().size() > 1)
            .toList();
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Document.Figure(SpectrumChart.of(of + ": percentiles at each rate", lines)));
  }

  /**
   * The slowest answers over the time of a step, in each block: at the rate with the longest stall,
   * or else at the highest one that was sustained.
   */
  private static Optional<Document.Figure> course(String of, List<LoadPoint> points) {
    Comparator<LoadPoint> shown =
        Comparator.<LoadPoint>comparingLong(LoadFigures::longestStall)
            .thenComparing(LoadPoint::isSustained)
            .thenComparing(LoadPoint::rate);
    LoadPoint point = points.stream().max(shown).orElseThrow();
    List<Line> lines =
        point.steps().stream()
            .map(step -> new Line("block " + step.block(), course(step)))
            .filter(it -> it.points().size() > 1)
            .toList();
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Document.Figure(
                LineChart.of(
                    "%s: a step at %s calls/s over time".formatted(of, Reach.text(point.rate())),
                    "µs",
                    true,
                    Ticks.upTo(SECONDS_OF_AXIS),
                    "seconds; the slowest answer in each fiftieth of the step",
                    lines)));
  }

  private static long longestStall(LoadPoint point) {
    return point.steps().stream()
        .mapToLong(it -> it.number(CostColumns.STALL_NANOS))
        .max()
        .orElse(0);
  }

  private static List<Point> course(LoadStep step) {
    List<Long> slowest = step.line().get(CostColumns.COURSE).orElse(List.of());
    double seconds = step.number(CostColumns.OFFERED) / step.rate();
    return IntStream.range(0, slowest.size())
        .filter(part -> slowest.get(part) > 0)
        .mapToObj(part -> new Point((part + 0.5) * seconds / slowest.size(), slowest.get(part)))
        .toList();
  }
}

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
record LoadFigures(List<LoadCurve> curves, Optional<String> objective) {

  private static final double MICROS = 1e3;
  private static final int SPECTRA = 6;
  private static final List<Metric> PERCENTILES = List.of(Metric.P50, Metric.P99, Metric.P999);

  /** Of several rates all percentiles against load; of one rate what is known of it. */
  Document first() {
    var ladders = new Document(ladders());
    return ladders.blocks().isEmpty() ? new Document(ofEach()) : ladders;
  }

  /** What is not looked at first. */
  Document others() {
    return ladders().isEmpty() ? Document.of() : new Document(ofEach());
  }

  /** One for each operation that was called at several rates. */
  private List<Document.Block> ladders() {
    return curves.stream()
        .map(LoadCurve::operation)
        .distinct()
        .flatMap(it -> ladder(it).stream())
        .<Document.Block>map(it -> it)
        .toList();
  }

  private List<Document.Block> ofEach() {
    var figures = new ArrayList<Document.Block>();
    for (LoadCurve curve : curves) {
      spectra(curve).ifPresent(figures::add);
      overTime(curve).ifPresent(figures::add);
      parts(curve).ifPresent(figures::add);
    }
    return figures;
  }

  /** The percentiles of all variants against the rate: a colour a variant, dashes a percentile. */
  private Optional<Document.Figure> ladder(OperationKey operation) {
    List<LoadCurve> of = curves.stream().filter(it -> it.operation().equals(operation)).toList();
    var lines = new ArrayList<Line>();
    for (int variant = 0; variant < of.size(); variant++) {
      for (int i = 0; i < PERCENTILES.size(); i++) {
        lines.add(line(of.get(variant), PERCENTILES.get(i), new LineChart.Style(variant, i)));
      }
    }
    List<Double> sustained =
        of.stream()
            .flatMapToDouble(it -> new SustainedRate(it.points(), Optional.empty()).low().stream())
            .boxed()
            .toList();
    List<Double> limits =
        objective.map(it -> Objective.parse(it).millis() * MICROS).stream().toList();
    return figure(
        "Response times of %s against load".formatted(operation.label()),
        "offered calls/s; bands: 95% intervals over blocks; vertical: the highest rate sustained"
            + objective.map(it -> "; horizontal: " + Objective.parse(it).words()).orElse(""),
        lines,
        List.of(
            new LineChart.Marks(LineChart.Marks.DASHED, sustained),
            new LineChart.Marks(LineChart.Marks.LEVEL, limits)));
  }

  private static Line line(LoadCurve curve, Metric metric, LineChart.Style style) {
    List<LoadPoint> points = curve.points().stream().filter(it -> it.value(metric) > 0).toList();
    return new Line(
        curve.variant() + " " + metric.words(),
        points.stream().map(it -> new Point(it.rate(), it.value(metric) * MICROS)).toList(),
        points.stream().flatMap(it -> band(it, metric).stream()).toList(),
        Optional.of(style));
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
        "offered calls/s",
        List.of(
            line("response time", curve, LoadStep::response),
            line("service time", curve, LoadStep::service),
            line("lateness of sending", curve, LoadStep::lateness)),
        List.of());
  }

  private static Line line(String label, LoadCurve curve, Function<LoadStep, CallTimes> part) {
    return new Line(
        label,
        curve.points().stream()
            .map(it -> new Point(it.rate(), it.time(part, Metric.P99) * MICROS))
            .filter(it -> it.y() > 0)
            .toList());
  }

  /** Lines against the rate; nothing of fewer than two rates. */
  private static Optional<Document.Figure> figure(
      String title, String note, List<Line> all, List<LineChart.Marks> marks) {
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
                    new Ticks(List.copyOf(rates), Chart::tick, true),
                    note,
                    lines,
                    marks,
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
                    Ticks.ROUND,
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

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.export;

import static java.util.stream.Collectors.joining;

import benchmark.cli.export.ExportRow.ExportMetric;
import benchmark.cli.export.ExportRow.Value;
import benchmark.cli.statistics.BetterWhen;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Figures in the formats of programs that follow them over time.
 *
 * @param provenance what they are of, such as a commit; shown where a format has a place for it
 */
public record Trend(List<ExportRow> exported, String provenance) {

  /**
   * Writes Bencher Metric Format: {@code {"dubbo-kryo existUser": {"throughput": {"value": …,
   * "lower_value": …, "upper_value": …}}}}. Throughput is in calls per second, times are in
   * nanoseconds, as Bencher's own measures are, sizes in bytes.
   */
  public void bencher(Path file) {
    var benchmarks = new LinkedHashMap<String, Map<String, Map<String, Double>>>();
    for (ExportRow it : exported) {
      var measures = new LinkedHashMap<String, Map<String, Double>>();
      for (Value value : it.values()) {
        double unit = value.quantity().unit().equals("seconds") ? 1e9 : 1;
        var metric = new LinkedHashMap<String, Double>();
        metric.put("value", value.value() * unit);
        if (Double.isFinite(value.low())) {
          metric.put("lower_value", value.low() * unit);
        }
        if (Double.isFinite(value.high())) {
          metric.put("upper_value", value.high() * unit);
        }
        measures.put(value.quantity().label(), metric);
      }
      if (!measures.isEmpty()) {
        benchmarks.put(name(it), measures);
      }
    }
    ExportFile.json(file, benchmarks);
  }

  /**
   * Writes what github-action-benchmark calls customBiggerIsBetter or customSmallerIsBetter: one
   * direction a file.
   */
  public void action(Path file, BetterWhen direction) {
    ExportFile.json(
        file,
        exported.stream()
            .flatMap(
                it ->
                    it.values().stream()
                        .filter(value -> value.quantity().direction() == direction)
                        .map(value -> action(it, value)))
            .toList());
  }

  private Map<String, Object> action(ExportRow of, Value value) {
    var entry = new LinkedHashMap<String, Object>();
    entry.put("name", name(of) + " " + value.quantity().label());
    entry.put("unit", value.quantity().unit());
    entry.put("value", value.value());
    if (Double.isFinite(value.low()) && Double.isFinite(value.high())) {
      entry.put("range", String.format(Locale.ROOT, "%.6g to %.6g", value.low(), value.high()));
    }
    entry.put("extra", of.evidence() + (provenance.isEmpty() ? "" : "\n" + provenance));
    return entry;
  }

  /** Writes OpenMetrics: gauges, with both ends of an interval as gauges of their own. */
  public void openMetrics(Path file) {
    ExportFile.write(
        file, ExportMetric.ALL.stream().map(this::family).collect(joining()) + "# EOF\n");
  }

  private String family(ExportMetric quantity) {
    return gauge(quantity, "", Value::value)
        + gauge(quantity, "_low", Value::low)
        + gauge(quantity, "_high", Value::high);
  }

  private String gauge(ExportMetric quantity, String bound, ToDoubleFunction<Value> number) {
    String unit = quantity.unit().replace("/s", "_per_second").replace("/h", "_per_hour");
    String name = "benchmark_" + quantity.label() + bound + "_" + unit;
    String samples =
        exported.stream()
            .flatMap(
                it ->
                    it.values().stream()
                        .filter(value -> value.quantity().equals(quantity))
                        .filter(value -> Double.isFinite(number.applyAsDouble(value)))
                        .map(value -> sample(name, it, number.applyAsDouble(value))))
            .collect(joining());
    return samples.isEmpty() ? "" : "# TYPE " + name + " gauge\n" + samples;
  }

  private static String sample(String name, ExportRow of, double number) {
    return "%s{variant=\"%s\",operation=\"%s\",evidence=\"%s\"} %s\n"
        .formatted(
            name,
            escaped(of.variant()),
            escaped(of.operation()),
            escaped(of.evidence()),
            Double.toString(number));
  }

  private static String escaped(String label) {
    return label.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }

  /** Unlike all others: what was measured in another way is another quantity. */
  private String name(ExportRow of) {
    String name = of.variant() + " " + of.operation();
    boolean sole = exported.stream().map(ExportRow::evidence).distinct().count() == 1;
    return sole ? name : name + " (" + of.evidence() + ")";
  }
}

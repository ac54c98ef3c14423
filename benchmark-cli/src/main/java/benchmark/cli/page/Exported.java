// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.codec.MessageCost;
import benchmark.cli.codec.PairCodec;
import benchmark.cli.discovery.DiscoveryMetric;
import benchmark.cli.load.LoadPoint;
import benchmark.cli.load.LoadReport;
import benchmark.cli.load.LoadStep;
import benchmark.cli.project.Project;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RateLoad;
import benchmark.cli.soak.SoakReport;
import benchmark.cli.statistics.Better;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.TimeTrend;
import benchmark.launch.CostColumns;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a page shows of an operation of a variant, or of a message of a codec, for other programs.
 *
 * @param evidence how it was measured
 * @param variant its name, unlike all others of the same evidence
 * @param operation the operation, or the message
 * @param texts what is shown in words, by the names of columns
 * @param numbers all that is shown, by the names of columns; null where it is not known
 * @param values what can be followed over time; only what is known
 */
public record Exported(
    String evidence,
    String variant,
    String operation,
    Map<String, String> texts,
    Map<String, Double> numbers,
    List<Value> values) {

  private static final double NANOS = 1e-9;

  private static final List<Metric> TIMES =
      List.of(Metric.P50, Metric.P90, Metric.P99, Metric.P999, Metric.MAX);

  /** What a value is of: its name, its unit in plain SI, and which way it improves. */
  public enum Quantity {
    THROUGHPUT("throughput", "calls/s", Better.HIGHER_IS_BETTER),
    P50("p50", "seconds", Better.LOWER_IS_BETTER),
    P99("p99", "seconds", Better.LOWER_IS_BETTER),
    CPU("cpu", "seconds", Better.LOWER_IS_BETTER),
    ALLOC("alloc", "bytes", Better.LOWER_IS_BETTER),
    HEAP("heap", "bytes", Better.LOWER_IS_BETTER),
    MESSAGE("message", "bytes", Better.LOWER_IS_BETTER),
    ENCODE("encode", "seconds", Better.LOWER_IS_BETTER),
    DECODE("decode", "seconds", Better.LOWER_IS_BETTER),
    MEMORY_GROWTH("memory_growth", "bytes/h", Better.LOWER_IS_BETTER),
    COUNT_GROWTH("count_growth", "items/h", Better.LOWER_IS_BETTER);

    private final String label;
    private final String unit;
    private final Better direction;

    Quantity(String label, String unit, Better direction) {
      this.label = label;
      this.unit = unit;
      this.direction = direction;
    }

    /** What options, files and tables call it. */
    public String label() {
      return label;
    }

    /** Its unit, without a prefix. */
    public String unit() {
      return unit;
    }

    /** Which way it improves. */
    public Better direction() {
      return direction;
    }
  }

  /**
   * A figure with its interval.
   *
   * @param low the lower end of the interval; NaN if there is none
   * @param high its upper end
   */
  public record Value(Quantity quantity, double value, double low, double high) {

    private static Value of(Quantity quantity, double value, double unit) {
      return new Value(quantity, value * unit, Double.NaN, Double.NaN);
    }
  }

  /** All that is shown of results. */
  public static List<Exported> of(Sources sources, Project project) {
    var all = new ArrayList<Exported>();
    for (ResultGroup group : Page.groups(sources, project)) {
      for (ShownVariant shown : group.variants()) {
        shown
            .operations()
            .forEach((operation, it) -> all.add(of(group.title(), shown.label(), operation, it)));
      }
    }
    for (SoakReport soak : sources.soaks()) {
      soak.indicators().forEach(it -> all.add(of(soak.record().variant(), it)));
    }
    sources.discoveries().stream()
        .flatMap(it -> it.report().exported().stream())
        .forEach(
            it ->
                all.add(
                    new Exported(
                        "Service discovery",
                        it.variant(),
                        it.phase(),
                        Map.of(),
                        it.numbers(),
                        changeable(it.numbers()))));
    for (LoadReport load : sources.loads()) {
      load.forEach((variant, point) -> all.add(of(variant, point)));
    }
    sources.codecs().stream()
        .flatMap(it -> it.record().pairs().stream())
        .forEach(codec -> codec.messages().forEach(message -> all.add(of(codec, message))));
    return all;
  }

  /** Where the results are from, if they are from one place only; else nothing. */
  public static String provenance(Sources sources) {
    List<String> all =
        Stream.of(
                sources.runs().stream().map(run -> run.record().provenance()),
                sources.comparisons().stream().map(it -> it.record().provenance(it.names())),
                sources.soaks().stream().map(it -> it.record().provenance()),
                sources.loads().stream().map(LoadReport::provenance),
                sources.discoveries().stream().map(it -> it.report().record().provenance()))
            .flatMap(it -> it)
            .map(Exported::inWords)
            .distinct()
            .toList();
    return all.size() == 1 ? all.get(0) : "";
  }

  private static String inWords(Provenance provenance) {
    return Stream.of("Commit", "Machine", "JDK")
        .filter(provenance.facts()::containsKey)
        .map(name -> name + " " + provenance.facts().get(name))
        .collect(Collectors.joining("; "));
  }

  private static Exported of(
      String evidence, String label, OperationKey operation, ShownValues shown) {
    var numbers = new LinkedHashMap<String, Double>();
    for (NumberColumn column : NumberColumn.of(Stream.of(shown))) {
      numbers.put(column.columnName(), finite(column.of(shown)));
    }
    OperationCost cost = shown.cost();
    return new Exported(
        evidence,
        label,
        operation.label(),
        Map.of(),
        numbers,
        known(
            new Value(
                Quantity.THROUGHPUT,
                shown.throughput() * 1e3,
                shown.low() * 1e3,
                shown.high() * 1e3),
            Value.of(Quantity.P50, shown.p50(), 1e-3),
            Value.of(Quantity.P99, shown.p99(), 1e-3),
            Value.of(Quantity.CPU, shown.cpuMicros(), 1e-6),
            Value.of(Quantity.ALLOC, cost == null ? Double.NaN : cost.allocatedBytes(), 1)));
  }

  private static Exported of(String variant, SoakReport.Exported indicator) {
    TimeTrend hourly = indicator.hourly();
    Optional<Quantity> growth =
        Optional.of(hourly)
            .filter(it -> Double.isFinite(it.low()))
            .flatMap(known -> indicator.resource())
            .map(
                it ->
                    it == SoakReport.Resource.MEMORY
                        ? Quantity.MEMORY_GROWTH
                        : Quantity.COUNT_GROWTH);
    var texts = new LinkedHashMap<String, String>();
    texts.put("unit", indicator.unit());
    texts.put("verdict", indicator.verdict());
    return new Exported(
        "Long run",
        variant,
        indicator.name(),
        texts,
        withoutInfinite(indicator.numbers()),
        growth.stream()
            .map(it -> new Value(it, hourly.slope(), hourly.low(), hourly.high()))
            .toList());
  }

  private static Exported of(String variant, LoadPoint point) {
    var numbers = new LinkedHashMap<String, Double>();
    numbers.put("rate_per_s", point.rate());
    numbers.put("sustained", point.isSustained() ? 1.0 : 0.0);
    numbers.put("offered", (double) point.sum(CostColumns.OFFERED));
    numbers.put("completed", (double) point.sum(CostColumns.COMPLETED));
    numbers.put("failed", (double) point.sum(CostColumns.FAILED));
    numbers.put("mean_us", finite(point.value(Metric.MEAN) * 1e3));
    for (Metric metric : TIMES) {
      numbers.put(metric.label() + "_us", finite(point.value(metric) * 1e3));
      numbers.put(
          "service_" + metric.label() + "_us",
          finite(point.percentile(LoadStep::service, metric) * 1e3));
      numbers.put(
          "lateness_" + metric.label() + "_us",
          finite(point.percentile(LoadStep::lateness, metric) * 1e3));
    }
    numbers.put("client_cpu_us", finite(point.cost().client().cpuMicros()));
    numbers.put("server_cpu_us", finite(point.cost().server().cpuMicros()));
    if (point.cost().gateway() != null) {
      numbers.put("gateway_cpu_us", finite(point.cost().gateway().cpuMicros()));
    }
    numbers.put("alloc_bytes", finite(point.value(Metric.ALLOC)));
    numbers.put("wire_bytes", finite(point.value(Metric.SENT)));
    return new Exported(
        "Calls at given rates, in blocks of fresh JVMs",
        variant,
        RateLoad.at(point.operation(), point.rate()).label(),
        Map.of(),
        numbers,
        known(
            of(Quantity.P50, point, Metric.P50, 1e-3),
            of(Quantity.P99, point, Metric.P99, 1e-3),
            of(Quantity.CPU, point, Metric.CPU, 1e-6),
            of(Quantity.ALLOC, point, Metric.ALLOC, 1)));
  }

  private static Value of(Quantity quantity, LoadPoint point, Metric metric, double unit) {
    Optional<Interval> interval = point.interval(metric);
    return new Value(
        quantity,
        point.value(metric) * unit,
        interval.map(Interval::low).orElse(Double.NaN) * unit,
        interval.map(Interval::high).orElse(Double.NaN) * unit);
  }

  private static Exported of(PairCodec codec, MessageCost message) {
    var numbers = new LinkedHashMap<String, Double>();
    numbers.put("message_bytes", finite(message.bytes()));
    numbers.put("encode_ns", finite(message.encodeNanos()));
    numbers.put("decode_ns", finite(message.decodeNanos()));
    numbers.put("codec_alloc_bytes", finite(message.allocatedBytes()));
    return new Exported(
        "Codecs: one thread, no call",
        codec.pair(),
        message.message(),
        Map.of(),
        numbers,
        known(
            Value.of(Quantity.MESSAGE, message.bytes(), 1),
            Value.of(Quantity.ENCODE, message.encodeNanos(), NANOS),
            Value.of(Quantity.DECODE, message.decodeNanos(), NANOS),
            Value.of(Quantity.ALLOC, message.allocatedBytes(), 1)));
  }

  /** What can be followed of a phase of service discovery: for each change, but the heap. */
  private static List<Value> changeable(Map<String, Double> numbers) {
    return known(
        of(Quantity.HEAP, numbers, DiscoveryMetric.HEAP_MB, 1 << 20),
        of(Quantity.P50, numbers, DiscoveryMetric.DELAY_P50_MS, 1e-3),
        of(Quantity.CPU, numbers, DiscoveryMetric.CPU_MS_PER_CHANGE, 1e-3),
        of(Quantity.ALLOC, numbers, DiscoveryMetric.KB_PER_CHANGE, 1 << 10));
  }

  private static Value of(
      Quantity quantity, Map<String, Double> numbers, DiscoveryMetric metric, double unit) {
    return Value.of(quantity, numbers.getOrDefault(metric.columnName(), Double.NaN), unit);
  }

  private static Map<String, Double> withoutInfinite(Map<String, Double> numbers) {
    var known = new LinkedHashMap<>(numbers);
    known.replaceAll((name, value) -> finite(value));
    return known;
  }

  private static Double finite(double value) {
    return Double.isFinite(value) ? (Double) value : null;
  }

  private static List<Value> known(Value... values) {
    return Stream.of(values).filter(it -> Double.isFinite(it.value())).toList();
  }
}

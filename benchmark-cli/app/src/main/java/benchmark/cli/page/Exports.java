// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.codec.MessageCost;
import benchmark.cli.codec.PairCodec;
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.discovery.DiscoveryReport;
import benchmark.cli.load.LoadPoint;
import benchmark.cli.load.LoadReport;
import benchmark.cli.load.LoadStep;
import benchmark.cli.page.ShownValues.Estimate;
import benchmark.cli.project.Project;
import benchmark.cli.report.ExportRow;
import benchmark.cli.report.ExportRow.ExportMetric;
import benchmark.cli.report.ExportRow.Value;
import benchmark.cli.results.Metric;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RateLoad;
import benchmark.launch.CostColumns;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Results for other programs: a line for everything that a page shows. */
public final class Exports {

  private static final double NANOS = 1e-9;

  private static final List<Metric> TIMES =
      List.of(Metric.P50, Metric.P90, Metric.P99, Metric.P999, Metric.MAX);

  private Exports() {}

  /** All that is shown of results, each line under a name of its own. */
  public static List<ExportRow> of(Sources sources, Project project) {
    var all = new ArrayList<List<ExportRow>>();
    for (ResultGroup group : Page.groups(sources, project)) {
      var ofGroup = new ArrayList<ExportRow>();
      for (ShownVariant shown : group.variants()) {
        shown
            .operations()
            .forEach(
                (operation, it) -> ofGroup.add(of(group.title(), shown.label(), operation, it)));
      }
      all.add(ofGroup);
    }
    sources.codecComparisons().forEach(it -> all.add(ofCodecs(it)));
    sources.soaks().forEach(it -> all.add(it.indicators()));
    sources.discoveries().forEach(it -> all.add(new DiscoveryReport(it.record()).exported()));
    for (LoadReport load : sources.loads()) {
      var ofLoad = new ArrayList<ExportRow>();
      load.forEach((variant, point) -> ofLoad.add(of(variant, point)));
      all.add(ofLoad);
    }
    sources.codecs().stream()
        .flatMap(it -> it.record().pairs().stream())
        .forEach(
            codec ->
                all.add(codec.messages().stream().map(message -> of(codec, message)).toList()));
    return apart(all);
  }

  /** Of several results with lines of the same name, all but the first are numbered. */
  private static List<ExportRow> apart(List<List<ExportRow>> results) {
    var apart = new ArrayList<ExportRow>();
    var names = new HashSet<List<String>>();
    for (List<ExportRow> result : results) {
      List<ExportRow> renamed = result;
      for (int number = 2; !Collections.disjoint(names, names(renamed)); number++) {
        String suffix = ", result " + number;
        renamed = result.stream().map(it -> it.withEvidence(it.evidence() + suffix)).toList();
      }
      names.addAll(names(renamed));
      apart.addAll(renamed);
    }
    return apart;
  }

  private static List<List<String>> names(List<ExportRow> lines) {
    return lines.stream().map(it -> List.of(it.evidence(), it.variant(), it.operation())).toList();
  }

  /** Where the results are from, if they are from one place only; else nothing. */
  public static String provenance(Sources sources) {
    List<String> all =
        Stream.of(
                sources.runs().stream().map(run -> run.record().provenance()),
                sources.comparisons().stream().map(it -> it.record().provenance(it.names())),
                sources.soaks().stream().map(it -> it.record().provenance()),
                sources.loads().stream().map(LoadReport::provenance),
                sources.discoveries().stream().map(it -> it.record().provenance()))
            .flatMap(it -> it)
            .map(Exports::inWords)
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

  private static ExportRow of(
      String evidence, String label, OperationKey operation, ShownValues shown) {
    var numbers = new LinkedHashMap<String, Object>();
    for (NumberColumn column : NumberColumn.of(Stream.of(shown))) {
      numbers.put(column.columnName(), column.of(shown));
    }
    return new ExportRow(evidence, label, operation.label(), numbers, values(shown::estimate));
  }

  /** What can be followed over time of metrics. */
  private static List<Value> values(Function<Metric, Estimate> estimates) {
    return Stream.of(ExportMetric.values())
        .flatMap(
            quantity ->
                quantity
                    .metric()
                    .map(estimates)
                    .map(it -> quantity.ofMetric(it.value(), it.low(), it.high()))
                    .stream())
        .toList();
  }

  /** A line for each message of each variant. */
  private static List<ExportRow> ofCodecs(ComparisonSummary comparison) {
    return IntStream.range(0, comparison.names().size())
        .boxed()
        .flatMap(
            variant ->
                comparison.replicates().operations().stream()
                    .map(message -> of(comparison, variant, message)))
        .toList();
  }

  private static ExportRow of(ComparisonSummary codecs, int variant, OperationKey message) {
    Function<Metric, Estimate> estimates =
        metric -> ComparisonGroup.estimate(codecs.replicates(), variant, message, metric);
    Estimate cpu = estimates.apply(Metric.CPU);
    var numbers = new LinkedHashMap<String, Object>();
    numbers.put("message_bytes", estimates.apply(Metric.ENCODED).value());
    numbers.put("codec_cpu_us", cpu.value());
    numbers.put("codec_cpu_low", cpu.low());
    numbers.put("codec_cpu_high", cpu.high());
    numbers.put("codec_alloc_bytes", estimates.apply(Metric.ALLOC).value());
    return new ExportRow(
        codecs.title(), codecs.names().get(variant), message.label(), numbers, values(estimates));
  }

  private static ExportRow of(String variant, LoadPoint point) {
    var numbers = new LinkedHashMap<String, Object>();
    numbers.put("rate_per_s", point.rate());
    numbers.put("sustained", point.isSustained() ? 1.0 : 0.0);
    numbers.put("offered", (double) point.sum(CostColumns.OFFERED));
    numbers.put("sent", (double) point.sum(CostColumns.SENT_CALLS));
    numbers.put("completed", (double) point.sum(CostColumns.COMPLETED));
    numbers.put("failed", (double) point.sum(CostColumns.FAILED));
    numbers.put("left", (double) point.left());
    numbers.put("times_of_answered_only", point.isOfAnsweredOnly() ? 1.0 : 0.0);
    numbers.put("mean_us", point.value(Metric.MEAN) * 1e3);
    for (Metric metric : TIMES) {
      numbers.put(metric.label() + "_us", point.value(metric) * 1e3);
      numbers.put(
          "service_" + metric.label() + "_us", point.percentile(LoadStep::service, metric) * 1e3);
      numbers.put(
          "lateness_" + metric.label() + "_us", point.percentile(LoadStep::lateness, metric) * 1e3);
    }
    numbers.put("client_cpu_us", point.cost().client().cpuMicros());
    numbers.put("server_cpu_us", point.cost().server().cpuMicros());
    if (point.cost().gateway() != null) {
      numbers.put("gateway_cpu_us", point.cost().gateway().cpuMicros());
    }
    numbers.put("alloc_bytes", point.value(Metric.ALLOC));
    numbers.put("wire_bytes", point.value(Metric.SENT));
    return new ExportRow(
        "Calls at given rates, in blocks of fresh JVMs",
        variant,
        RateLoad.at(point.operation(), point.rate()).label(),
        numbers,
        values(metric -> Estimate.of(point.value(metric), point.interval(metric))));
  }

  private static ExportRow of(PairCodec codec, MessageCost message) {
    var numbers = new LinkedHashMap<String, Object>();
    numbers.put("message_bytes", message.bytes());
    numbers.put("encode_ns", message.encodeNanos());
    numbers.put("decode_ns", message.decodeNanos());
    numbers.put("codec_alloc_bytes", message.allocatedBytes());
    return new ExportRow(
        "Codecs: one thread, no call",
        codec.pair(),
        message.message(),
        numbers,
        List.of(
            Value.of(ExportMetric.MESSAGE, message.bytes(), 1),
            Value.of(ExportMetric.ENCODE, message.encodeNanos(), NANOS),
            Value.of(ExportMetric.DECODE, message.decodeNanos(), NANOS),
            Value.of(ExportMetric.ALLOC, message.allocatedBytes(), 1)));
  }
}

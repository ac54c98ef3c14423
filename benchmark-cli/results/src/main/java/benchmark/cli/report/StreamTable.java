// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.CallTimes;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.SliceMean;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Numbers;
import benchmark.contract.StreamContract;
import benchmark.contract.StreamOperation.Lanes;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The gain of streaming in runs in each of which one JVM measured streams, and calls that carry the
 * same messages, in turn.
 */
record StreamTable(QuickRuns runs) {

  /** What a client that measures streams calls the times until the first message. */
  private static final String FIRST = "first";

  private static final double MICROS = 1e3;

  /** Streams of a run, and the calls that carry the same messages. */
  private record Line(RunRow row, OperationKey streams, OperationKey calls) {}

  /** A line for each kind of streams of each run; empty if no run has streams with their calls. */
  Document document() {
    List<Line> lines =
        runs.operations().stream()
            .flatMap(
                streams ->
                    StreamContract.calls(streams).stream()
                        .flatMap(
                            calls -> runs.rows().stream().map(it -> new Line(it, streams, calls))))
            .filter(it -> it.row.has(it.streams) && it.row.has(it.calls))
            .toList();
    if (lines.isEmpty()) {
      return Document.of();
    }
    var columns = new Columns<Line>().and("streams", it -> it.streams.label());
    if (runs.rows().size() > 1) {
      columns.and("pair", it -> it.row.label());
    }
    columns
        .and("messages/s", it -> Metric.THROUGHPUT.text(throughput(it.row, it.streams)))
        .and(
            "of each",
            it ->
                Metric.THROUGHPUT.text(
                    throughput(it.row, it.streams) / streams(it.row, it.streams)))
        .and("as calls/s", it -> Metric.THROUGHPUT.text(throughput(it.row, it.calls)))
        .and("gain", it -> gain(it.row, it.streams, it.calls))
        .and("CPU gain", it -> Numbers.of(cpu(it.row, it.calls) / cpu(it.row, it.streams)))
        .and("first µs", it -> first(it.row, it.streams));
    return Document.of(
        new Heading("The gain of streaming"),
        columns.table(lines),
        new Definitions(
            List.of(
                new Definition("of each", "messages/s of each stream"),
                new Definition("as calls/s", "the same messages, each in a call of its own"),
                new Definition(
                    "gain",
                    "messages/s divided by calls/s; 95% interval over the slices of one JVM"),
                new Definition("CPU gain", "CPU time of a call by that of a message, both sides"),
                new Definition(
                    "first µs", "median time until the server's first message on a stream"))));
  }

  private double throughput(RunRow row, OperationKey operation) {
    return runs.throughput(row, operation).value();
  }

  private static double cpu(RunRow row, OperationKey operation) {
    return row.run().results().whole(operation, Metric.CPU);
  }

  private static int streams(RunRow row, OperationKey operation) {
    return Optional.ofNullable(operation.params().get(StreamContract.STREAMS))
        .flatMap(StreamContract::lanes)
        .map(Lanes::streams)
        .orElseGet(
            () ->
                row.run().results().jmh().stream()
                    .filter(it -> it.operation().equals(operation))
                    .findFirst()
                    .orElseThrow()
                    .threads());
  }

  private String gain(RunRow row, OperationKey streams, OperationKey calls) {
    Optional<SliceMean> one = runs.mean(row, streams, Metric.THROUGHPUT);
    Optional<SliceMean> other = runs.mean(row, calls, Metric.THROUGHPUT);
    if (one.isEmpty() || other.isEmpty()) {
      return Numbers.of(throughput(row, streams) / throughput(row, calls));
    }
    Interval ratio = one.get().ratioTo(other.get());
    return "%s ± %s"
        .formatted(Numbers.of(ratio.estimate()), Numbers.share(ratio.relativeHalfWidth()));
  }

  private static String first(RunRow row, OperationKey streams) {
    CallTimes times = row.run().results().parts().getOrDefault(streams, Map.of()).get(FIRST);
    return times == null ? Numbers.NONE : Numbers.of(times.percentile(0.5) * MICROS);
  }
}

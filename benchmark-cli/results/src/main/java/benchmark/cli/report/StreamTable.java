// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.CallTimes;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.SliceMean;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.contract.StreamContract;
import benchmark.contract.StreamOperation.Lanes;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
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

  /** A line for each kind of streams of each run; empty if no run has streams with their calls. */
  Document document() {
    boolean several = runs.rows().size() > 1;
    var lines = new ArrayList<List<String>>();
    for (OperationKey streams : runs.operations()) {
      Optional<OperationKey> calls = StreamContract.calls(streams);
      if (calls.isEmpty()) {
        continue;
      }
      for (RunRow row : runs.rows()) {
        if (row.has(streams) && row.has(calls.get())) {
          var line = new ArrayList<>(List.of(streams.label()));
          if (several) {
            line.add(row.label());
          }
          line.addAll(cells(row, streams, calls.get()));
          lines.add(line);
        }
      }
    }
    if (lines.isEmpty()) {
      return Document.of();
    }
    var headings = new ArrayList<>(List.of("streams"));
    if (several) {
      headings.add("pair");
    }
    headings.addAll(List.of("messages/s", "of each", "as calls/s", "gain", "CPU gain", "first µs"));
    return Document.of(
        new Heading("The gain of streaming"),
        new Table(headings, lines),
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

  private List<String> cells(RunRow row, OperationKey streams, OperationKey calls) {
    double messages = runs.throughput(row, streams).value();
    double ofEach = messages / streams(row, streams);
    return List.of(
        Metric.THROUGHPUT.text(messages),
        Metric.THROUGHPUT.text(ofEach),
        Metric.THROUGHPUT.text(runs.throughput(row, calls).value()),
        gain(row, streams, calls),
        Numbers.of(
            row.run().results().whole(calls, Metric.CPU)
                / row.run().results().whole(streams, Metric.CPU)),
        first(row, streams));
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
      return Numbers.of(
          runs.throughput(row, streams).value() / runs.throughput(row, calls).value());
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

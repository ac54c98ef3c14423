// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.results.Metric;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Table;
import benchmark.contract.StreamContract;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The gain of streaming of each variant: streams against calls that carry the same messages. */
final class StreamGains {

  private StreamGains() {}

  /**
   * A line for each kind of streams of each variant; empty if no streams were measured.
   *
   * @param names what the variants are called
   */
  static Document of(List<String> names, Replicates replicates) {
    var lines = new ArrayList<List<String>>();
    for (OperationKey streams : replicates.operations()) {
      Optional<OperationKey> calls =
          StreamContract.calls(streams).filter(replicates.operations()::contains);
      if (calls.isPresent()) {
        for (int variant = 0; variant < names.size(); variant++) {
          lines.add(
              List.of(
                  streams.label(),
                  names.get(variant),
                  gain(replicates, variant, calls.get(), streams, Metric.THROUGHPUT),
                  gain(replicates, variant, streams, calls.get(), Metric.CPU)));
        }
      }
    }
    return lines.isEmpty()
        ? Document.of()
        : Document.of(
            new Heading("The gain of streaming"),
            new Table(List.of("streams", "variant", "messages/s", "CPU"), lines),
            new Paragraph(
                "Messages/s on streams by calls/s that carry the same messages, and CPU time of"
                    + " a call by that of a message, in the same blocks; 95% intervals."));
  }

  private static String gain(
      Replicates replicates, int variant, OperationKey below, OperationKey above, Metric metric) {
    return replicates.metrics(above).contains(metric) && replicates.metrics(below).contains(metric)
        ? Formats.ratio(
            PairedRatio.of(
                replicates.values(variant, below, metric),
                replicates.values(variant, above, metric)))
        : "-";
  }
}

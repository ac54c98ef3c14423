// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.PartCosts;
import benchmark.cli.results.PartCosts.PartCost;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** What each of several servers and clients did: calls and their balance, costs, connections. */
public final class PartsTable {

  private PartsTable() {}

  /** The parts of a run's folder; nothing of a server and its client. */
  public static Document of(Path run) {
    return PartCosts.read(run)
        .map(costs -> Document.of(table(costs), new Paragraph(sentences(costs))))
        .orElse(Document.of());
  }

  private static Table table(PartCosts costs) {
    return new Table(
        List.of("part", "calls", "share", "CPU µs", "alloc kB", "peak MiB", "conns"),
        costs.parts().stream().map(part -> row(part, costs)).toList());
  }

  /** With dashes for what a call cost of a server that does not count its calls. */
  private static List<String> row(PartCost part, PartCosts costs) {
    return List.of(
        part.name(),
        Long.toString(part.calls()),
        share(part, costs),
        Numbers.of(part.cpuMicros()),
        Numbers.of(part.allocatedBytes() / 1000),
        Numbers.of(part.peakRssBytes() / Numbers.MEBI),
        part.connections() == 0 ? "" : Long.toString(part.connections()));
  }

  /** A dash if nobody has counted the calls. */
  private static String share(PartCost part, PartCosts costs) {
    return Numbers.share((double) part.calls() / costs.calls(part.isServer()));
  }

  private static String sentences(PartCosts costs) {
    List<PartCost> servers = costs.parts().stream().filter(PartCost::isServer).toList();
    String balance =
        servers.size() == 1
            ? ""
            : "Of the calls that servers counted, %s. "
                .formatted(
                    servers.stream()
                        .map(it -> it.name() + " served " + share(it, costs))
                        .collect(Collectors.joining(", ")));
    return balance
        + costs
            .skew()
            .map(
                it ->
                    "Clients began their slices within %s ms of each other (median; %s ms at most)."
                        .formatted(Numbers.of(it.median() / 1e3), Numbers.of(it.greatest() / 1e3)))
            .orElse("");
  }
}

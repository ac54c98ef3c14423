// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.results.Metric;
import benchmark.cli.statistics.RankedGroups;
import benchmark.cli.statistics.Samples;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which of more than two variants are better than which others: a line for each operation and
 * metric.
 *
 * @param names what the variants are called in few characters
 */
record RankingLines(List<String> names, ComparisonAnalysis analysis) {

  private static final String HEADING =
      "Ranking, the best first, 1 is the best; those with a letter in common cannot be told apart"
          + " (5% for all pairs of a line, Holm)";

  /** Nothing unless there are more than two variants and verdicts. */
  Document atMost(int lines) {
    List<OperationKey> operations = analysis.replicates().operations();
    if (names.size() < 3 || analysis.conclusion() != ComparisonAnalysis.Conclusion.VERDICTS) {
      return new Document(List.of());
    }
    List<Definition> all =
        metrics(operations.get(0)).stream()
            .flatMap(
                metric ->
                    operations.stream()
                        .filter(it -> analysis.replicates().metrics(it).contains(metric))
                        .map(it -> line(it, metric)))
            .limit(lines)
            .toList();
    return Document.of(new Heading(HEADING), new Definitions(all));
  }

  /** The one that leads, then what calls cost, then the others. */
  private List<Metric> metrics(OperationKey operation) {
    List<Metric> first = List.of(analysis.replicates().leading(), Metric.CPU);
    return Stream.concat(
            first.stream(),
            analysis.replicates().shownMetrics(operation).stream()
                .filter(it -> !first.contains(it)))
        .toList();
  }

  private Definition line(OperationKey operation, Metric metric) {
    List<double[]> rounds =
        IntStream.range(0, names.size())
            .mapToObj(variant -> analysis.replicates().values(variant, operation, metric))
            .toList();
    var ranked = RankedGroups.of(rounds, metric.direction());
    double best = Samples.geometricMean(rounds.get(ranked.order().get(0)));
    return new Definition(
        operation.label() + " " + metric.label(),
        IntStream.range(0, names.size())
            .mapToObj(
                place -> {
                  int variant = ranked.order().get(place);
                  return "%s %s %s"
                      .formatted(
                          names.get(variant),
                          String.format(
                              Locale.ROOT,
                              "%.2f",
                              Samples.geometricMean(rounds.get(variant)) / best),
                          ranked.groups().get(place));
                })
            .collect(Collectors.joining(", ")));
  }
}

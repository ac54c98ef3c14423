// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.project.Project;
import benchmark.cli.report.ResultRow;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** What pairs can do, what to question, and every number. */
record BackgroundSections(Sources sources, List<ResultGroup> groups, Project project) {

  /** Every number of every chart. */
  Document numbers() {
    return new Document(
        groups.stream()
            .<Block>map(
                it ->
                    new Details(
                        it.title(),
                        Document.of(
                            numbers(it),
                            new Paragraph("Low and high: " + it.throughputInterval() + "."))))
            .toList());
  }

  private static Table numbers(ResultGroup of) {
    var headings = new ArrayList<>(List.of("pair", "operation"));
    List<NumberColumn> columns =
        NumberColumn.of(of.variants().stream().flatMap(it -> it.operations().values().stream()));
    columns.stream().map(NumberColumn::heading).forEach(headings::add);
    var rows = new ArrayList<List<String>>();
    var values = new ArrayList<List<OptionalDouble>>();
    for (ResultRow shown : of.variants()) {
      for (OperationKey operation : shown.operations().keySet()) {
        var row = new ArrayList<>(List.of(shown.label(), operation.label()));
        var exact = new ArrayList<>(List.of(OptionalDouble.empty(), OptionalDouble.empty()));
        for (NumberColumn column : columns) {
          double number = column.shown(shown.operations().get(operation));
          row.add(Numbers.rounded(number, 3));
          exact.add(Double.isNaN(number) ? OptionalDouble.empty() : OptionalDouble.of(number));
        }
        rows.add(row);
        values.add(exact);
      }
    }
    return new Table(headings, rows, values, List.of());
  }

  /** What remains dangerous or surprising in the pairs on the page. */
  Document risks() {
    List<Definition> risks =
        Stream.concat(
                groups.stream().flatMap(it -> it.variants().stream()).map(ResultRow::pair),
                sources.verifiedPairs().map(it -> it.variant().replaceFirst("@.*", "")))
            .distinct()
            .map(
                pair ->
                    new Definition(
                        pair, project.find(pair).map(it -> it.facts().remainingRisk()).orElse("")))
            .filter(it -> !it.meaning().isEmpty())
            .toList();
    return risks.isEmpty() ? Document.of() : Document.of(new Definitions(risks));
  }

  /** Reasons to question the results, each with a next step; nothing if there are none. */
  Document warnings() {
    var blocks = new ArrayList<Block>();
    for (ResultGroup it : groups) {
      if (!it.warnings().isEmpty()) {
        blocks.add(new Heading(it.title()));
        blocks.add(Items.of(it.warnings()));
      }
    }
    return new Document(blocks);
  }
}

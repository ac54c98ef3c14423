// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.chart.Grid;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Level;
import benchmark.cli.text.Table;
import benchmark.cli.verify.VersionMatrix.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Matrices of versions as tables, one for each contract: clients in rows, servers in columns. Each
 * reason has a number and stands once, below the tables of its pair.
 */
public record VersionReport(List<VersionMatrix> matrices) {

  private static final String SERVER = "server ";

  /** The tables, the reasons and the legend. */
  public Document document() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading(Level.TITLE, "Which versions understand each other"));
    matrices.forEach(matrix -> add(matrix, blocks));
    blocks.add(new Definitions(legend()));
    return new Document(blocks);
  }

  /** For a page: a picture for each contract, whose cells tell their reasons. */
  Document page() {
    var blocks = new ArrayList<Block>();
    for (VersionMatrix matrix : matrices) {
      for (String contract : matrix.contracts()) {
        blocks.add(
            new Figure(
                Grid.ofWords(
                    "%s, contract %s".formatted(matrix.variant(), contract),
                    "",
                    table(matrix, contract, Cell::outcome),
                    (client, server) ->
                        matrix
                            .cell(client, server.substring(SERVER.length()), contract)
                            .reason())));
      }
    }
    blocks.add(new Definitions(legend()));
    blocks.add(new Details("The same as tables, with reasons", document()));
    return new Document(blocks);
  }

  private List<Definition> legend() {
    var legend = new ArrayList<Definition>();
    legend.add(new Definition(VersionMatrix.RIGHT, "every answer is the contract's"));
    legend.add(new Definition(VersionMatrix.WRONG, "an answer arrives, but another one"));
    legend.add(new Definition(VersionMatrix.FAILS, "a call fails, or a side does not start"));
    if (matrices.stream()
        .flatMap(matrix -> matrix.cells().stream())
        .anyMatch(cell -> cell.outcome().equals(VersionMatrix.NONE))) {
      legend.add(new Definition(VersionMatrix.NONE, "the pair cannot call the contract"));
    }
    return legend;
  }

  private static void add(VersionMatrix matrix, List<Block> blocks) {
    var numbers = new LinkedHashMap<String, Integer>();
    for (String contract : matrix.contracts()) {
      blocks.add(new Heading("%s, contract %s".formatted(matrix.variant(), contract)));
      blocks.add(table(matrix, contract, it -> text(it, numbers)));
    }
    if (!numbers.isEmpty()) {
      blocks.add(
          new Definitions(
              numbers.entrySet().stream()
                  .map(it -> new Definition("(%d)".formatted(it.getValue()), it.getKey()))
                  .toList()));
    }
  }

  private static Table table(VersionMatrix matrix, String contract, Function<Cell, String> text) {
    var columns = new Columns<String>().and(matrix.framework() + " client", client -> client);
    for (String server : matrix.versions()) {
      columns.and(SERVER + server, client -> text.apply(matrix.cell(client, server, contract)));
    }
    return columns.table(matrix.versions());
  }

  private static String text(Cell cell, Map<String, Integer> numbers) {
    if (!cell.isBad()) {
      return cell.outcome();
    }
    int number = numbers.computeIfAbsent(cell.reason(), it -> numbers.size() + 1);
    return "%s (%d)".formatted(cell.outcome(), number);
  }
}

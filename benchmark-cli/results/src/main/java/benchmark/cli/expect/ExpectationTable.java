// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Expectations against what they came to: a line of a table each, and a check for programs. */
public final class ExpectationTable {

  private final List<String> headings;
  private final List<List<String>> rows = new ArrayList<>();
  private final List<ExpectationCheck> checks = new ArrayList<>();

  /** A table without lines; some columns, with these headings, say what each line is about. */
  public ExpectationTable(String... about) {
    headings = line(List.of(about), "expected", "actual", "met");
  }

  /** Adds what is expected of a variant; cells and a name say what it is about. */
  public void add(
      String variant,
      List<String> about,
      String name,
      String expected,
      String actual,
      ExpectationVerdict verdict) {
    rows.add(line(about, expected, actual, verdict.label()));
    checks.add(
        new ExpectationCheck(
            variant, name + " " + expected, verdict, actual + ", expected " + expected));
  }

  private static List<String> line(List<String> about, String... others) {
    return Stream.concat(about.stream(), Stream.of(others)).toList();
  }

  /** For each line, whether it is met, for other programs. */
  public List<ExpectationCheck> checks() {
    return checks;
  }

  /** For each line, whether it is met. */
  public List<ExpectationVerdict> verdicts() {
    return checks.stream().map(ExpectationCheck::verdict).toList();
  }

  /** The table, and what follows it if a line is undecided; nothing if it has no lines. */
  public Document document(Block... ifUndecided) {
    if (rows.isEmpty()) {
      return Document.of();
    }
    var table = Document.of(new Heading("Expected against actual"), new Table(headings, rows));
    return verdicts().contains(ExpectationVerdict.UNDECIDED) ? table.and(ifUndecided) : table;
  }
}

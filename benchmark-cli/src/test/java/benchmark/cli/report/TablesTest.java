// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static benchmark.cli.Golden.assertMatches;
import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.JmhResult;
import benchmark.cli.results.OperationResult;
import benchmark.cli.text.LineWrap;
import benchmark.cli.text.Numbers;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TablesTest {

  private static final Map<String, OperationResult> MEASURED =
      figures(
          new OperationResult(47.2934, 4.9912, false, 0.6012, 2.5),
          new OperationResult(12345.6, 0.04, false, 0.0001234, 0));
  private static final Map<String, OperationResult> DERIVED =
      figures(
          new OperationResult(0.70123, 0.00049, true, 44.05, 120.25),
          new OperationResult(Double.NaN, Double.NaN, true, Double.NaN, Double.NaN));
  private static final Map<String, OperationResult> ONE_OPERATION =
      Map.of("existUser", new OperationResult(1, Double.NaN, false, 1, 1));

  @Test
  void comparisonForATerminal() {
    assertMatches("comparison.txt", measured().toText());
  }

  @Test
  void comparisonInMarkdown() {
    assertMatches("comparison.md", measured().toMarkdown());
  }

  @Test
  void comparisonOfDerivedFiguresSaysSo() {
    assertMatches("comparison-derived.txt", measured().row("dubbo-fst", DERIVED).toText());
  }

  @Test
  void figuresLookTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);
    try {
      assertMatches("comparison.txt", measured().toText());
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "47.2934, 47.29",
    "0.70123, 0.7012",
    "12345.6, 12346",
    "0, 0",
    "0.00000012, 0.000000",
    "9.99996, 10.00",
    "-5.5, -5.500",
    "1000, 1000"
  })
  void figuresHaveFourSignificantDigits(double value, String text) {
    assertThat(Numbers.of(value)).isEqualTo(text);
  }

  @Test
  void whatIsNoFigureIsADash() {
    assertThat(Numbers.of(Double.NaN)).isEqualTo("-");
    assertThat(Numbers.of(Double.NaN, 1)).isEqualTo("-");
    assertThat(Numbers.of(2, Double.NaN)).isEqualTo("2.000");
  }

  @Test
  void jmhsOwnTableIsFoundInItsText() throws Exception {
    assertMatches("jmh-table.txt", JmhTable.in(recorded("jmh.txt")));
  }

  @Test
  void jmhsTableWithParametersIsFound(@TempDir Path folder) throws Exception {
    Path text = folder.resolve("jmh.txt");
    Files.writeString(text, "# x\n\nBenchmark   (size)  Mode  Cnt\nClient.echo   1K  thrpt\n\n\n");

    assertThat(JmhTable.in(text))
        .isEqualTo("Benchmark   (size)  Mode  Cnt\nClient.echo   1K  thrpt\n");
  }

  @Test
  void textWithoutATableIsShownWhole(@TempDir Path folder) throws Exception {
    Path text = folder.resolve("jmh.txt");
    Files.writeString(text, "no\ntable\n");

    assertThat(JmhTable.in(text)).isEqualTo("no\ntable\n");
  }

  @Test
  void recordedResultsAreRead() throws Exception {
    List<JmhResult> results = JmhResult.read(recorded("jmh.json"));

    assertThat(results.stream().map(JmhResult::operation))
        .containsExactly("existUser", "getUser", "existUser", "getUser");
    JmhResult measured = results.get(0);
    assertThat(measured.mode()).isEqualTo("thrpt");
    assertThat(measured.threads()).isEqualTo(2);
    assertThat(measured.score()).isEqualTo(38016.62083912719);
    assertThat(measured.error()).isNaN();
    assertThat(measured.unit()).isEqualTo("ops/ms");
    assertThat(measured.percentiles()).isEmpty();
    assertThat(measured.iterations()).hasSize(2);
    assertThat(measured.samples()).isZero();
  }

  @Test
  void paragraphsAreBrokenAtSpaces() {
    assertThat(LineWrap.wrap("word ".repeat(40).strip(), "  ").lines())
        .hasSize(3)
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80).startsWith("  word"));
    assertThat(LineWrap.wrap("x".repeat(100), "")).isEqualTo("x".repeat(100) + "\n");
  }

  private static ComparisonTable measured() {
    return new ComparisonTable()
        .row("inproc", MEASURED)
        .row("dubbo-hessianlite@threads=8", ONE_OPERATION);
  }

  private static Map<String, OperationResult> figures(
      OperationResult existUser, OperationResult listUser) {
    var figures = new LinkedHashMap<String, OperationResult>();
    figures.put("existUser", existUser);
    figures.put("listUser", listUser);
    return figures;
  }

  private static Path recorded(String name) throws URISyntaxException {
    return Path.of(TablesTest.class.getResource("/recorded/" + name).toURI());
  }
}

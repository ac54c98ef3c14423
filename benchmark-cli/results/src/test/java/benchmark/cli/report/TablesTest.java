// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static benchmark.cli.text.Golden.assertMatches;
import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.PairKind;
import benchmark.cli.results.FabricatedOperation;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.LineWrap;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.OperationKey;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Isolated("sets the locale")
class TablesTest {

  private static final StoredRun MEASURED =
      results(
          new FabricatedOperation(47.334, 4.9912, false, 0.6012, 2.5),
          new FabricatedOperation(12345.6, 0.04, false, 0.0001234, 0));
  private static final StoredRun DERIVED =
      results(
          new FabricatedOperation(0.7013, 0.00049, true, 44.05, 120.25),
          new FabricatedOperation(Double.NaN, Double.NaN, true, Double.NaN, Double.NaN));
  private static final StoredRun ONE_OPERATION =
      FabricatedOperation.run(
          Map.of(
              OperationKey.of("existUser"), new FabricatedOperation(1, Double.NaN, false, 1, 1)));

  @Test
  void comparisonForATerminal() {
    assertMatches("comparison.txt", text(measured()));
  }

  @Test
  void comparisonInMarkdown() {
    assertMatches("comparison.md", MarkdownRenderer.render(measured().tables()));
  }

  @Test
  void comparisonOfDerivedThroughputSaysSo() {
    assertMatches(
        "comparison-derived.txt", text(measured().add("dubbo-fst", DERIVED, PairKind.ORDINARY)));
  }

  @Test
  void numbersLookTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);
    try {
      assertMatches("comparison.txt", text(measured()));
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "47.334, 47.3",
    "0.7013, 0.701",
    "12345.6, 12346",
    "0, 0",
    "0.00000012, 0.000000",
    "9.99996, 10.0",
    "-5.5, -5.50",
    "1000, 1000"
  })
  void numbersHaveThreeSignificantDigits(double value, String text) {
    assertThat(Numbers.of(value)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"5, 5", "0.6, 0.6", "1000, 1000", "20000, 20000", "0, 0", "1.25, 1.25"})
  void plainNumbersHaveNoZerosAtTheirEnd(double value, String text) {
    assertThat(Numbers.plain(value)).isEqualTo(text);
  }

  @Test
  void aMissingNumberIsADash() {
    assertThat(Numbers.of(Double.NaN)).isEqualTo("-");
    assertThat(Numbers.of(1 / 0.0)).as("of no call").isEqualTo("-");
  }

  @Test
  void paragraphsAreBrokenAtSpaces() {
    assertThat(LineWrap.wrap("word ".repeat(40).strip(), "  ").lines())
        .hasSize(3)
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80).startsWith("  word"));
    assertThat(LineWrap.wrap("x".repeat(100), "")).isEqualTo("x".repeat(100) + "\n");
  }

  private static String text(RunsReport table) {
    return TextRenderer.render(table.tables());
  }

  private static RunsReport measured() {
    return new ComparisonTable(RememberedSetups.NONE)
        .add("inproc", MEASURED, PairKind.ORDINARY)
        .add("dubbo-hessianlite@threads=8", ONE_OPERATION, PairKind.ORDINARY);
  }

  private static StoredRun results(FabricatedOperation existUser, FabricatedOperation listUser) {
    var results = new LinkedHashMap<OperationKey, FabricatedOperation>();
    results.put(OperationKey.of("existUser"), existUser);
    results.put(OperationKey.of("listUser"), listUser);
    return FabricatedOperation.run(results);
  }
}

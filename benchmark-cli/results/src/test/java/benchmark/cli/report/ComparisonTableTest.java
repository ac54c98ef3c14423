// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.PairKind;
import benchmark.cli.results.FabricatedOperation;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.DistinctLabels;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.OperationKey;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ComparisonTableTest {

  @Test
  void marksTheBestOfEveryColumnAndWhatTheNoiseCannotSeparateFromIt() {
    String text =
        text(
            new ComparisonTable(RememberedSetups.NONE)
                .add("inproc", result(900, 100, 0.001, 0.004), PairKind.REFERENCE)
                .add("dubbo-a", result(50, 4, 0.6, 2), PairKind.ORDINARY)
                .add("dubbo-b", result(46, 2, 0.9, 1), PairKind.ORDINARY)
                .add("grpc-c", result(45, 2, 0.7, 9), PairKind.ORDINARY));

    assertThat(text)
        .isEqualTo(
            """
            Throughput, calls/s (± is JMH's 99.9% error over iterations)
            pair      existUser
            inproc     900k±11%
            dubbo-a  50.0k±8.0%*
            dubbo-b  46.0k±4.3%~
            grpc-c   45.0k±4.4%

            p50, µs (half of the calls took no longer)
            pair     existUser
            inproc        1.00
            dubbo-a        600*
            dubbo-b        900
            grpc-c         700

            p99, µs (99% of the calls took no longer; a closed loop hides stalls)
            pair     existUser
            inproc        4.00
            dubbo-a       2000
            dubbo-b       1000*
            grpc-c        9000

            * best of its column
            ~ not distinguishable from the best: the difference is within the root
              of the sum of both squared ± (percentiles have no ± of their own; that of the
              pair's throughput is taken, in percent)
            inproc makes no call over a wire and is compared with none
            """);
  }

  @Test
  void saysSharesOfTheLimitWhereItWasMeasured() {
    String text =
        text(
            new ComparisonTable(RememberedSetups.NONE)
                .add("netty-bytes", result(200, 9, 0.1, 1), PairKind.CEILING)
                .add("dubbo-a", result(50, 4, 0.6, 2), PairKind.ORDINARY)
                .add("dubbo-b", result(46, 2, 0.9, 1), PairKind.ORDINARY)
                .add("dubbo-c", null, PairKind.ORDINARY));

    assertThat(text)
        .contains(
            """
            Share of the throughput of netty-bytes
            pair     existUser
            dubbo-a        25%
            dubbo-b        23%
            dubbo-c          -
            """)
        .contains("dubbo-a      50.0k±8.0%*")
        .contains("netty-bytes has neither codec nor framework and is compared with none\n");
  }

  @Test
  void callsNothingInseparableWhereTheNoiseIsUnknown() {
    assertThat(
            text(
                new ComparisonTable(RememberedSetups.NONE)
                    .add("dubbo-a", result(50, Double.NaN, 0.6, 2), PairKind.ORDINARY)
                    .add("dubbo-b", result(49, 20, 0.6, 2), PairKind.ORDINARY)))
        .contains("50.0k*")
        .contains("49k±41%\n");
  }

  @Test
  void marksNothingWhereThereIsNothingToCompare() {
    assertThat(
            text(
                new ComparisonTable(RememberedSetups.NONE)
                    .add("dubbo-a", result(50, 4, 0.6, 2), PairKind.ORDINARY)))
        .doesNotContain("*")
        .doesNotContain("~");
  }

  @Test
  void leavesAGapWhereAPairHasNoResult() {
    assertThat(
            MarkdownRenderer.render(
                new ComparisonTable(RememberedSetups.NONE)
                    .add("dubbo-a", result(50, 4, 0.6, 2), PairKind.ORDINARY)
                    .add("dubbo-b", result(40, 4, 0.6, 2), PairKind.ORDINARY)
                    .add("dubbo-c", null, PairKind.ORDINARY)
                    .tables()))
        .containsPattern("\\| dubbo-c \\| +- +\\|")
        .contains("| dubbo-a | 50.0k±8.0%* |");
  }

  @Test
  void fitsFourteenPairsIntoEightyColumns() {
    var table = new ComparisonTable(RememberedSetups.NONE);
    for (int pair = 0; pair < 14; pair++) {
      var results = new LinkedHashMap<OperationKey, FabricatedOperation>();
      for (String operation : List.of("existUser", "createUser", "getUser", "listUser")) {
        results.put(
            OperationKey.of(operation),
            new FabricatedOperation(12.34 + pair, 123.45, true, 0.1234, 98.76));
      }
      table.add(
          "dubbo-nativehessian".substring(0, 17) + (10 + pair),
          FabricatedOperation.run(results),
          PairKind.ORDINARY);
    }

    assertThat(text(table).lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void thePairThatIsMeasuredTwiceIsShownTwice() {
    List<String> labels = DistinctLabels.of(List.of("dubbo-a", "dubbo-a"));

    assertThat(
            text(
                new ComparisonTable(RememberedSetups.NONE)
                    .add(labels.get(0), result(50, 4, 0.6, 2), PairKind.ORDINARY)
                    .add(labels.get(1), result(40, 4, 0.6, 2), PairKind.ORDINARY)))
        .contains("dubbo-a      50.0k±8.0%*\ndubbo-a (2)     40k±10% \n".replace(" \n", "\n"));
  }

  @Test
  void everyValueOfAParameterIsAColumn() {
    var results = new LinkedHashMap<OperationKey, FabricatedOperation>();
    for (String size : List.of("1K", "50K")) {
      results.put(
          new OperationKey("string", Map.of("size", size)),
          new FabricatedOperation(10, 1, true, 1, 2));
    }

    assertThat(
            text(
                new ComparisonTable(RememberedSetups.NONE)
                    .add("dubbo-a", FabricatedOperation.run(results), PairKind.ORDINARY)))
        .contains("pair     string (1K)  string (50K)\ndubbo-a      10k±10%       10k±10%\n");
  }

  private static String text(RunsReport table) {
    return TextRenderer.render(table.tables());
  }

  private static StoredRun result(double throughput, double error, double p50, double p99) {
    return FabricatedOperation.run(
        Map.of(
            OperationKey.of("existUser"),
            new FabricatedOperation(throughput, error, false, p50, p99)));
  }
}

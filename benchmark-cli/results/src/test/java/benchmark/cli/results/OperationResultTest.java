// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OperationResultTest {

  @Test
  void measuredThroughputIsTakenAsItIs() {
    OperationResult figures =
        of(
            result("thrpt", 47.2, 4.9, "ops/ms", Map.of(), List.of(47.0, 47.4)),
            result("sample", 0.7, 0.1, "ms/op", Map.of("50.0", 0.5, "99.0", 2.5), List.of(0.7)));

    assertThat(figures).isEqualTo(new OperationResult(47.2, 4.9, false));
  }

  @Test
  void unitsAreBroughtToMilliseconds() {
    JmhResult sampled =
        result("sample", 700, 9, "us/op", Map.of("50.0", 500.0, "99.9", 2_500.0), List.of());
    OperationResult figures =
        of(result("thrpt", 47_200, 4_900, "ops/s", Map.of(), List.of()), sampled);

    assertThat(figures.throughput()).isCloseTo(47.2, within(1e-9));
    assertThat(figures.error()).isCloseTo(4.9, within(1e-9));
    assertThat(JmhResult.percentile(List.of(sampled), 0.5)).isCloseTo(0.5, within(1e-9));
    assertThat(JmhResult.percentile(List.of(sampled), 0.999)).isCloseTo(2.5, within(1e-9));
    assertThat(JmhResult.percentile(List.of(sampled), 1)).isNaN();
  }

  /** JMH's names of its largest units are not the customary ones. */
  @Test
  void hoursAndDaysAreUnitsToo() {
    assertThat(of(result("thrpt", 3_600_000, 0, "ops/hr", Map.of(), List.of())).throughput())
        .isCloseTo(1, within(1e-9));
    assertThat(of(result("thrpt", 86_400_000, 0, "ops/day", Map.of(), List.of())).throughput())
        .isCloseTo(1, within(1e-9));
  }

  /**
   * By hand: 32 threads and means of 1, 2 and 4 ms make 32, 16 and 8 calls a ms, whose mean is
   * 18.667; their deviation is sqrt((13.333^2 + 2.667^2 + 10.667^2) / 2) = 12.220, the standard
   * error 12.220 / sqrt(3) = 7.0553, and Student's t for 99.9% and 2 degrees is 31.599: 222.94.
   */
  @Test
  void derivedThroughputIsThreadsByMeanTime() {
    OperationResult figures =
        of(result("sample", 2.3, 1, "ms/op", Map.of("50.0", 1.0), List.of(1.0, 2.0, 4.0)));

    assertThat(figures.derived()).isTrue();
    assertThat(figures.throughput()).isCloseTo(18.667, within(0.001));
    assertThat(figures.error()).isCloseTo(222.94, within(0.01));
  }

  @Test
  void oneIterationHasNoError() {
    assertThat(of(result("avgt", 2, 0, "ms/op", Map.of(), List.of(2.0))).error()).isNaN();
    assertThat(of(result("avgt", 2, 0, "ms/op", Map.of(), List.of(2.0))).throughput())
        .isEqualTo(16);
  }

  @Test
  void aModeThatSaysNothingGivesNothing() {
    OperationResult figures = of(result("ss", 2, 0, "ms/op", Map.of(), List.of(2.0)));

    assertThat(figures.throughput()).isNaN();
  }

  @Test
  void operationsComeInTheContractsOrder() {
    assertThat(
            OperationResult.of(
                    List.of(named("zeta"), named("listUser"), named("existUser")), List.of())
                .keySet())
        .containsExactly(
            OperationKey.of("existUser"), OperationKey.of("listUser"), OperationKey.of("zeta"));
  }

  @Test
  void everyValueOfAParameterIsAnOperationInTheOrderGiven() {
    var sizes =
        List.of("1K", "50K", "200K").stream()
            .map(size -> new OperationKey("string", Map.of("size", size)))
            .toList();

    assertThat(
            OperationResult.of(sizes.stream().map(OperationResultTest::named).toList(), List.of())
                .keySet())
        .containsExactlyElementsOf(sizes);
  }

  private static OperationResult of(JmhResult... results) {
    return OperationResult.of(List.of(results), List.of()).get(OperationKey.of("getUser"));
  }

  private static JmhResult named(String name) {
    return named(OperationKey.of(name));
  }

  private static JmhResult named(OperationKey operation) {
    return new JmhResult(
        operation,
        "avgt",
        1,
        1,
        new JmhResult.Score(1, 1, "ms/op"),
        Map.of(),
        List.of(List.of(1.0)),
        0);
  }

  private static JmhResult result(
      String mode,
      double score,
      double error,
      String unit,
      Map<String, Double> percentiles,
      List<Double> iterations) {
    return new JmhResult(
        OperationKey.of("getUser"),
        mode,
        32,
        1,
        new JmhResult.Score(score, error, unit),
        percentiles,
        List.of(iterations),
        0);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.slices.SliceSettings;
import benchmark.cli.statistics.BetterWhen;
import benchmark.cli.statistics.BlockPlan;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.NoiseParts;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.statistics.Samples;
import benchmark.cli.statistics.Verdict;
import benchmark.contract.Scenarios;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.DoubleSupplier;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What {@code --budget 5m --ops existUser} can tell: comparisons of as many blocks as it plans,
 * each of which is off by as much as one of the recorded blocks. Those have six quads where the
 * plan has ten, so that they vary rather more.
 */
class PowerTest {

  private static final int TRIALS = 4000;

  private static final BlockPlan PLAN = new BlockPlan(4, 10);

  private static final int RECORDED_QUADS = 6;

  private final Random random = new Random(20261123);
  private final List<Double> deviations = new ArrayList<>();

  @BeforeEach
  void readRecordedBlocks() throws IOException {
    Map<String, List<Double>> logRatios = new LinkedHashMap<>();
    try (var in = PowerTest.class.getResourceAsStream("/recorded/blocks.csv")) {
      List<String[]> lines =
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .map(line -> line.split(","))
              .toList();
      for (int block = 0; block < lines.size(); block += 2) {
        double baseline = Samples.geometricMean(slices(lines.get(block)));
        double candidate = Samples.geometricMean(slices(lines.get(block + 1)));
        logRatios
            .computeIfAbsent(lines.get(block)[0], operation -> new ArrayList<>())
            .add(Math.log(candidate / baseline));
      }
    }
    for (List<Double> blocks : logRatios.values()) {
      double mean = blocks.stream().mapToDouble(it -> it).average().orElseThrow();
      double freedom = Math.sqrt(blocks.size() / (blocks.size() - 1.0));
      blocks.forEach(it -> deviations.add((it - mean) * freedom));
    }
  }

  private static double[] slices(String[] line) {
    double[] slices = Arrays.stream(line).skip(3).mapToDouble(Double::parseDouble).toArray();
    assertThat(slices).hasSize(2 * RECORDED_QUADS);
    return slices;
  }

  @Test
  void fiveMinutesAreFourBlocks() {
    MeasuringTime time = MeasuringTime.usual(Design.BLOCKS, 1);
    var timing =
        new BlockTiming(
            SliceSettings.ofBlock(
                Scenarios.USER,
                List.of("existUser"),
                Scenarios.USER.callers(),
                time.measurement(),
                time.warmup()),
            2,
            false,
            StoppingRule.of(null, null, Duration.ofMinutes(5)));

    assertThat(
            timing.plan(
                Duration.ZERO, 0, 0, timing::expectedBlockOf, List.of(BlockPlan.USUAL_NOISE)))
        .contains(PLAN);
  }

  @Test
  void recordedBlocksDifferLessThanThoseOfTheNoiseFloor() {
    double square = deviations.stream().mapToDouble(it -> it * it).average().orElseThrow();

    assertThat(deviations).hasSize(16);
    assertThat(Math.sqrt(square)).isCloseTo(0.0161, within(0.0001));
    assertThat(new NoiseParts(0.0071, 0.0359, 0).ofBlocks(RECORDED_QUADS).logDeviation())
        .isCloseTo(0.0163, within(0.0001));
  }

  /** The whole interval is below 1 where the candidate is 5% slower. */
  @Test
  void fivePercentAreReportedFromNoDifference() {
    assertThat(share(0.95, ratio -> ratio.interval().orElseThrow().high() < 1))
        .isGreaterThanOrEqualTo(0.90)
        .isCloseTo(0.996, within(0.005));
  }

  /** The verdict says more: slower by more than the margin of 2%. */
  @Test
  void fivePercentAreCalledWorseLessOften() {
    assertThat(share(0.95, ratio -> verdict(ratio) == Verdict.WORSE))
        .isCloseTo(0.733, within(0.01));
  }

  /** With the noise of the ten comparisons of docs/method.md. */
  @Test
  void fewerAreReportedWhereJvmsDifferMore() {
    double deviation = new NoiseParts(0.0179, 0.0478, 0).ofBlocks(PLAN.quads()).logDeviation();

    assertThat(deviation).isCloseTo(0.0234, within(0.0001));
    assertThat(
            share(
                0.95,
                () -> deviation * random.nextGaussian(),
                ratio -> ratio.interval().orElseThrow().high() < 1))
        .isCloseTo(0.82, within(0.02));
  }

  @Test
  void intervalsCoverTheTruth() {
    assertThat(share(0.95, ratio -> ratio.interval().orElseThrow().contains(0.95)))
        .isCloseTo(0.955, within(0.015));
  }

  private static Verdict verdict(PairedRatio ratio) {
    return new Comparison("existUser", BetterWhen.HIGHER, ratio).verdict(Margin.DEFAULT);
  }

  /** How many comparisons tell something, where this is the true ratio. */
  private double share(double truth, Predicate<PairedRatio> tells) {
    return share(truth, this::deviation, tells);
  }

  /**
   * How many comparisons tell something, with noise of a given kind.
   *
   * @param deviation how far a block's log ratio is off
   */
  private double share(double truth, DoubleSupplier deviation, Predicate<PairedRatio> tells) {
    double[] baseline = DoubleStream.generate(() -> 1).limit(PLAN.blocks()).toArray();
    return IntStream.range(0, TRIALS)
            .mapToObj(
                trial ->
                    PairedRatio.of(
                        baseline,
                        DoubleStream.generate(() -> truth * Math.exp(deviation.getAsDouble()))
                            .limit(PLAN.blocks())
                            .toArray()))
            .filter(tells)
            .count()
        / (double) TRIALS;
  }

  /** That of any recorded block; which of its variants is the baseline does not matter. */
  private double deviation() {
    double deviation = deviations.get(random.nextInt(deviations.size()));
    return random.nextBoolean() ? deviation : -deviation;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.compare.FabricatedComparison;
import benchmark.cli.compare.FabricatedReplicates;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedRatio;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparedStepTest {

  private static final List<String> LABELS = List.of("dubbo-hessianlite", "dubbo-kryo");

  @TempDir private Path folder;

  /** Together they miss the truth in 5%, however often a search is continued. */
  @Test
  void allLooksShareTheError() {
    assertThat(IntStream.rangeClosed(0, 6).map(ComparedStep::divisorOf))
        .containsExactly(4, 4, 4, 4, 8, 16, 32);
    assertThat(
            IntStream.rangeClosed(1, 20).mapToDouble(it -> 1.0 / ComparedStep.divisorOf(it)).sum())
        .isLessThanOrEqualTo(1);
    assertThat(ComparedStep.divisorOf(1_000_000)).isPositive();
  }

  @Test
  void aFurtherLookHasAWiderInterval() {
    Interval third = interval(3);
    Interval fourth = interval(4);
    Interval fifth = interval(5);

    assertThat(interval(1)).isEqualTo(third);
    assertThat(fourth.high()).isGreaterThan(third.high());
    assertThat(fifth.high()).isGreaterThan(fourth.high());
    assertThat(fifth.low()).isLessThan(fourth.low());
  }

  private static Interval interval(int look) {
    return PairedRatio.of(new double[] {1, 1, 1, 1}, new double[] {1.1, 1.2, 1.1, 1.3})
        .interval(ComparedStep.divisorOf(look))
        .orElseThrow();
  }

  @Test
  void whatWasStoppedByHandIsNotLookedAtAsItIs() {
    assertThat(ComparedStep.atLeast(4, withFiveBlocks(true))).isEqualTo(6);
    assertThat(ComparedStep.atLeast(8, withFiveBlocks(true))).isEqualTo(8);
    assertThat(ComparedStep.atLeast(4, withFiveBlocks(false))).isEqualTo(4);
  }

  private BisectOutput withFiveBlocks(boolean byHand) {
    FabricatedComparison.store(folder, FabricatedReplicates.of(5, 1, 0.1), byHand);
    return new BisectOutput(Margin.DEFAULT, Optional.of(folder));
  }

  /** The older one is of files that have changed since. */
  @Test
  void goesOnWithTheNewestComparison() {
    FabricatedComparison.store(
        folder.resolve("20261120-120000-compare"), FabricatedReplicates.of(4, 1, 0.1), false);
    FabricatedComparison.store(
        folder.resolve("20261121-120000-compare"), FabricatedReplicates.of(2, 1, 0.1), false);
    FabricatedComparison.store(
        folder.resolve("20261122-120000-compare.failed"), FabricatedReplicates.of(2, 1, 0), false);
    FabricatedComparison.store(
        folder.resolve("20261123-120000-compare.partial"), FabricatedReplicates.of(2, 1, 0), true);

    assertThat(ComparedStep.newest(folder, LABELS))
        .contains(folder.resolve("20261121-120000-compare"));
    assertThat(ComparedStep.newest(folder, List.of("dubbo-hessianlite", "dubbo-fst"))).isEmpty();
  }
}

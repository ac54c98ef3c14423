// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.FabricatedProject;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.BlockPlan;
import benchmark.cli.statistics.Margin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BlockTimingTest {

  /** 10 s are 20 slices, which are 10 quads. */
  private static final MeasuringTime TIME =
      new MeasuringTime(Duration.ofSeconds(14), Duration.ofSeconds(10));

  private static final Duration BUDGET = Duration.ofMinutes(5);

  @TempDir Path root;

  private Variant variant;

  @BeforeEach
  void fabricate() {
    variant =
        Variant.parse(
            "rpc-codec", new FabricatedProject(root).pair("rpc-codec", "A row.", "rpc").project());
  }

  @Test
  void aGivenNumberOfBlocksTakesNoLongerThanWasAnnounced() {
    assertThat(timing(StoppingRule.of(8, null, null), false).mostQuads()).isEqualTo(10);
    assertThat(timing(StoppingRule.of(null, null, null).or(Design.BLOCKS), false).mostQuads())
        .isEqualTo(10);
  }

  @Test
  void withinABudgetBlocksMayGrow() {
    assertThat(timing(StoppingRule.of(null, null, BUDGET), false).mostQuads()).isEqualTo(20);
  }

  @Test
  void theBlocksOfABudgetUseItUp() {
    BlockTiming timing = timing(StoppingRule.of(null, null, BUDGET), false);

    BlockPlan plan = plan(timing, Duration.ZERO, 0).orElseThrow();

    assertThat(timing.expectedBlock(0)).isEqualTo(timing.expectedBlockOf(plan.quads()));
    assertThat(timing.expectedBlock(0).multipliedBy(plan.blocks()))
        .isBetween(BUDGET.minusSeconds(15), BUDGET);
  }

  @Test
  void whatIsAnnouncedStillHoldsWhenTheFirstBlockStarts() {
    for (int seconds = 240; seconds <= 360; seconds++) {
      BlockTiming timing = timing(StoppingRule.of(null, null, Duration.ofSeconds(seconds)), false);

      assertThat(plan(timing, Duration.ofSeconds(2), 0))
          .isEqualTo(plan(timing, Duration.ZERO, 0))
          .isPresent();
    }
  }

  @Test
  void aBudgetAndANumberOfBlocksAreBothKept() {
    BlockTiming timing = timing(StoppingRule.of(4, null, Duration.ofHours(1)), false);

    assertThat(plan(timing, Duration.ZERO, 0)).contains(new BlockPlan(4, 10));
    assertThat(plan(timing, Duration.ofMinutes(3), 3)).contains(new BlockPlan(1, 10));
  }

  @Test
  void aFixedTimeLeavesNothingToPlan() {
    assertThat(plan(timing(StoppingRule.of(null, null, BUDGET), true), Duration.ZERO, 0)).isEmpty();
  }

  @Test
  void aNightIsFilledWithBlocks() {
    var night = Duration.ofHours(8);
    BlockTiming timing = timing(StoppingRule.of(null, null, night), false);

    BlockPlan plan = plan(timing, Duration.ZERO, 0).orElseThrow();

    assertThat(timing.expectedBlockOf(plan.quads()).multipliedBy(plan.blocks()))
        .isBetween(night.minus(timing.expectedBlockOf(plan.quads())), night);
  }

  @Test
  void nothingOfAPairIsReadOnTheBudgetsClock() throws IOException {
    BlockTiming timing = timing(StoppingRule.of(null, null, Duration.ofHours(8)), false);
    Path pom = root.resolve("rpc-codec-client/pom.xml");
    Files.delete(pom);

    assertThat(plan(timing, Duration.ZERO, 0)).isPresent();
    assertThat(plan(timing, Duration.ofHours(1), 20)).isPresent();
  }

  private static Optional<BlockPlan> plan(BlockTiming timing, Duration elapsed, int added) {
    return timing.plan(elapsed, 0, added, timing::expectedBlockOf, List.of(BlockPlan.USUAL_NOISE));
  }

  private BlockTiming timing(StoppingRule rule, boolean hasFixedTime) {
    return BlockTiming.of(
        new CompareSettings(
            Design.BLOCKS,
            List.of(variant, variant),
            RunSettings.of(null, root),
            new CompareLoad(List.of("existUser"), TIME, hasFixedTime, 32, Optional.empty()),
            rule,
            new Margin(0.02),
            Optional.empty(),
            Optional.empty()));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.results.Metric;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** How a comparison ends, with a clock that is moved by hand. */
class ReplicateLoopTest {

  private static final Duration BLOCK = Duration.ofMinutes(2);

  private final List<Replicate> finished = new ArrayList<>();
  private final List<Integer> told = new ArrayList<>();
  private Duration now = Duration.ZERO;

  @Test
  void aBudgetEndsBeforeTheBlockThatWouldNotFit() {
    String reason = loop(StoppingRule.of(null, null, Duration.ofMinutes(7)), this::block);

    assertThat(reason).isEqualTo("when another block would have exceeded the budget");
    assertThat(finished).extracting(Replicate::number).containsExactly(1, 2, 3);
    assertThat(now).isEqualTo(Duration.ofMinutes(6));
  }

  @Test
  void blocksThatTakeLongerThanExpectedUseTheBudgetUpEarlier() {
    loop(
        StoppingRule.of(null, null, Duration.ofMinutes(7)),
        () -> {
          now = now.plus(BLOCK);
          return block();
        });

    assertThat(finished).hasSize(2);
  }

  @Test
  void aNumberOfBlocksIsAddedToThoseThereWere() {
    finished.add(block());

    String reason = loop(StoppingRule.of(2, null, null), this::block);

    assertThat(reason).isEqualTo("after 3 blocks, as asked");
    assertThat(told).as("each is stored as it ends").containsExactly(2, 3);
  }

  @Test
  void whatWasMeasuredBeforeCtrlCIsKept() {
    assertThatThrownBy(
            () ->
                loop(
                    StoppingRule.of(5, null, null),
                    () -> {
                      if (finished.size() == 2) {
                        throw new InterruptedByUserException();
                      }
                      return block();
                    }))
        .isInstanceOf(InterruptedByUserException.class);

    assertThat(finished).hasSize(2);
  }

  private String loop(StoppingRule rule, Supplier<Replicate> measuring) {
    return new ReplicateLoop(
            (done, added, elapsed) -> new ReplicateRun.PlannedReplicate(BLOCK, measuring),
            rule,
            Design.BLOCKS,
            Metric.THROUGHPUT,
            () -> now)
        .measure(finished, () -> told.add(finished.size()));
  }

  private Replicate block() {
    now = now.plus(BLOCK);
    return new Replicate(finished.size() + 1, List.of(), List.of());
  }
}

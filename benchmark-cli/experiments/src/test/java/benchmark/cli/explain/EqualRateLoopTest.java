// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.Defaults;
import benchmark.cli.results.RateLoad;
import benchmark.cli.slices.ScriptedClient;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.slices.SlicedOperation;
import benchmark.cli.status.Position;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;

/** In which order requests reach the clients, without a JVM. */
class EqualRateLoopTest {

  private static final String WARM_UP = " getUser?rate=1000%2Fs WARM-UP";
  private static final String RESULT = " getUser?rate=1000%2Fs RESULT";

  /** 12 s, the least, in slices of 2 s. */
  private static final int SLICES_IN_CLOSED_LOOP = 6;

  private final List<String> journal = new ArrayList<>();
  private final List<Position> positions = new ArrayList<>();

  @Test
  void eachIsWarmedUpAtTheRateUntilItIsCalmBeforeAnyIsRecorded() {
    run(
        Duration.ofSeconds(60),
        slice -> 0,
        slice -> slice == SLICES_IN_CLOSED_LOOP + 1 ? 1_000 : 0);

    List<String> atRate = atRate();
    assertThat(journal.subList(0, 2 * SLICES_IN_CLOSED_LOOP)).doesNotContainAnyElementsOf(atRate);
    assertThat(atRate.subList(0, 3)).containsExactly("A" + WARM_UP, "B" + WARM_UP, "B" + WARM_UP);
    assertThat(atRate.subList(3, atRate.size()))
        .containsExactlyInAnyOrder("A" + RESULT, "A" + RESULT, "B" + RESULT, "B" + RESULT);
  }

  @Test
  void whoIsNeverCalmIsRecordedAllTheSame() {
    run(Duration.ofSeconds(36), slice -> 0, slice -> 1_000);

    assertThat(journal.stream().filter(("B" + WARM_UP)::equals))
        .as("a step of 5 s, with 2.4 s around it, and one of the 4.6 s that are left")
        .hasSize(2);
    assertThat(atRate()).hasSize(1 + 2 + 4);
  }

  /** What docs/explain.md says of the default; more would take an explanation beyond 6 minutes. */
  @Test
  void byDefaultThereIsTimeForOneStepAtTheRate() {
    run(Duration.ofSeconds(Defaults.SLICE_LONGEST_WARMUP_SECONDS), slice -> 1_000, slice -> 1_000);

    assertThat(journal.stream().filter(it -> it.startsWith("A getUser WARM-UP")))
        .as("9.3 s in slices of 2 s")
        .hasSize(5);
    assertThat(atRate().stream().filter(("B" + WARM_UP)::equals)).hasSize(1);
  }

  @Test
  void oneAloneIsRecordedTwiceABlock() {
    var slices = slices(Duration.ofSeconds(12));
    loop(slices).run(List.of(ScriptedClient.variant("A", journal, slices, it -> 0)), it -> {});

    assertThat(atRate()).containsExactly("A" + WARM_UP, "A" + RESULT, "A" + RESULT);
  }

  @Test
  void theStatusLineKnowsWhatIsLeft() {
    run(Duration.ofSeconds(12), slice -> 0, slice -> 0);

    assertThat(positions)
        .filteredOn(it -> !it.phase().equals("warm-up"))
        .extracting(Position::phase, Position::secondsLeft)
        .containsExactly(
            left("warm-up at the rate", 8_000 + 4 * 7_400),
            left("warm-up at the rate", 4_000 + 4 * 7_400),
            left("recording", 4 * 7_400),
            left("recording", 3 * 7_400),
            left("recording", 2 * 7_400),
            left("recording", 7_400));
  }

  private static Tuple left(String phase, long millis) {
    return Tuple.tuple(phase, millis / 1_000);
  }

  private List<String> atRate() {
    return journal.stream().filter(it -> it.contains("rate=")).toList();
  }

  /**
   * A block.
   *
   * @param longestWarmup of which a third is at the rate
   */
  private void run(Duration longestWarmup, IntUnaryOperator compileA, IntUnaryOperator compileB) {
    SliceSettings slices = slices(longestWarmup);
    loop(slices)
        .run(
            List.of(
                ScriptedClient.variant("A", journal, slices, compileA),
                ScriptedClient.variant("B", journal, slices, compileB)),
            positions::add);
  }

  private static SliceSettings slices(Duration longestWarmup) {
    return new SliceSettings(
        List.of(new SlicedOperation("benchmark.Client.getUser", OperationKey.of("getUser"))),
        8,
        Duration.ofSeconds(5),
        ExplainSettings.STEPS,
        longestWarmup,
        Optional.of(new RateLoad(List.of(1_000.0), Load.Arrivals.POISSON, 64, 7)));
  }

  private static EqualRateLoop loop(SliceSettings slices) {
    var settings =
        new ExplainSettings(List.of(), null, slices, 2, Optional.empty(), OptionalDouble.of(1_000));
    return new EqualRateLoop(settings, new SplittableRandom(7));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.results.RateLoad;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.ScriptedClient;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.slices.SlicedOperation;
import benchmark.cli.slices.SlicedVariant;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** In which order requests reach a client, without a JVM. */
class LadderLoopTest {

  private final List<String> journal = new ArrayList<>();
  private final List<Long> secondsLeft = new ArrayList<>();

  @Test
  void everyBlockIsWarmedUpAtTheHighestRateBeforeItsSteps() {
    var loop = new LadderLoop(settings(Optional.empty()), new SplittableRandom(7));

    assertThat(block(loop))
        .containsExactly(
            "A getUser?rate=2000%2Fs WARM-UP",
            "A getUser?rate=1000%2Fs RESULT", "A getUser?rate=2000%2Fs RESULT");
    assertThat(block(loop))
        .containsExactly(
            "A getUser?rate=2000%2Fs WARM-UP",
            "A getUser?rate=2000%2Fs RESULT", "A getUser?rate=1000%2Fs RESULT");
  }

  @Test
  void whatIsLeftKnowsThatALimitMakesStepsLonger() {
    var loop =
        new LadderLoop(settings(Optional.of(Objective.parse("p99<=5ms"))), new SplittableRandom(7));

    block(loop);

    assertThat(secondsLeft)
        .as("11,000 calls take 11 s at 1,000/s, but a step is no longer than 10 s")
        .endsWith(2 * 12_400 / 1_000L, 12_400 / 1_000L);
  }

  /** What each reaches is told by its place among all of them. */
  @Test
  void aCapacityThatOnlySomeVariantsHaveIsNotToldAsThatOfAnother() {
    var loop = new LadderLoop(settings(Optional.empty(), List.of()), new SplittableRandom(7));
    var phases = new ArrayList<String>();

    assertThatThrownBy(
            () ->
                loop.run(
                    List.of(client("A"), client("B")),
                    position -> {
                      phases.add(position.phase());
                      if (Collections.frequency(phases, "in a closed loop") == 2) {
                        throw new IllegalStateException("The second one ends.");
                      }
                    }))
        .hasMessage("The second one ends.");

    assertThat(journal).endsWith("A getUser WARM-UP");
    assertThat(loop.capacities()).isEmpty();
  }

  /** What is asked for at a rate. */
  private List<String> block(LadderLoop loop) {
    journal.clear();
    loop.run(List.of(client("A")), position -> secondsLeft.add(position.secondsLeft()));
    return journal.stream().filter(it -> it.contains("rate=")).toList();
  }

  private SlicedVariant client(String name) {
    return ScriptedClient.variant(name, journal, settings(Optional.empty()).slices(), slice -> 0);
  }

  /** Two rates, in steps of three seconds. */
  private static LoadSettings settings(Optional<Objective> objective) {
    return settings(objective, List.of(1_000.0, 2_000.0));
  }

  private static LoadSettings settings(Optional<Objective> objective, List<Double> rates) {
    var slices =
        new SliceSettings(
            List.of(new SlicedOperation("benchmark.Client.getUser", OperationKey.of("getUser"))),
            8,
            Duration.ofSeconds(3),
            1,
            Duration.ofSeconds(30),
            Optional.of(new RateLoad(rates, Load.Arrivals.POISSON, 64, 7)));
    var variant =
        new Variant("A", null, OptionalInt.empty(), null, null, Optional.empty(), List.of());
    return new LoadSettings(List.of(variant), null, slices, 2, objective, List.of());
  }
}

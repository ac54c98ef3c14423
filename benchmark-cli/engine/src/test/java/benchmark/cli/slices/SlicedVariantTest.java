// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.RateLoad;
import benchmark.cli.results.SliceFacts;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/** Calls at a rate, without a JVM. */
class SlicedVariantTest {

  private static final SlicedOperation OPERATION =
      new SlicedOperation("benchmark.Client.getUser", OperationKey.of("getUser"));

  private static final Duration STEP = Duration.ofSeconds(5);

  private final List<String> journal = new ArrayList<>();

  @Test
  void warmingUpAtARateLeavesNoResultAndIsPartOfTheWarmUp() {
    SlicedVariant variant = variant(slice -> slice == 1 ? 1_000 : 0);

    assertThat(variant.isCalmAt(OPERATION.at(1_000), STEP)).isFalse();
    assertThat(variant.isCalmAt(OPERATION.at(1_000), STEP)).isTrue();

    assertThat(journal)
        .containsExactly("A getUser?rate=1000%2Fs WARM-UP", "A getUser?rate=1000%2Fs WARM-UP");
    assertThat(variant.facts()).isEqualTo(SliceFacts.of(Duration.ofSeconds(10), 0, true));
  }

  @Test
  void whoCompilesInAStepThatCountsHasNotSettled() {
    SlicedVariant variant = variant(slice -> slice == 2 ? 1_000 : 0);

    variant.step(OPERATION.at(1_000), 0, STEP);
    assertThat(variant.facts().settled()).isTrue();
    variant.step(OPERATION.at(1_000), 0, STEP);
    variant.step(OPERATION.at(1_000), 0, STEP);

    assertThat(variant.facts().settled()).isFalse();
    assertThat(journal).hasSize(3).containsOnly("A getUser?rate=1000%2Fs RESULT");
  }

  private SlicedVariant variant(IntUnaryOperator compileMillis) {
    var settings =
        new SliceSettings(
            List.of(OPERATION),
            8,
            STEP,
            2,
            Duration.ZERO,
            Optional.of(new RateLoad(List.of(), Load.Arrivals.POISSON, 64, 7)));
    return ScriptedClient.variant("A", journal, settings, compileMillis);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LiveIntervalsTest {

  private static final OperationKey LIST_USER = OperationKey.of("listUser");
  private static final List<String> TWO = List.of("inproc", "inproc@threads=1");

  @Test
  void oneRoundHasNone() {
    assertThat(LiveIntervals.of(new Replicates(List.of()), TWO)).isEmpty();
    assertThat(LiveIntervals.of(FabricatedReplicates.of(1, 1.2, 0.02), TWO)).isEmpty();
  }

  @Test
  void theWidestComesFirstAndOperationsAreNamed() {
    assertThat(LiveIntervals.of(FabricatedReplicates.of(4, 1.2, 0.02), TWO))
        .hasSize(2)
        .satisfiesExactly(
            first -> assertThat(first).matches("1\\.2\\d\\d ± 0\\.0\\d\\d existUser"),
            second -> assertThat(second).matches("0\\.8333 ± 0\\.0001 listUser"));
  }

  @Test
  void anOnlyOperationNeedsNoName() {
    assertThat(LiveIntervals.of(onlyListUser(2), TWO)).containsExactly("0.8333 ± 0.0001");
  }

  @Test
  void severalCandidatesAreNamed() {
    assertThat(LiveIntervals.of(onlyListUser(3), List.of("inproc", "b", "c")))
        .containsExactly("0.8333 ± 0.0001 b", "1.0000 ± 0.0001 c");
  }

  @Test
  void onlyTheWidestAreShown() {
    assertThat(LiveIntervals.of(FabricatedReplicates.ofThree(4, 0.02), List.of("a", "b", "c")))
        .hasSize(3);
  }

  /** The first variant again as the third one, where there are to be three. */
  private static Replicates onlyListUser(int variants) {
    return new Replicates(
        FabricatedReplicates.of(3, 1.2, 0).all().stream()
            .map(
                round ->
                    new Replicate(
                        round.number(),
                        round.order(),
                        List.of(0, 1, 0).subList(0, variants).stream()
                            .map(round.variants()::get)
                            .map(LiveIntervalsTest::onlyListUser)
                            .toList()))
            .toList());
  }

  private static Replicate.VariantResult onlyListUser(Replicate.VariantResult measured) {
    return new Replicate.VariantResult(
        measured.folder(),
        Map.of(LIST_USER, measured.values().get(LIST_USER)),
        measured.series(),
        measured.costs(),
        measured.warnings());
  }
}

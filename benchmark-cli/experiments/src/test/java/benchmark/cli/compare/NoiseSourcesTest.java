// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.results.Metric;
import benchmark.cli.statistics.NoiseParts;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NoiseSourcesTest {

  private static final OperationKey GET_USER = OperationKey.of("getUser");

  @Test
  void whatVariesBetweenBlocksIsOfTheJvms() {
    NoiseParts parts =
        parts(
            List.of(slices(10, 10, 10, 10), slices(20, 20, 20, 20)),
            List.of(slices(10, 10, 10, 10), slices(22, 22, 22, 22)),
            List.of(slices(10, 10, 10, 10), slices(18, 18, 18, 18)));

    assertThat(parts.jvms()).isCloseTo(0.1, within(0.01));
    assertThat(parts.seconds()).isZero();
    assertThat(parts.drift()).isZero();
  }

  @Test
  void aDriftThatBothShareIsRemovedByPairing() {
    NoiseParts parts =
        parts(
            List.of(slices(10, 10, 20, 20), slices(10, 10, 20, 20)),
            List.of(slices(20, 20, 10, 10), slices(20, 20, 10, 10)));

    assertThat(parts.jvms()).isZero();
    assertThat(parts.seconds()).isZero();
    assertThat(parts.drift()).isGreaterThan(0.3);
  }

  @Test
  void roundsTellNothing() {
    assertThat(NoiseSources.of(FabricatedReplicates.of(4, 1.1, 0.02)))
        .as("their iterations are no quads")
        .isEmpty();
  }

  @Test
  void variantsWithoutAsManySlicesTellNothing() {
    assertThat(
            parts(
                List.of(slices(10, 10, 10, 10), slices(20, 20, 20, 20)),
                List.of(slices(10, 10, 10, 10), slices(20, 20))))
        .isNull();
  }

  @SafeVarargs
  private static NoiseParts parts(List<List<Double>>... blocks) {
    var replicates = new ArrayList<Replicate>();
    for (List<List<Double>> block : blocks) {
      replicates.add(
          new Replicate(
              replicates.size() + 1,
              List.of(),
              block.stream()
                  .map(
                      one ->
                          new Replicate.VariantResult(
                              "",
                              Map.of(GET_USER, Map.of(Metric.THROUGHPUT, one.get(0))),
                              Map.of(GET_USER, one),
                              Map.of(),
                              List.of()))
                  .toList()));
    }
    return NoiseSources.of(new Replicates(replicates)).get(new NoiseSources.Source(GET_USER, 1));
  }

  private static List<Double> slices(double... values) {
    return java.util.Arrays.stream(values).boxed().toList();
  }
}

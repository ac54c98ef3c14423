// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.results.Json;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.BlockPlan;
import benchmark.cli.statistics.NoiseParts;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoiseHistoryTest {

  private static final OperationKey EXIST_USER = OperationKey.of("existUser");
  private static final Conditions USUAL = conditions(32);

  @TempDir private Path results;

  @Test
  void isTheQuadraticMeanOfComparisonsUnderTheSameConditions() {
    store("1-compare", USUAL, 0.01, 3);
    store("2-compare", USUAL, 0.07, 3);

    NoiseHistory history = history();

    assertThat(history.comparisons()).isEqualTo(2);
    assertThat(history.known().get(EXIST_USER).jvms()).isCloseTo(0.05, within(1e-9));
    assertThat(history.toText())
        .isEqualToNormalizingWhitespace(
            "Blocks are planned with what 2 comparisons on this machine found: a spread between"
                + " JVMs of 5%.");
  }

  @Test
  void otherConditionsFewBlocksAndFailedOrDamagedOnesDoNotCount() throws IOException {
    store("1-compare", conditions(8), 0.01, 3);
    store("2-compare", USUAL, 0.01, 2);
    store("3-compare.failed", USUAL, 0.01, 3);
    store("4-compare.partial", USUAL, 0.01, 3);
    Files.createDirectories(results.resolve("5-compare"));
    Files.writeString(results.resolve("5-compare").resolve(CompareRecord.FILE), "{");
    FabricatedComparison.store(
        results.resolve("6-compare"), FabricatedReplicates.of(8, 1.1, 0.02), false);

    assertThat(history()).isEqualTo(NoiseHistory.NONE);
    assertThat(history().toText()).isEmpty();
  }

  @Test
  void theComparisonThatIsContinuedCountsByItself() {
    store("1-compare", USUAL, 0.01, 3);
    store("2-compare", USUAL, 0.07, 3);

    NoiseHistory history =
        NoiseHistory.of(results, USUAL, Optional.of(results.resolve("2-compare")));

    assertThat(history.comparisons()).isEqualTo(1);
    assertThat(history.known().get(EXIST_USER).jvms()).isCloseTo(0.01, within(1e-9));
    assertThat(history.toText()).contains("what 1 comparison on");
  }

  @Test
  void theNewestTwentyCount() {
    for (int number = 0; number < 25; number++) {
      store("%02d-compare".formatted(number), USUAL, number < 5 ? 0.5 : 0.01, 3);
    }

    assertThat(history().comparisons()).isEqualTo(20);
    assertThat(history().known().get(EXIST_USER).jvms()).isCloseTo(0.01, within(1e-9));
  }

  @Test
  void nothingIsKnownWithoutResults() {
    assertThat(NoiseHistory.of(results.resolve("none"), USUAL, Optional.empty()))
        .isEqualTo(NoiseHistory.NONE);
  }

  @Test
  void thePlanKnowsItFromTheStartAndPoolsItWithWhatIsSeen() {
    var known = new NoiseParts(0.03, 0.04, 0);
    var seen = new NoiseParts(0.01, 0.05, 0);
    var history = new NoiseHistory(Map.of(EXIST_USER, known), 14);
    var other = new NoiseSources.Source(OperationKey.of("getUser"), 1);

    assertThat(history.atStart()).containsExactly(known);
    assertThat(history.with(Map.of(), 0)).containsExactly(known);
    assertThat(history.with(Map.of(new NoiseSources.Source(EXIST_USER, 1), seen), 5))
        .containsExactly(seen.with(known, 5));
    assertThat(history.with(Map.of(other, seen), 5)).as("nothing is known of it").contains(seen);
    assertThat(NoiseHistory.NONE.with(Map.of(other, seen), 5)).containsExactly(seen);
    assertThat(NoiseHistory.NONE.with(Map.of(), 0)).isEmpty();
    assertThat(NoiseHistory.NONE.atStart()).containsExactly(BlockPlan.USUAL_NOISE);
  }

  private NoiseHistory history() {
    return NoiseHistory.of(results, USUAL, Optional.empty());
  }

  /** A comparison whose blocks differ by this deviation, and whose slices do not. */
  private void store(String name, Conditions conditions, double deviation, int blocks) {
    var replicates = new ArrayList<Replicate>();
    for (int block = 0; block < blocks; block++) {
      double log = deviation * (block - (blocks - 1) / 2.0);
      replicates.add(
          new Replicate(block + 1, List.of(), List.of(measured(30), measured(30 * Math.exp(log)))));
    }
    CompareRecord of =
        FabricatedComparison.record(
            List.of("dubbo-kryo", "dubbo-fst"), FabricatedReplicates.of(4, 1, 0.02), false);
    Path folder = results.resolve(name);
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    Json.write(
        folder.resolve(CompareRecord.FILE),
        new CompareRecord(
            of.commands(),
            conditions,
            of.variants(),
            of.margin(),
            of.project(),
            of.start(),
            of.end(),
            of.stopped(),
            false,
            null,
            List.of(),
            replicates,
            null));
  }

  private static Replicate.VariantResult measured(double throughput) {
    return new Replicate.VariantResult(
        "",
        Map.of(EXIST_USER, Map.of(Metric.THROUGHPUT, throughput)),
        Map.of(EXIST_USER, Collections.nCopies(4, throughput)),
        Map.of(),
        List.of());
  }

  private static Conditions conditions(int threads) {
    Conditions of = FabricatedComparison.conditions();
    return new Conditions(
        Design.BLOCKS,
        of.machine(),
        of.jdk(),
        of.cpus(),
        of.places(),
        threads,
        of.time(),
        of.scenario(),
        List.of("existUser"),
        null,
        null);
  }
}

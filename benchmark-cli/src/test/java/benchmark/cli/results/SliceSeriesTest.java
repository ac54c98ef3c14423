// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.FabricatedRun;
import benchmark.cli.error.UserError;
import benchmark.launch.OperationKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SliceSeriesTest {

  @TempDir Path folder;

  @Test
  void everySliceHasItsOwnMeanAndPercentiles() {
    FabricatedRun.mixed(
        folder.resolve("X"),
        "dubbo-a",
        Map.of("getUser", List.of(0.5, 1.0), "existUser", List.of(0.25)));

    Map<OperationKey, SliceSeries> all = SliceSeries.read(folder.resolve("X"));

    assertThat(all.keySet())
        .containsExactly(OperationKey.of("existUser"), OperationKey.of("getUser"));
    SliceSeries getUser = all.get(OperationKey.of("getUser"));
    assertThat(getUser.throughput()).containsExactly(64.0, 32.0); // 32 callers
    assertThat(getUser.p50()).containsExactly(0.25, 0.5);
    assertThat(getUser.p99()).containsExactly(1.25, 2.5);
    assertThat(getUser.of(Metric.P99)).containsExactly(1.25, 2.5);
  }

  @Test
  void otherResultsHaveNoSlices() throws Exception {
    new FabricatedRun(folder.resolve("X"), "dubbo-a");
    Path file = folder.resolve("X").resolve(RunFiles.JMH_RESULTS);
    Files.writeString(file, Files.readString(file).replace("rawDataHistogram", "rawData"));

    assertThatThrownBy(() -> SliceSeries.read(folder.resolve("X")))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("the sampled calls of every slice");
  }
}

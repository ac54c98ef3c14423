// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.CostColumns;
import benchmark.launch.CostHeader;
import benchmark.launch.CostLine;
import benchmark.launch.LaunchProperties;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceOutcome;
import benchmark.launch.SliceRequest.Purpose;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SliceFilesTest {

  @TempDir Path folder;

  @BeforeEach
  void nameTheFiles() {
    System.setProperty(LaunchProperties.SLICES.name(), folder.resolve("slices.hlog").toString());
    System.setProperty(LaunchProperties.COSTS.name(), folder.resolve("costs.csv").toString());
  }

  @AfterEach
  void forgetTheFiles() {
    System.clearProperty(LaunchProperties.SLICES.name());
    System.clearProperty(LaunchProperties.COSTS.name());
  }

  @Test
  void aSliceIsInBothFilesBeforeTheNextOneIsMeasured() throws Exception {
    try (var files = SliceFiles.fromSystemProperties()) {
      files.append(slice("getUser", 100, 200), Purpose.RESULT);
      assertThat(times()).containsExactly("getUser 2");
      assertThat(lines()).hasSize(1);

      files.append(slice("existUser", 300), Purpose.RESULT);
      files.append(slice("existUser", 400, 500, 600), Purpose.REPLACEMENT);
    }

    assertThat(times()).containsExactly("getUser 2", "existUser 1", "existUser 3");
    assertThat(lines())
        .extracting(line -> line.get(CostColumns.SLICE).orElseThrow())
        .containsExactly(1L, 2L, 3L);
    assertThat(lines())
        .extracting(line -> line.get(CostColumns.REPLACES))
        .containsExactly(Optional.empty(), Optional.empty(), Optional.of(2L));
    assertThat(lines())
        .extracting(line -> line.get(CostColumns.OUTCOME).orElseThrow())
        .containsOnly(SliceOutcome.SATURATED);
  }

  private static Slice slice(String operation, long... nanos) {
    var times = new Histogram(Slice.DIGITS);
    for (long each : nanos) {
      times.recordValue(each);
    }
    CostLine cost =
        CostLine.of(OperationKey.of(operation))
            .with(CostColumns.OPS, (long) nanos.length)
            .with(CostColumns.NANOS, 500_000_000L)
            .with(CostColumns.OUTCOME, SliceOutcome.SATURATED);
    return new Slice(times, Map.of(), cost);
  }

  private List<String> times() throws Exception {
    var times = new ArrayList<String>();
    try (var reader = new HistogramLogReader(new File(folder.toFile(), "slices.hlog"))) {
      for (var next = (Histogram) reader.nextIntervalHistogram();
          next != null;
          next = (Histogram) reader.nextIntervalHistogram()) {
        times.add(next.getTag() + " " + next.getTotalCount());
      }
    }
    return times;
  }

  private List<CostLine> lines() throws Exception {
    List<String> lines = Files.readAllLines(folder.resolve("costs.csv"));
    var header = CostHeader.of(lines.get(0));
    return lines.stream().skip(1).map(header::parse).toList();
  }
}

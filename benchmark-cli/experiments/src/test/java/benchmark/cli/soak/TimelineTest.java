// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.project.ProjectRoot;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimelineTest {

  @Test
  void hasNoColumnTwice() {
    assertThat(Timeline.header().split(",")).doesNotHaveDuplicates();
  }

  @Test
  void ofOtherColumnsIsNotGoneOnWith(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve(Timeline.FILE), "time_ms,process\n");

    assertThatThrownBy(() -> Timeline.requireColumns(folder))
        .hasMessage(
            "%s was written by another version and has other columns, so that it cannot be"
                + " continued. Start a new run.",
            file)
        .isInstanceOf(UserError.class);
    Files.writeString(file, Timeline.header() + "\n");
    Timeline.requireColumns(folder);
  }

  @Test
  void eachOfSeveralClientsHasItsOwnTimesAndErrors() {
    CostLine one =
        CostLine.of(OperationKey.of("mixed"))
            .with(CostColumns.OPS, 100L)
            .with(CostColumns.FAILED, 3L)
            .with(CostColumns.ERRORS, Map.of("closed", "3"))
            .with(CostColumns.P99_NANOS, 7_000L);
    CostLine other = CostLine.of(OperationKey.of("mixed")).with(CostColumns.P99_NANOS, 5_000L);
    var each = new LinkedHashMap<String, CostLine>();
    each.put("client-1", one);
    each.put("client-2", other);
    each.put("server", CostLine.of(OperationKey.of("mixed")));
    var rows = new ArrayList<Timeline.Row>();
    var reader = new Timeline.Reader(Timeline.header(), 4);

    Timeline.lines(Instant.EPOCH, one.with(CostColumns.P99_NANOS, 6_000L), each, part -> 1)
        .forEach(line -> reader.take(line, rows::addAll));

    assertThat(rows)
        .extracting(it -> it.text(Timeline.PROCESS) + " " + it.text(CostColumns.P99_NANOS.name()))
        .containsExactly("clients 6000", "client-1 7000", "client-2 5000", "server ");
    assertThat(rows.get(1).errors()).containsExactly(Map.entry("closed", "3"));
    assertThat(SoakIndicator.P99.of(rows.get(0))).isEqualTo(6_000);
    assertThat(SoakIndicator.P99.of(rows.get(1))).as("not each is followed").isNaN();
  }

  /** What a process did while late answers came in took five seconds, not one millisecond. */
  @Test
  void countersAreDividedByTheTimeBetweenTheirReadings() {
    CostLine early =
        CostLine.of(OperationKey.of("existUser"))
            .with(CostColumns.NANOS, 1_000_000L)
            .with(CostColumns.OPS, 9L)
            .with(CostColumns.SERVER.cpuNanos(), 2_500_000_000L)
            .with(CostColumns.SERVER.clockNanos(), 5_000_000_000L);
    var rows = new ArrayList<Timeline.Row>();
    var reader = new Timeline.Reader(Timeline.header(), 2);
    Timeline.lines(Instant.EPOCH, 1, 2, early).forEach(it -> reader.take(it, rows::addAll));

    assertThat(SoakIndicator.CPU.of(rows.get(1))).isEqualTo(0.5);
    assertThat(SoakIndicator.THROUGHPUT.of(rows.get(0))).isEqualTo(9_000);
  }

  @Test
  void everyColumnIsExplained() throws IOException {
    String page = Files.readString(ProjectRoot.PATH.resolve("docs/soak.md"));

    assertThat(List.of(Timeline.header().split(",")))
        .allSatisfy(column -> assertThat(page).contains("`" + column + "`"));
  }
}

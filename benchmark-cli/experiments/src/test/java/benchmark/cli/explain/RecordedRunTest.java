// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.explain.StackSamples.Span;
import benchmark.cli.project.Role;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.Metric;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordedRunTest {

  private static final Instant START = Instant.parse("2026-11-24T01:02:03Z");

  @TempDir Path dir;

  /** Before JDK 21, a thread that ends takes its allocations from the sum. */
  @Test
  void aStepWhoseCounterIsMissingDoesNotCountAsNothing() {
    CostLine known = line().with(CostColumns.SERVER.allocatedBytes(), 5_000_000L);
    CostLine unknown = CostLine.of(OperationKey.of("existUser")).with(CostColumns.OPS, 10L);

    assertThat(run(known, unknown).measured(Role.SERVER, Metric.ALLOC)).isEqualTo(5_000);
    assertThat(run(unknown).measured(Role.SERVER, Metric.ALLOC)).isNaN();
  }

  @Test
  void theShareOfCompilersIsThatOfTheTimeOfAllSteps() {
    CostLine busy = line().with(CostColumns.CLIENT.compileMillis(), 400L);
    CostLine calm = line().with(CostColumns.CLIENT.compileMillis(), 20L);

    assertThat(run(busy, calm).compiling(Role.CLIENT)).isCloseTo(0.21, within(1e-9));
    assertThat(run(busy, calm).compiling(Role.SERVER)).isZero();
  }

  @Test
  void stepsAreThoseOfTheCounters() {
    new FabricatedRun(dir.resolve("run"), "dubbo-a").costs(line());

    RecordedRun run = RecordedRun.read(dir.resolve("run"));

    assertThat(run.steps(Role.CLIENT)).containsExactly(new Span(START, START.plusSeconds(1)));
    assertThat(run.steps(Role.SERVER)).isEqualTo(run.steps(Role.CLIENT));
  }

  /** The client is half a second behind this host, the server one and a half seconds ahead. */
  @Test
  void aServerWhoseClockIsAheadHasStepsThatAreLater() {
    new FabricatedRun(dir.resolve("run"), "dubbo-a")
        .costs(line())
        .record(
            text ->
                text.replaceFirst(
                    "\"places\"\\s*:\\s*\\{\\s*}",
                    "\"places\":{%s,%s}".formatted(place("client", -0.5), place("server", 1.5))));

    RecordedRun run = RecordedRun.read(dir.resolve("run"));

    assertThat(run.steps(Role.CLIENT)).containsExactly(new Span(START, START.plusSeconds(1)));
    assertThat(run.steps(Role.SERVER))
        .containsExactly(new Span(START.plusSeconds(2), START.plusSeconds(3)));
  }

  private static String place(String part, double seconds) {
    return "\"%s\":{\"name\":\"ssh:%s\",\"clock\":{\"seconds\":%s,\"uncertainty\":0.01}}"
        .formatted(part, part, seconds);
  }

  private RecordedRun run(CostLine... lines) {
    return new RecordedRun(dir, List.of(lines), Duration.ZERO);
  }

  /** A second of 1000 calls. */
  private static CostLine line() {
    return FabricatedRun.cost(OperationKey.of("existUser"))
        .with(CostColumns.START, START.toEpochMilli() * 1_000);
  }
}

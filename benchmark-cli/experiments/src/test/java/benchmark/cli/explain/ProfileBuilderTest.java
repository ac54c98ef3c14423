// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.explain.ExplainRecord.Profile;
import benchmark.cli.explain.ExplainRecord.Row;
import benchmark.cli.explain.ExplainRecord.Values;
import benchmark.cli.project.Role;
import benchmark.cli.results.Metric;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfileBuilderTest {

  private static final Stack STACK = new Stack(List.of("a.B.run", "a.C.write"));

  @TempDir Path dir;

  /** Two blocks; the baseline's second one has no sample of the stack. */
  @Test
  void scalesSamplesToCallsAndFillsWhatWasNotSeenWithZeros() {
    var builder = new ProfileBuilder(Role.SERVER, Metric.CPU, 2, 2);

    builder.add(
        List.of(run(10, 3_000), run(20, 8_000)), List.of(samples(1_000), samples(1_000, 1_000)));
    builder.add(List.of(run(10, 2_000), run(20, 9_000)), List.of(samples(), samples(1_000, 1_000)));
    Profile profile = builder.profile(Libraries.of(List.of(), dir));

    assertThat(profile.measured())
        .isEqualTo(new Values(List.of(300.0, 200.0), List.of(400.0, 450.0)));
    assertThat(profile.rows())
        .extracting(Row::values)
        .containsExactly(new Values(List.of(100.0, 0.0), List.of(100.0, 100.0)));
    assertThat(profile.sample())
        .as("the mean of 100, 50, 0 and 50 ns for each call")
        .isCloseTo(50, within(1e-9));
    assertThat(builder.stacks(0)).containsEntry(STACK, 50.0);
  }

  @Test
  void aVariantAloneHasNoCandidate() {
    var builder = new ProfileBuilder(Role.SERVER, Metric.CPU, 1, 2);

    builder.add(List.of(run(10, 3_000)), List.of(samples(1_000)));
    builder.add(List.of(run(20, 8_000)), List.of(samples(1_000, 1_000)));
    Profile profile = builder.profile(Libraries.of(List.of(), dir));

    assertThat(profile.measured()).isEqualTo(new Values(List.of(300.0, 400.0), null));
    assertThat(profile.rows())
        .extracting(Row::values)
        .containsExactly(new Values(List.of(100.0, 100.0), null));
    assertThat(profile.sample()).as("the mean of 100 and 50 ns").isCloseTo(75, within(1e-9));
  }

  @Test
  void saysOfCompilersWhereItIsAboutCpuTime() {
    var cpu = new ProfileBuilder(Role.SERVER, Metric.CPU, 2, 1);
    var allocation = new ProfileBuilder(Role.SERVER, Metric.ALLOC, 2, 1);
    for (ProfileBuilder builder : List.of(cpu, allocation)) {
      builder.add(List.of(run(10, 3_000), run(20, 8_000)), List.of(samples(), samples()));
    }
    Libraries libraries = Libraries.of(List.of(), dir);

    assertThat(cpu.profile(libraries).compiling())
        .isEqualTo(new Values(List.of(0.25), List.of(0.25)));
    assertThat(allocation.profile(libraries).compiling()).isNull();
  }

  /** A second, for a quarter of which the server compiles. */
  private RecordedRun run(long calls, long nanos) {
    return new RecordedRun(
        dir,
        List.of(
            CostLine.of(OperationKey.of("getUser"))
                .with(CostColumns.OPS, calls)
                .with(CostColumns.NANOS, 1_000_000_000L)
                .with(CostColumns.SERVER.compileMillis(), 250L)
                .with(CostColumns.SERVER.cpuNanos(), nanos)),
        Duration.ZERO);
  }

  private static StackSamples samples(double... nanos) {
    var cpu = new Weights();
    for (double each : nanos) {
      cpu.add(STACK, each);
    }
    return new StackSamples(cpu, cpu, new Weights(), Sampler.ASYNC);
  }
}

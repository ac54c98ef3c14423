// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.SampleTimeResult;
import org.openjdk.jmh.results.ScalarResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.util.SampleBuffer;

class SliceResultsTest {

  private static final BenchmarkParams ONE_SLICE = slices(1);
  private static final CostLine FIRST = CostLine.of(OperationKey.of("first"));
  private static final CostLine SECOND = CostLine.of(OperationKey.of("second"));

  @Test
  void jmhWritesTheSameAsIfTheCallersWereKeptApart() {
    IterationResult first = slice(100, 200);
    IterationResult second = slice(300, 400);
    var apart =
        new RunResult(slices(2), List.of(new BenchmarkResult(slices(2), List.of(first, second))));

    var results = new SliceResults();
    results.add(run(first), FIRST);
    results.add(run(second), SECOND);

    assertThat(json(results.toRunResults())).isEqualTo(json(List.of(apart))).contains("\"·cost\"");
    assertThat(results.costs()).containsExactly(FIRST, SECOND);
  }

  @Test
  void aSliceThatWasDroppedLeavesNoTrace() {
    var results = new SliceResults();
    results.add(run(slice(100, 200)), FIRST);
    results.add(run(slice(300, 400)), SECOND);
    results.dropLast();

    var only = new SliceResults();
    only.add(run(slice(100, 200)), FIRST);
    assertThat(json(results.toRunResults())).isEqualTo(json(only.toRunResults()));
    assertThat(results.costs()).containsExactly(FIRST);
  }

  @Test
  void aSliceKeepsOneResultHoweverManyCallersThereWere() {
    var results = new SliceResults();
    results.add(run(slice(100, 200)), FIRST);

    IterationResult kept =
        results
            .toRunResults()
            .get(0)
            .getBenchmarkResults()
            .iterator()
            .next()
            .getIterationResults()
            .iterator()
            .next();
    assertThat(kept.getRawPrimaryResults()).hasSize(1);
    assertThat(kept.getPrimaryResult().getSampleCount()).isEqualTo(2);
  }

  private static RunResult run(IterationResult slice) {
    return new RunResult(ONE_SLICE, List.of(new BenchmarkResult(ONE_SLICE, List.of(slice))));
  }

  /** One sample of each caller, in nanoseconds. */
  private static IterationResult slice(long... samples) {
    var slice =
        new IterationResult(
            ONE_SLICE, ONE_SLICE.getMeasurement(), new IterationResultMetaData(2, 2));
    for (long sample : samples) {
      var buffer = new SampleBuffer();
      buffer.add(sample);
      slice.addResult(
          new SampleTimeResult(ResultRole.PRIMARY, "call", buffer, TimeUnit.NANOSECONDS));
    }
    slice.addResult(new ScalarResult("·cost", samples[0], "us", AggregationPolicy.AVG));
    return slice;
  }

  private static String json(Collection<RunResult> results) {
    var written = new ByteArrayOutputStream();
    ResultFormatFactory.getInstance(
            ResultFormatType.JSON, new PrintStream(written, true, StandardCharsets.UTF_8))
        .writeOut(results);
    return written.toString(StandardCharsets.UTF_8);
  }

  private static BenchmarkParams slices(int count) {
    return FabricatedParams.of("call", new WorkloadParams(), count);
  }
}

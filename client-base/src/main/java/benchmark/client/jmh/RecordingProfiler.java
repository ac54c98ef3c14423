// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.FlightRecording;
import benchmark.launch.LaunchProperties;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;

/**
 * Starts the flight recording of a fork at its first measured iteration, in the folder {@link
 * LaunchProperties#CLIENT_RECORDINGS}. JMH creates one in each fork; it is used by one thread at a
 * time.
 */
public final class RecordingProfiler implements InternalProfiler {

  private boolean prepared;
  private boolean recording;

  @Override
  public String getDescription() {
    return "a flight recording of every fork";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    if (!prepared) {
      prepared = true;
      FlightRecording.prepare();
    }
    if (iteration.getType() == IterationType.MEASUREMENT && !recording) {
      recording = true;
      start(CostProfiler.operation(benchmark).name() + "-" + benchmark.getMode().shortLabel());
    }
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    return List.of();
  }

  /** Starts the recording of this JVM, named by what it measures. */
  static void start(String measured) {
    FlightRecording.start(
        LaunchProperties.CLIENT_RECORDINGS
            .get()
            .orElseThrow()
            .resolve("client-%s-%d.jfr".formatted(measured, ProcessHandle.current().pid())));
  }
}

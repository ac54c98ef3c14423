// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.FlightRecording;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;

/**
 * Reads the counters of both sides right before and after every measured iteration and appends the
 * differences to a file, so that JMH's own table and JSON stay plain. In profiling runs it also
 * starts this fork's recording at the first measured iteration.
 *
 * <p>JMH creates one in each fork; it is used by one thread at a time. System properties:
 * benchmark.costs (the file to append to), benchmark.meter (the port of the server's meter on this
 * host, if it has one), benchmark.recordings (the folder for recordings, if there is to be one).
 */
public final class CostProfiler implements InternalProfiler {

  private final CostFile file = CostFile.fromSystemProperty();
  private final CostReader reader = CostReader.fromSystemProperties();
  private boolean recording = System.getProperty("benchmark.recordings") == null;
  private CostReading before;

  @Override
  public String getDescription() {
    return "CPU, allocation, GC and memory of client and server, and bytes on the wire";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    if (iteration.getType() != IterationType.MEASUREMENT) {
      return;
    }
    if (!recording) {
      FlightRecording.start(recordingFile(benchmark));
      recording = true;
    }
    before = reader.read();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    if (iteration.getType() == IterationType.MEASUREMENT) {
      CostReading after = reader.read();
      file.append(
          operation(benchmark),
          benchmark.getMode().shortLabel(),
          benchmark.getThreads(),
          result.getMetadata().getAllOps(),
          before,
          after);
    }
    return List.of();
  }

  private static Path recordingFile(BenchmarkParams benchmark) {
    return Path.of(
        System.getProperty("benchmark.recordings"),
        "client-%s-%s-%d.jfr"
            .formatted(
                operation(benchmark),
                benchmark.getMode().shortLabel(),
                ProcessHandle.current().pid()));
  }

  private static String operation(BenchmarkParams benchmark) {
    String name = benchmark.getBenchmark();
    return name.substring(name.lastIndexOf('.') + 1);
  }
}

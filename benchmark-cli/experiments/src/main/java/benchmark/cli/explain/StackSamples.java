// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.FlightRecording;
import benchmark.cli.error.UserError;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;

/**
 * What a JVM's flight recording saw: which stacks used the CPU, and which allocated.
 *
 * @param cpu in nanoseconds
 * @param running the same by samples of what ran, which every JDK takes
 * @param allocated in bytes
 * @param sampler what took the samples of the CPU
 */
record StackSamples(Weights cpu, Weights running, Weights allocated, Sampler sampler) {

  /**
   * The Flight Recorder's sample, when a thread needs more room; so it takes large objects too
   * often: an array of 1 KiB among objects of 128 bytes counted as 1.2 to 1.8 KiB.
   */
  private static final String ALLOCATION = "jdk.ObjectAllocationSample";

  /** async-profiler's, of the object that comes after so many bytes: that array as 1.0 KiB. */
  private static final String ASYNC_ALLOCATION = "jdk.ObjectAllocationInNewTLAB";

  /** The type that async-profiler gives to frames of the kernel. */
  private static final String OF_KERNEL = "Kernel";

  /**
   * Some time.
   *
   * @param from included
   * @param to excluded
   */
  record Span(Instant from, Instant to) {

    boolean has(Instant time) {
      return !time.isBefore(from) && time.isBefore(to);
    }
  }

  /**
   * Reads what a JVM left.
   *
   * @param recording of the Flight Recorder
   * @param async what async-profiler has written; empty if it was not there
   * @param interval of CPU time between async-profiler's samples
   * @param spans what was sampled at other times is left out
   * @throws UserError if a file cannot be read: exit status 1
   */
  static StackSamples read(
      Path recording, Optional<Path> async, Duration interval, List<Span> spans) {
    var names = new FrameNames();
    var byCpuTime = new Weights();
    var running = new Weights();
    var allocated = new Weights();
    forEach(
        recording,
        spans,
        event -> {
          switch (event.getEventType().getName()) {
            case FlightRecording.CPU_TIME ->
                add(byCpuTime, names, event, event.getDuration("samplingPeriod").toNanos());
            case FlightRecording.EXECUTION ->
                add(running, names, event, FlightRecording.PERIOD.toNanos());
            case ALLOCATION -> add(allocated, names, event, event.getLong("weight"));
            default -> {
              // the recorder's own settings keep much that is not asked for here
            }
          }
        });
    if (async.isPresent()) {
      var sampled = new Weights();
      var sampledBytes = new Weights();
      forEach(
          async.get(),
          spans,
          event -> {
            switch (event.getEventType().getName()) {
              case FlightRecording.EXECUTION -> add(sampled, names, event, interval.toNanos());
              case ASYNC_ALLOCATION -> add(sampledBytes, names, event, event.getLong("tlabSize"));
              default -> {
                // its settings
              }
            }
          });
      return new StackSamples(sampled, running, sampledBytes, Sampler.ASYNC);
    }
    return byCpuTime.isEmpty()
        ? new StackSamples(running, running, allocated, Sampler.EXECUTION)
        : new StackSamples(byCpuTime, running, allocated, Sampler.CPU_TIME);
  }

  /** These samples as a JDK sees them that cannot sample by CPU time. */
  StackSamples byExecution() {
    return new StackSamples(running, running, allocated, Sampler.EXECUTION);
  }

  private static void forEach(Path file, List<Span> spans, Consumer<RecordedEvent> taker) {
    try (var recording = new RecordingFile(file)) {
      while (recording.hasMoreEvents()) {
        RecordedEvent event = recording.readEvent();
        if (spans.stream().anyMatch(it -> it.has(event.getStartTime()))) {
          taker.accept(event);
        }
      }
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot read the flight recording %s: %s. Measure again.", file, e.getMessage());
    }
  }

  private static void add(Weights weights, FrameNames names, RecordedEvent event, double weight) {
    RecordedStackTrace trace = event.getStackTrace();
    weights.add(trace == null ? Stack.NONE : names.stack(trace), weight);
  }

  /** The names of frames; there are few, and samples have them again and again. */
  private static final class FrameNames {

    private final Map<String, Map<String, String>> names = new HashMap<>();

    Stack stack(RecordedStackTrace trace) {
      List<RecordedFrame> frames = trace.getFrames();
      var outermostFirst = new String[frames.size()];
      for (int i = 0; i < outermostFirst.length; i++) {
        RecordedMethod method = frames.get(i).getMethod();
        String className = method.getType().getName();
        String kernel = OF_KERNEL.equals(frames.get(i).getType()) ? Stack.KERNEL : "";
        outermostFirst[outermostFirst.length - 1 - i] =
            names
                .computeIfAbsent(className, it -> new HashMap<>())
                .computeIfAbsent(method.getName() + kernel, it -> Stack.frame(className, it));
      }
      return new Stack(Arrays.asList(outermostFirst));
    }
  }
}

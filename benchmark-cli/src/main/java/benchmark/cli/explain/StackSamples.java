// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.FlightRecording;
import benchmark.cli.error.UserError;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
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
 * @param cpuNanos by stack; what each sample stands for, added up
 * @param allocatedBytes by stack
 * @param sampler what took the samples of the CPU
 */
record StackSamples(
    Map<Stack, Double> cpuNanos, Map<Stack, Double> allocatedBytes, Sampler sampler) {

  private static final String ALLOCATION = "jdk.ObjectAllocationSample";

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
   * @param spans what was sampled at other times is left out
   * @throws UserError if a file cannot be read: exit status 1
   */
  static StackSamples read(Path recording, Optional<Path> async, List<Span> spans) {
    var names = new FrameNames();
    var byCpuTime = new HashMap<Stack, Double>();
    var running = new HashMap<Stack, Double>();
    var allocated = new HashMap<Stack, Double>();
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
    Sampler sampler = byCpuTime.isEmpty() ? Sampler.EXECUTION : Sampler.CPU_TIME;
    Map<Stack, Double> cpu = byCpuTime.isEmpty() ? running : byCpuTime;
    if (async.isPresent()) {
      sampler = Sampler.ASYNC;
      cpu = new HashMap<>();
      Map<Stack, Double> sampled = cpu;
      forEach(
          async.get(),
          spans,
          event -> {
            if (event.getEventType().getName().equals(FlightRecording.EXECUTION)) {
              add(sampled, names, event, AsyncProfiler.INTERVAL.toNanos());
            }
          });
    }
    return new StackSamples(
        Collections.unmodifiableMap(cpu), Collections.unmodifiableMap(allocated), sampler);
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

  private static void add(
      Map<Stack, Double> stacks, FrameNames names, RecordedEvent event, double weight) {
    RecordedStackTrace trace = event.getStackTrace();
    stacks.merge(trace == null ? Stack.NONE : names.stack(trace), weight, Double::sum);
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
        outermostFirst[outermostFirst.length - 1 - i] =
            names
                .computeIfAbsent(className, it -> new HashMap<>())
                .computeIfAbsent(method.getName(), it -> Stack.frame(className, it));
      }
      return new Stack(Arrays.asList(outermostFirst));
    }
  }
}

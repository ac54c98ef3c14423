// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.FlightRecording;
import benchmark.cli.error.UserError;
import benchmark.cli.explain.StackSamples.Span;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StackSamplesTest {

  private static final long BUSY_NANOS = 1_000_000_000;

  @TempDir Path dir;
  private volatile byte[] last;

  @Test
  void addUpWhatWasSampledInTheTimesAskedFor() throws Exception {
    Path file = dir.resolve("test.jfr");
    Instant begin = Instant.now();
    try (var recording = new Recording(Configuration.getConfiguration("profile"))) {
      recording.enable(FlightRecording.EXECUTION).withPeriod(FlightRecording.PERIOD);
      recording.start();
      allocate();
      recording.dump(file);
    }
    var during = new Span(begin, Instant.now());
    var before = new Span(begin.minusSeconds(60), begin);

    StackSamples samples = read(file, List.of(during));

    assertThat(samples.sampler()).isEqualTo(Sampler.EXECUTION);
    double elapsed = Duration.between(during.from(), during.to()).toNanos();
    assertThat(ofThisTest(samples.cpu()))
        .as("JFR takes a thread that waits for a CPU for one that runs")
        .isBetween(0.1 * BUSY_NANOS, 1.2 * elapsed);
    assertThat(ofThisTest(samples.allocated())).isGreaterThan(1 << 20);
    assertThat(samples.cpu().ofOne()).isEqualTo(FlightRecording.PERIOD.toNanos());
    assertThat(read(file, List.of(before)).cpu().isEmpty()).isTrue();
  }

  private static StackSamples read(Path file, List<Span> spans) {
    return StackSamples.read(file, Optional.empty(), Duration.ZERO, spans);
  }

  @Test
  void refusesWhatIsNoRecording() throws IOException {
    Path file = Files.writeString(dir.resolve("bad.jfr"), "nothing");

    assertThatThrownBy(() -> read(file, List.of()))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("Cannot read the flight recording " + file + ": ")
        .hasMessageEndingWith("Measure again.");
  }

  /** For so much time of a CPU: on a busy machine it is not running all of the time. */
  private void allocate() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long end = threads.getCurrentThreadCpuTime() + BUSY_NANOS;
    while (threads.getCurrentThreadCpuTime() < end) {
      for (int i = 0; i < 1000; i++) {
        last = new byte[4096];
      }
    }
  }

  private static double ofThisTest(Weights weights) {
    return weights.byStack().entrySet().stream()
        .filter(it -> it.getKey().frames().contains(StackSamplesTest.class.getName() + ".allocate"))
        .mapToDouble(Map.Entry::getValue)
        .sum();
  }
}

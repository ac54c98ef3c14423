// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
import java.util.function.Consumer;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class StackSamplesTest {

  private static final long BUSY_NANOS = 1_000_000_000;

  @TempDir Path dir;
  private volatile byte[] last;

  @Test
  void addUpWhatWasSampledInTheTimesAskedFor() throws Exception {
    Instant begin = Instant.now();
    Path file =
        recorded(it -> it.enable(FlightRecording.EXECUTION).withPeriod(FlightRecording.PERIOD));
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

  /** Both kinds of samples are in the recording; those that follow the CPU time count. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void areThoseOfTheCpuTimeWhereTheJdkTakesThem() throws Exception {
    assumeTrue(Runtime.version().feature() >= 25, "JDK 25 is the first that samples by CPU time.");
    Instant begin = Instant.now();
    Path file =
        recorded(
            it -> {
              it.enable(FlightRecording.EXECUTION).withPeriod(FlightRecording.PERIOD);
              it.enable(FlightRecording.CPU_TIME).with("throttle", "5ms");
            });

    StackSamples samples = read(file, List.of(new Span(begin, Instant.now())));

    assertThat(samples.sampler()).isEqualTo(Sampler.CPU_TIME);
    assertThat(ofThisTest(samples.cpu())).isBetween(0.5 * BUSY_NANOS, 1.2 * BUSY_NANOS);
    assertThat(samples.byExecution().sampler()).isEqualTo(Sampler.EXECUTION);
    assertThat(samples.byExecution().cpu().ofOne()).isEqualTo(FlightRecording.PERIOD.toNanos());
  }

  private Path recorded(Consumer<Recording> samples) throws Exception {
    Path file = dir.resolve("test.jfr");
    try (var recording = new Recording(Configuration.getConfiguration("profile"))) {
      samples.accept(recording);
      recording.start();
      allocate();
      recording.dump(file);
    }
    return file;
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

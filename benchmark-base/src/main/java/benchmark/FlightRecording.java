// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.io.IOException;
import java.nio.file.Path;
import java.text.ParseException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;

/**
 * A recording of this JVM by the JDK's own Flight Recorder, with its "profile" settings; threads
 * are sampled by their CPU time, too, where the JDK can do that (JEP 509, JDK 25 on Linux).
 */
public final class FlightRecording {

  /** A sample of a thread after it has used the CPU for some time, which the event states. */
  public static final String CPU_TIME = "jdk.CPUTimeSample";

  /** A sample of a thread in Java code, every {@link #PERIOD}. */
  public static final String EXECUTION = "jdk.ExecutionSample";

  /** How often threads are sampled. */
  public static final Duration PERIOD = Duration.ofMillis(10);

  /** Of CPU time, between samples of a thread. */
  private static final String CPU_TIME_PERIOD = "5ms";

  /** The JDK's own settings for profiling. */
  private static final String SETTINGS = "profile";

  /** How long writing may take at the end. */
  private static final int GRACE_SECONDS = 4;

  private static volatile Recording running;
  private static volatile Recording prepared;

  private FlightRecording() {}

  /**
   * Has the recorder change classes as it records, and keeps nothing yet. The JVM compiles again
   * what these changes undo, which takes it many seconds on a few CPUs; before a warm-up they are
   * part of the warm-up.
   *
   * @throws IllegalStateException if this JVM has no Flight Recorder
   */
  public static void prepare() {
    try {
      prepared = sampling(new Recording(Configuration.getConfiguration(SETTINGS)));
      prepared.setToDisk(false);
      prepared.start();
    } catch (IOException | ParseException | IllegalStateException e) {
      throw new IllegalStateException("Cannot start the Flight Recorder: " + e.getMessage(), e);
    }
  }

  /**
   * Records from now until this JVM ends.
   *
   * @param file where the recording is written when the JVM ends
   * @throws IllegalStateException if this JVM has no Flight Recorder or the file cannot be written
   */
  public static void start(Path file) {
    Recording recording = null; // closed by the recorder's own shutdown hook, which writes the file
    try {
      recording = sampling(new Recording(Configuration.getConfiguration(SETTINGS)));
      recording.setDestination(file);
      recording.setDumpOnExit(true);
      recording.start();
      running = recording;
      if (prepared != null) {
        prepared.close();
        prepared = null;
      }
    } catch (IOException | ParseException | IllegalStateException e) {
      if (recording != null) {
        recording.close();
      }
      throw new IllegalStateException(
          "Cannot record with the Flight Recorder to %s: %s".formatted(file, e.getMessage()), e);
    }
  }

  /**
   * Waits until the recording is written, if there is one; for a JVM that is about to halt. The
   * recorder's own shutdown hook writes it: that hook also deletes what a recording is written
   * from, so that nobody else can do it while the JVM ends.
   */
  public static void finish() {
    Recording recording = running;
    if (recording == null) {
      return;
    }
    var exit = new Thread(() -> Runtime.getRuntime().exit(1), "exit");
    exit.setDaemon(true);
    exit.start();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(GRACE_SECONDS);
    while (recording.getState() != RecordingState.CLOSED && System.nanoTime() - end < 0) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
    }
  }

  private static Recording sampling(Recording recording) {
    recording.enable(EXECUTION).withPeriod(PERIOD);
    recording.enable(CPU_TIME).with("throttle", CPU_TIME_PERIOD); // nothing happens on older JDKs
    return recording;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.io.IOException;
import java.nio.file.Path;
import java.text.ParseException;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;

/**
 * A recording of this JVM by the JDK's own Flight Recorder, with its "profile" settings.
 * Thread-safe.
 */
public final class FlightRecording {

  private static Recording running;

  private FlightRecording() {}

  /**
   * Records from now until {@link #finish}, or else until this JVM ends.
   *
   * @param file where the recording is written
   * @throws IllegalStateException if this JVM has no Flight Recorder or the file cannot be written
   */
  public static synchronized void start(Path file) {
    try {
      running = new Recording(Configuration.getConfiguration("profile"));
      running.setDestination(file);
      running.setDumpOnExit(true);
      running.start();
    } catch (IOException | ParseException | IllegalStateException e) {
      throw new IllegalStateException(
          "Cannot record with the Flight Recorder to %s: %s".formatted(file, e.getMessage()), e);
    }
  }

  /** Writes the recording that runs, if one does. */
  public static synchronized void finish() {
    if (running != null && running.getState() == RecordingState.RUNNING) {
      running.stop();
    }
  }
}

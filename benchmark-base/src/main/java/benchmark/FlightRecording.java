// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.io.IOException;
import java.nio.file.Path;
import java.text.ParseException;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;

/** A recording of this JVM by the JDK's own Flight Recorder, with its "profile" settings. */
public final class FlightRecording {

  private FlightRecording() {}

  /**
   * Records from now until this JVM ends.
   *
   * @param file where the recording is written when the JVM ends
   * @throws IllegalStateException if this JVM has no Flight Recorder or the file cannot be written
   */
  public static void start(Path file) {
    try {
      // closed by the recorder's own shutdown hook, which writes the file
      @SuppressWarnings("resource")
      var recording = new Recording(Configuration.getConfiguration("profile"));
      recording.setDestination(file);
      recording.setDumpOnExit(true);
      recording.start();
    } catch (IOException | ParseException | IllegalStateException e) {
      throw new IllegalStateException(
          "Cannot record with the Flight Recorder to %s: %s".formatted(file, e.getMessage()), e);
    }
  }
}

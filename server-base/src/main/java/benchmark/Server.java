// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.server.CountersEndpoint;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.ClassPathXmlApplicationContext;

/**
 * The provider side of a pair: whatever provider.xml is on the classpath. Prints one READY line
 * with its address when it can answer, and ends cleanly on SIGTERM and Ctrl-C.
 *
 * <p>System properties: benchmark.host and benchmark.port (where to listen); benchmark.meter
 * ({@code true} adds the port of a {@link CountersEndpoint} to the READY line); benchmark.recording
 * (a file for a flight recording: from the first reading of the meter on, or from READY on where
 * there is no meter).
 */
public final class Server {

  private static final int ENDED_BY_SIGTERM = 128 + 15;

  private Server() {}

  public static void main(String[] args) throws InterruptedException {
    Lifeline.attach();
    String address =
        System.getProperty("benchmark.host", Defaults.BIND_ADDRESS)
            + ":"
            + Integer.getInteger("benchmark.port", Defaults.PORT);
    try {
      var context = new ClassPathXmlApplicationContext("provider.xml");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(context), "stop"));
      System.out.println("READY " + address + observe());
    } catch (RuntimeException | IOException failure) {
      System.err.println(
          "The server did not start at %s: %s".formatted(address, rootCause(failure)));
      System.exit(1);
    }
    new CountDownLatch(1).await();
  }

  /**
   * Closes the service and ends this JVM at once: the hooks of frameworks would wait for each other
   * for seconds, with nothing left to do.
   */
  private static void stop(ConfigurableApplicationContext context) {
    context.close();
    FlightRecording.finish();
    Runtime.getRuntime().halt(ENDED_BY_SIGTERM);
  }

  /** Starts what watches this server and returns what the READY line says of it. */
  private static String observe() throws IOException {
    String file = System.getProperty("benchmark.recording");
    Path recording = file == null ? null : Path.of(file);
    if (Boolean.getBoolean("benchmark.meter")) {
      return " meter " + CountersEndpoint.start(recording);
    }
    if (recording != null) {
      FlightRecording.start(recording);
    }
    return "";
  }

  private static String rootCause(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause.getClass().getSimpleName() + ": " + cause.getMessage();
  }
}

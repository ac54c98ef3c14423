// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.CountersToken;
import benchmark.launch.ExitStatus;
import benchmark.launch.Failure;
import benchmark.launch.LaunchProperties;
import benchmark.launch.ReadyLine;
import benchmark.server.ColdStart;
import benchmark.server.CountersEndpoint;
import benchmark.server.Work;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.ClassPathXmlApplicationContext;
import org.springframework.core.NestedExceptionUtils;

/**
 * The provider side of a pair: whatever provider.xml is on the classpath. Prints one READY line
 * with its address when it can answer, and ends cleanly on SIGTERM and Ctrl-C.
 *
 * <p>It reads {@link LaunchProperties#HOST} and {@link LaunchProperties#PORT} (where to listen),
 * {@link LaunchProperties#FACTS}, {@link LaunchProperties#OBSERVED}, {@link
 * LaunchProperties#COUNTERS} or {@link LaunchProperties#REMOTE_COUNTERS} (adds the port of a {@link
 * CountersEndpoint} to the READY line) and {@link LaunchProperties#SERVER_RECORDING} (records from
 * the first reading of the counters on, or from READY on where nobody reads them).
 */
public final class Server {

  private Server() {}

  public static void main(String[] args) throws InterruptedException {
    Lifeline.attach();
    String address =
        LaunchProperties.HOST.or(Defaults.BIND_ADDRESS)
            + ":"
            + LaunchProperties.PORT.or(Defaults.PORT);
    try {
      ServiceProfile.activate();
      var context = new ClassPathXmlApplicationContext("provider.xml");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(context), "stop"));
      ThisJvm.report();
      Observation.begin();
      String ready = new ReadyLine(address, observe()).toLine();
      ColdStart.ready();
      System.out.println(ready);
    } catch (Throwable failure) { // errors too: a framework of another version has other classes
      Throwable root = NestedExceptionUtils.getMostSpecificCause(failure);
      String cause = root.getClass().getSimpleName() + ": " + root.getMessage();
      new Failure(Failure.Kind.START, cause).report();
      System.err.println(
          "The server did not start at %s: %s%s"
              .formatted(address, cause, MissingClass.advice(root).map(". "::concat).orElse("")));
      // the hooks of frameworks would wait for each other, and log below the sentence
      Runtime.getRuntime().halt(ExitStatus.FAILURE);
    }
    new CountDownLatch(1).await();
  }

  /**
   * Closes the service and ends this JVM at once: the hooks of frameworks would wait for each other
   * for seconds, with nothing left to do.
   */
  private static void stop(ConfigurableApplicationContext context) {
    try {
      Observation.finish();
    } catch (RuntimeException
        | Error unseen) { // such as a full disk or heap: what follows is worth more
      System.err.println("What this JVM did is not recorded: " + unseen);
    }
    context.close();
    Work.finish();
    FlightRecording.finish();
    Runtime.getRuntime().halt(ExitStatus.TERMINATED);
  }

  /** Starts what watches this server, and returns the port of its counters if it has one. */
  private static OptionalInt observe() throws IOException {
    if (LaunchProperties.HOLDS.or(false)) {
      HeldCalls.offer();
    }
    Optional<Path> recording = LaunchProperties.SERVER_RECORDING.get();
    Optional<Integer> remote = LaunchProperties.REMOTE_COUNTERS.get();
    if (remote.isPresent()) {
      var address =
          new InetSocketAddress(LaunchProperties.HOST.or(Defaults.BIND_ADDRESS), remote.get());
      CountersToken token = CountersToken.given().orElseThrow();
      return OptionalInt.of(CountersEndpoint.start(address, token, recording.orElse(null)));
    }
    if (LaunchProperties.COUNTERS.or(false)) {
      return OptionalInt.of(
          CountersEndpoint.start(LaunchProperties.COUNTERS_PORT.or(0), recording.orElse(null)));
    }
    recording.ifPresent(FlightRecording::start);
    return OptionalInt.empty();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.util.concurrent.CountDownLatch;
import org.springframework.context.support.ClassPathXmlApplicationContext;

/**
 * The provider side of a pair: whatever provider.xml is on the classpath. Prints one READY line
 * with its address when it can answer, and ends cleanly on SIGTERM and Ctrl-C.
 */
public final class Server {

  private Server() {}

  public static void main(String[] args) throws InterruptedException {
    Lifeline.attach();
    String host = System.getProperty("benchmark.host", Defaults.BIND_ADDRESS);
    int port = Integer.getInteger("benchmark.port", Defaults.PORT);
    try {
      var context = new ClassPathXmlApplicationContext("provider.xml");
      context.registerShutdownHook();
    } catch (RuntimeException failure) {
      System.err.println(
          "The server did not start at %s:%d: %s".formatted(host, port, rootCause(failure)));
      System.exit(1);
    }
    System.out.println("READY " + host + ":" + port);
    new CountDownLatch(1).await();
  }

  private static Throwable rootCause(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }
}

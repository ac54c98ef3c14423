// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import benchmark.AddressProbe;
import benchmark.JvmCounters;
import benchmark.Lifeline;
import benchmark.contract.EchoService;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import benchmark.launch.ReadyLine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.context.support.AbstractApplicationContext;

/**
 * The consumer of a system under test: a reference to each service, found in the registries, and a
 * call of each every few seconds. Ready when each has answered once. Answers lines of standard
 * input:
 *
 * <ul>
 *   <li>{@code read}: {@code READ}, calls so far, failed ones, and its {@link JvmCounters};
 *   <li>{@code full}: {@code FULL}, objects of the framework's classes that are alive and their
 *       bytes, then as {@code read}, after a collection of the whole heap;
 *   <li>{@code await come|leave CLONE MILLIS}: {@code SEEN} and, of each service, the time when a
 *       call could first go there, or could no longer; -1 if that did not come in time.
 * </ul>
 *
 * Arguments: the registries with commas, how many services, milliseconds between calls,
 * milliseconds of the notification delay, the prefix of the framework's classes, a file for its
 * XML.
 */
public final class ConsumerMain {

  private static final long LOOK_MILLIS = 20;
  private static final long RETRY_MILLIS = 100;

  private final List<EchoService> services;
  private final String framework;
  private final AtomicLong calls = new AtomicLong();
  private final AtomicLong failed = new AtomicLong();

  private ConsumerMain(List<EchoService> services, String framework) {
    this.services = services;
    this.framework = framework;
  }

  public static void main(String[] args) {
    var lines = new LinkedBlockingQueue<String>();
    Path folder = Path.of(args[5]);
    Lifeline.attach(lines::add);
    try {
      int count = Integer.parseInt(args[1]);
      AbstractApplicationContext context =
          new Template()
              .with("registry", List.of(args[0].split(",")))
              .with(
                  "interface",
                  GeneratedServices.write(folder.resolve(GeneratedServices.FOLDER), count))
              .with("model", List.of(LaunchProperties.DISCOVERY.or("interface")))
              .with("delay", List.of(args[3]))
              .start("discovery-consumer.xml", folder.resolve("consumer.xml"));
      var services = new ArrayList<EchoService>();
      for (int number = 1; number <= count; number++) {
        services.add((EchoService) context.getBean("service" + number));
      }
      var consumer = new ConsumerMain(services, args[4]);
      consumer.awaitFirstAnswers();
      consumer.callEvery(Long.parseLong(args[2]));
      System.out.println(new ReadyLine("consumer", OptionalInt.empty()).toLine());
      while (true) {
        System.out.println(consumer.answer(lines.take().split(" ")));
      }
    } catch (Throwable failure) { // errors too: a framework of another version has other classes
      failure.printStackTrace();
      Runtime.getRuntime().halt(ExitStatus.FAILURE);
    }
  }

  private void awaitFirstAnswers() throws InterruptedException {
    for (EchoService service : services) {
      while (!call(service)) {
        Thread.sleep(RETRY_MILLIS);
      }
    }
    calls.set(0);
    failed.set(0);
  }

  /** Calls each service at a fixed rate, one after the other. */
  private void callEvery(long millis) {
    Executors.newSingleThreadScheduledExecutor(
            task -> {
              var thread = new Thread(task, "calls");
              thread.setDaemon(true);
              return thread;
            })
        .scheduleAtFixedRate(
            () -> services.forEach(this::call), millis, millis, TimeUnit.MILLISECONDS);
  }

  private boolean call(EchoService service) {
    calls.incrementAndGet();
    try {
      if ("found".equals(service.string("found"))) {
        return true;
      }
    } catch (RuntimeException notAnswered) {
      // counted below
    }
    failed.incrementAndGet();
    return false;
  }

  private String answer(String[] words) throws Exception {
    return switch (words[0]) {
      case "read" -> "READ " + counters();
      case "full" -> "FULL " + LiveObjects.of(framework) + " " + counters();
      default ->
          await(
              words[1].equals("come"),
              Clones.registered(Integer.parseInt(words[2])),
              Long.parseLong(words[3]));
    };
  }

  private String counters() {
    return calls + " " + failed + " " + JvmCounters.read().toLine();
  }

  private String await(boolean listed, String host, long millis) throws InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    long[] seen = new long[services.size()];
    Arrays.fill(seen, -1);
    while (System.nanoTime() < deadline && Arrays.stream(seen).anyMatch(time -> time < 0)) {
      for (int i = 0; i < seen.length; i++) {
        if (seen[i] < 0 && AddressProbe.isListed(host, services.get(i)::ping) == listed) {
          seen[i] = System.currentTimeMillis();
        }
      }
      Thread.sleep(LOOK_MILLIS);
    }
    var line = new StringBuilder("SEEN");
    for (long time : seen) {
      line.append(' ').append(time);
    }
    return line.toString();
  }
}

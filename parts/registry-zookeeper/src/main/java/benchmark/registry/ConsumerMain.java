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
import java.util.stream.Collectors;
import org.springframework.context.support.AbstractApplicationContext;

/**
 * The consumer of a system under test: a reference to each service, found in the registries, and a
 * call of each every few seconds. Ready when each has answered once. Answers lines of standard
 * input:
 *
 * <ul>
 *   <li>{@code read}: {@code READ}, calls so far, failed ones, and its {@link JvmCounters};
 *   <li>{@code full}: {@code FULL}, objects of the framework's classes that are alive and their
 *       bytes, then as {@code read}, after a collection of the entire heap;
 *   <li>{@code classes}: {@code CLASSES} and the largest of the framework's classes after the last
 *       {@code full}, each as {@code name:objects:bytes};
 *   <li>{@code await come|leave CLONE MILLIS}: {@code SEEN} and, of each service, the time when a
 *       call could first go there, or could no longer; -1 if that did not come in time.
 * </ul>
 *
 * And it reports by itself, every now and then: {@code MOMENT}, the time, and then as {@code read}.
 *
 * <p>Arguments: the registries with commas, the group that everything is in, how many services,
 * milliseconds between calls, milliseconds of the notification delay, the prefix of the framework's
 * classes, milliseconds from moment to moment, the run's folder, whether connections are lazy.
 */
public final class ConsumerMain {

  private static final int CLASSES = 10;
  private static final long LOOK_MILLIS = 20;
  private static final long RETRY_MILLIS = 100;

  private final List<EchoService> services = new ArrayList<>();
  private final String framework;
  private final AtomicLong calls = new AtomicLong();
  private final AtomicLong failed = new AtomicLong();
  private LiveObjects live = new LiveObjects(List.of());

  private ConsumerMain(String framework) {
    this.framework = framework;
  }

  public static void main(String[] args) {
    var lines = new LinkedBlockingQueue<String>();
    Path folder = Path.of(args[7]);
    Lifeline.attach(lines::add);
    try {
      int count = Integer.parseInt(args[2]);
      var consumer = new ConsumerMain(args[5]);
      every(
          Long.parseLong(args[6]),
          () ->
              System.out.println(
                  "MOMENT " + System.currentTimeMillis() + " " + consumer.counters()));
      AbstractApplicationContext context =
          new Template()
              .with("registry", List.of(args[0].split(",")))
              .with("group", List.of(args[1]))
              .with(
                  "interface",
                  GeneratedServices.write(folder.resolve(GeneratedServices.FOLDER), count))
              .with("model", List.of(LaunchProperties.DISCOVERY.or("interface")))
              .with("delay", List.of(LaunchProperties.NOTIFICATION.or(Integer.valueOf(args[4]))))
              .with("lazy", List.of(args[8]))
              .start("discovery-consumer.xml", folder.resolve("consumer.xml"));
      for (int number = 1; number <= count; number++) {
        consumer.services.add((EchoService) context.getBean("service" + number));
      }
      consumer.awaitFirstAnswers();
      consumer.callEvery(Long.parseLong(args[3]));
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
    every(millis, () -> services.forEach(this::call));
  }

  private static void every(long millis, Runnable action) {
    Executors.newSingleThreadScheduledExecutor(
            task -> {
              var thread = new Thread(task, "every " + millis + " ms");
              thread.setDaemon(true);
              return thread;
            })
        .scheduleAtFixedRate(action, millis, millis, TimeUnit.MILLISECONDS);
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
      case "full" -> {
        live = LiveObjects.of(framework);
        yield "FULL " + live.sum() + " " + counters();
      }
      case "classes" -> "CLASSES " + live.largest(CLASSES);
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
    return Arrays.stream(seen)
        .mapToObj(Long::toString)
        .collect(Collectors.joining(" ", "SEEN ", ""));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.error.UserError;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.Variant;
import benchmark.cli.topology.Topology;
import benchmark.launch.ProtocolSetting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** One system with a fresh consumer, phase by phase. For one thread. */
final class DiscoveryRun {

  static final String START = "start";
  static final String STEADY = "steady";
  static final String CHURN = "churn";
  static final String STORM = "storm";
  static final String ONE_LOST = "one registry lost";
  static final String BOTH_LOST = "both registries lost";

  private final CommandContext context;
  private final DiscoverySettings settings;
  private final Variant variant;
  private final Path folder;
  private final Conversation simulator = new Conversation(DiscoveryParts.SIMULATOR);
  private final Conversation consumer = new Conversation(DiscoveryParts.CONSUMER);
  private final List<DiscoveryPhase> phases = new ArrayList<>();
  private final DiscoveryParts parts;
  private final Topology topology;

  DiscoveryRun(CommandContext context, DiscoverySettings settings, Variant variant, Path folder) {
    this.context = context;
    this.settings = settings;
    this.variant = variant;
    this.folder = folder;
    try {
      Files.createDirectories(folder.resolve("services"));
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Check disk space.", folder, e.getMessage());
    }
    parts = new DiscoveryParts(context, settings, variant, folder);
    topology = new Topology(parts.all(simulator, consumer));
  }

  /**
   * Measures all phases.
   *
   * @param block from 1 on
   * @param progress is told which phase begins
   */
  DiscoveryRecord.Run execute(int block, Consumer<String> progress) {
    try (topology) {
      progress.accept(START);
      topology.start(context.children(), folder);
      String[] nodes = simulator.await(topology, "NODES");
      requireModel(Integer.parseInt(nodes[0]));
      start();
      progress.accept(STEADY);
      steady();
      progress.accept(CHURN);
      churn();
      progress.accept(STORM);
      storm();
      progress.accept(ONE_LOST);
      lose(ONE_LOST, DiscoveryParts.REGISTRIES.subList(0, 1));
      progress.accept(BOTH_LOST);
      lose(BOTH_LOST, DiscoveryParts.REGISTRIES);
      return new DiscoveryRecord.Run(
          variant.label(),
          block,
          new JvmLauncher(context, variant, settings.run()).clientModules(),
          topology.commandLines(),
          Integer.parseInt(nodes[0]),
          Integer.parseInt(nodes[1]),
          phases);
    }
  }

  /** An application has one node, whatever it offers; services have one for each protocol. */
  private void requireModel(int nodes) {
    String model = variant.client().settings().getOrDefault(ProtocolSetting.DISCOVERY, "interface");
    int expected = model.equals("application") ? 1 : settings.interfaces() * settings.protocols();
    if (nodes != expected) {
      throw UserError.failure(
          "%s registers %d nodes for an instance, and discovery=%s would be %d: this version of the"
              + " framework does not do that. Name another version or model.",
          variant.label(), nodes, model, expected);
    }
  }

  private void start() {
    var interval = new Interval(0);
    double seconds = topology.part(DiscoveryParts.CONSUMER).startup().toMillis() / 1e3;
    var phase = interval.end(START, List.of());
    phase.values().put(DiscoveryMetric.START_SECONDS, seconds);
    phases.add(phase);
  }

  private void steady() {
    var interval = new Interval(0);
    pause(settings.time());
    var phase = interval.end(STEADY, List.of());
    phase.values().putAll(ConsumerReading.full(consumer.ask(topology, "full", "FULL")).levels());
    phases.add(phase);
  }

  /** As many leave and come back, by turns, as time allows: all of them are restarted in turn. */
  private void churn() {
    var delays = new ArrayList<List<Long>>();
    long end = System.nanoTime() + settings.time().toNanos();
    var interval = new Interval(0);
    int from = 0;
    do {
      int to = Math.min(settings.instances(), from + settings.changed());
      delays.add(change("leave", from, to, from));
      delays.add(change("come", from, to, from));
      interval.changes += 2 * (to - from);
      from = to == settings.instances() ? 0 : to;
    } while (System.nanoTime() < end);
    phases.add(interval.end(CHURN, delays));
  }

  private void storm() {
    int all = settings.instances();
    var interval = new Interval(2 * all);
    var delays = List.of(change("leave", 0, all, all - 1), change("come", 0, all, all - 1));
    phases.add(interval.end(STORM, delays));
  }

  private void lose(String name, List<String> registries) {
    var interval = new Interval(2);
    Path logs = folder.resolve("after-" + registries.size() + "-lost");
    try {
      Files.createDirectories(logs);
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Check disk space.", logs, e.getMessage());
    }
    topology.restart(context.children(), registries, logs, false, () -> pause(settings.outage()));
    double lost = Double.parseDouble(simulator.ask(topology, "repair", "DONE")[2]);
    var delays = List.of(change("leave", 0, 1, 0), change("come", 0, 1, 0));
    var phase = interval.end(name, delays);
    phase.values().put(DiscoveryMetric.LOST_NODES, lost);
    phases.add(phase);
  }

  /**
   * Has instances leave or come.
   *
   * @param watched the one that the consumer looks for
   * @return milliseconds from the begin of the change until a call could go to it, or could no
   *     longer, one for each interface
   */
  private List<Long> change(String how, int from, int to, int watched) {
    context.interruption().check();
    simulator.say(topology, "%s %d %d".formatted(how, from, to));
    consumer.say(
        topology, "await %s %d %d".formatted(how, watched, settings.patience().toMillis()));
    long begin = Long.parseLong(simulator.await(topology, "DONE")[0]);
    var delays = new ArrayList<Long>();
    for (String time : consumer.await(topology, "SEEN")) {
      long seen = Long.parseLong(time);
      delays.add(seen < 0 ? -1 : Math.max(0, seen - begin));
    }
    return delays;
  }

  private void pause(Duration time) {
    long end = System.nanoTime() + time.toNanos();
    while (System.nanoTime() < end) {
      context.interruption().check();
      try {
        Thread.sleep(50);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InterruptedByUserException();
      }
    }
  }

  /** What a phase costs: the difference of two readings around it. */
  private final class Interval {

    private final long start = System.nanoTime();
    private final ConsumerReading before;
    private final RegistryReading registryBefore;
    private int changes;

    Interval(int changes) {
      this.changes = changes;
      registryBefore = registry();
      before = consumer();
    }

    DiscoveryPhase end(String name, List<List<Long>> delays) {
      var values = consumer().since(before, changes);
      values.putAll(registry().since(registryBefore));
      values.putAll(Delays.of(delays));
      return new DiscoveryPhase(name, (System.nanoTime() - start) / 1e9, changes, values, delays);
    }

    private ConsumerReading consumer() {
      return ConsumerReading.of(consumer.ask(topology, "read", "READ"));
    }

    private RegistryReading registry() {
      return RegistryReading.of(topology.part(DiscoveryParts.REGISTRIES.get(0)), parts.registry(0));
    }
  }
}

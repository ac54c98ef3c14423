// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.discovery.DiscoveryRecord.Moment;
import benchmark.cli.discovery.DiscoveryRecord.Phase;
import benchmark.cli.error.UserError;
import benchmark.cli.incident.Incidents;
import benchmark.cli.incident.LogWatch;
import benchmark.cli.incident.RunWatch;
import benchmark.cli.process.Folders;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.project.VariantKey;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.Variant;
import benchmark.cli.topology.Topology;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** One system with a fresh consumer, phase by phase. For one thread. */
final class DiscoveryRun {

  static final String START = "start";
  static final String STEADY = "steady";
  static final String CHURN = "churn";
  static final String ROLLOUT = "rollout";
  static final String STORM = "storm";
  static final String ONE_LOST = "one registry lost";
  static final String BOTH_LOST = "both registries lost";

  /** Those in which instances leave and come; what a consumer uses is told for each change. */
  static final List<String> CHANGES = List.of(CHURN, ROLLOUT, STORM);

  private static final Duration PAUSE = Duration.ofMillis(50);
  private static final long NOT_SEEN = -1;

  /** What an answer may take beyond all that is planned, on a busy machine. */
  private static final Duration MORE = Duration.ofMinutes(5);

  /** What was not counted before the consumer was ready. */
  private static final Set<DiscoveryMetric> BEFORE_READY =
      EnumSet.of(
          DiscoveryMetric.CALLS,
          DiscoveryMetric.FAILED,
          DiscoveryMetric.REGISTRY_PACKETS,
          DiscoveryMetric.REGISTRY_CPU_MS);

  private final CommandContext context;
  private final DiscoverySettings settings;
  private final DiscoveryConditions conditions;
  private final Variant variant;
  private final Path folder;
  private final Conversation simulator;
  private final Conversation consumer;
  private final List<Phase> phases = new ArrayList<>();
  private List<DiscoveryRecord.LiveClass> classes = List.of();
  private final DiscoveryParts parts;
  private final Topology topology;
  private final long begin = System.currentTimeMillis();

  DiscoveryRun(CommandContext context, DiscoverySettings settings, Variant variant, Path folder) {
    this.context = context;
    this.settings = settings;
    conditions = settings.conditions();
    Duration patience = conditions.length().plus(conditions.patience()).plus(MORE);
    simulator = new Conversation(DiscoveryParts.SIMULATOR, patience);
    consumer = new Conversation(DiscoveryParts.CONSUMER, patience);
    this.variant = variant;
    this.folder = folder;
    RunFolder.createInside(folder.resolve("services"));
    parts = new DiscoveryParts(context, settings, variant, folder);
    topology = new Topology(parts.all(simulator, consumer));
  }

  /**
   * Measures all phases.
   *
   * @param block from 1 on
   * @param progress learns which phase begins
   */
  DiscoveryRecord.Run execute(int block, Consumer<String> progress) {
    var logs = LogWatch.of(folder);
    try (topology) {
      progress.accept(START);
      deleteData(); // of a run that was killed
      topology.start(context.children(), folder);
      String[] nodes = simulator.await(topology, "NODES");
      requireModel(Integer.parseInt(nodes[0]));
      start();
      progress.accept(STEADY);
      steady();
      progress.accept(CHURN);
      churn();
      progress.accept(ROLLOUT);
      rollOut();
      progress.accept(STORM);
      storm();
      if (!conditions.hasRegistries()) {
        progress.accept(ONE_LOST);
        lose(ONE_LOST, DiscoveryParts.REGISTRIES.subList(0, 1));
        progress.accept(BOTH_LOST);
        lose(BOTH_LOST, DiscoveryParts.REGISTRIES);
      }
      return new DiscoveryRecord.Run(
          variant.label(),
          block,
          new DiscoveryRecord.Parts(
              new JvmLauncher(context, variant, settings.run()).clientModules(),
              topology.commandLines(),
              Integer.parseInt(nodes[0]),
              Integer.parseInt(nodes[1])),
          phases,
          timeline(),
          classes,
          incidents(logs).sentences());
    } catch (UserError failure) {
      Incidents incidents = incidents(logs);
      throw incidents.isEmpty()
          ? failure
          : failure.prefixed(incidents.text() + System.lineSeparator());
    } finally {
      logs.close();
      deleteData();
    }
  }

  /** What registries have stored is hundreds of megabytes, and of no use without them. */
  private void deleteData() {
    for (String registry : DiscoveryParts.REGISTRIES) {
      Path data = folder.resolve(registry);
      try {
        Folders.delete(data);
      } catch (IOException e) {
        throw UserError.failure("Cannot delete %s: %s. Delete it by hand.", data, e.getMessage());
      }
    }
  }

  /** What broke up to now. That nobody is there to be called, as in a storm, is no collapse. */
  private Incidents incidents(LogWatch logs) {
    logs.close();
    var watch = new RunWatch();
    ConsumerReading before = null;
    double begin = 0;
    for (String[] words : consumer.moments()) {
      ConsumerReading now = ConsumerReading.of(Arrays.copyOfRange(words, 1, words.length));
      double end = Long.parseLong(words[0]) / 1e3;
      if (before != null) {
        watch.take(now.reading(before, begin, end, isSteady(begin, end)));
      }
      before = now;
      begin = end;
    }
    return Incidents.of(watch, List.of(folder));
  }

  private boolean isSteady(double from, double to) {
    return phases.stream()
        .filter(it -> it.name().equals(STEADY))
        .anyMatch(
            it ->
                this.begin / 1e3 + it.begin() <= from
                    && to <= this.begin / 1e3 + it.begin() + it.seconds());
  }

  private List<Moment> timeline() {
    var timeline = new ArrayList<Moment>();
    ConsumerReading before = null;
    for (String[] words : consumer.moments()) {
      ConsumerReading now = ConsumerReading.of(Arrays.copyOfRange(words, 1, words.length));
      if (before != null) {
        timeline.add(now.moment((Long.parseLong(words[0]) - begin) / 1e3, before));
      }
      before = now;
    }
    return timeline;
  }

  /** An application has one node, whatever it offers; services have one for each protocol. */
  private void requireModel(int nodes) {
    String model = variant.client().settings().getOrDefault(VariantKey.DISCOVERY, "interface");
    int expected =
        model.equals("application") ? 1 : conditions.interfaces() * conditions.protocols();
    if (nodes != expected) {
      throw UserError.failure(
          "%s registers %d nodes for an instance, where discovery=%s has %d: this version of the"
              + " framework does not support it. Name another version or model.",
          variant.label(), nodes, model, expected);
    }
  }

  /** All that the consumer has used until it was ready. */
  private void start() {
    Duration startup = topology.part(DiscoveryParts.CONSUMER).startup();
    var interval = new Interval(ConsumerReading.NONE);
    var phase = interval.end(START, List.of());
    phase.values().keySet().removeAll(BEFORE_READY);
    phase.values().put(DiscoveryMetric.START_SECONDS, startup.toMillis() / 1e3);
    double end = phase.begin();
    phases.add(
        new Phase(
            START, Math.max(0, end - startup.toMillis() / 1e3), end, 0, phase.values(), List.of()));
  }

  private void steady() {
    var interval = new Interval(consumer());
    pause(conditions.phase());
    var phase = interval.end(STEADY, List.of());
    phase.values().putAll(ConsumerReading.full(consumer.ask(topology, "full", "FULL")).levels());
    phases.add(phase);
    classes =
        Arrays.stream(consumer.ask(topology, "classes", "CLASSES"))
            .map(DiscoveryRecord.LiveClass::of)
            .toList();
  }

  /** As many leave and come back, in turn, as time allows: all of them are restarted in turn. */
  private void churn() {
    var delays = new ArrayList<List<Long>>();
    long end = System.nanoTime() + conditions.phase().toNanos();
    var interval = new Interval(consumer());
    int from = 0;
    do {
      int to = Math.min(conditions.instances(), from + conditions.changedAtOnce());
      delays.add(change("leave", from, to, from));
      delays.add(change("come", from, to, from));
      interval.changes += 2 * (to - from);
      from = to == conditions.instances() ? 0 : to;
    } while (System.nanoTime() < end);
    phases.add(interval.end(CHURN, delays));
  }

  /** All instances are restarted at fixed times, whatever the consumer has seen by then. */
  private void rollOut() {
    var interval = new Interval(consumer());
    Duration half = conditions.every().dividedBy(2);
    long next = System.nanoTime();
    for (int from = 0; from < conditions.instances(); from += conditions.changedAtOnce()) {
      int to = Math.min(conditions.instances(), from + conditions.changedAtOnce());
      pauseUntil(next);
      apply("leave", from, to);
      pauseUntil(next + half.toNanos());
      apply("come", from, to);
      interval.changes += 2 * (to - from);
      next += conditions.every().toNanos();
    }
    pauseUntil(next);
    var delays = new ArrayList<List<Long>>();
    if (isSeen("come", 0)) {
      delays.add(change("leave", 0, 1, 0)); // behind all others
      delays.add(change("come", 0, 1, 0));
      interval.changes += 2;
    } else {
      delays.add(List.of(NOT_SEEN));
    }
    phases.add(interval.end(ROLLOUT, delays));
  }

  private void storm() {
    int all = conditions.instances();
    var interval = new Interval(consumer());
    interval.changes = 2 * all;
    var delays = List.of(change("leave", 0, all, all - 1), change("come", 0, all, all - 1));
    phases.add(interval.end(STORM, delays));
  }

  private void lose(String name, List<String> registries) {
    var interval = new Interval(consumer());
    interval.changes = 2;
    Path logs = RunFolder.createInside(folder.resolve("after-" + registries.size() + "-lost"));
    topology.restart(context.children(), registries, logs, false, () -> pause(conditions.outage()));
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
    consumer.say(topology, watch(how, watched));
    long begin = apply(how, from, to);
    var delays = new ArrayList<Long>();
    for (String time : consumer.await(topology, "SEEN")) {
      long seen = Long.parseLong(time);
      delays.add(seen < 0 ? NOT_SEEN : Math.max(0, seen - begin));
    }
    return delays;
  }

  /** Waits until the consumer has an instance in all lists, or no longer; false if that fails. */
  private boolean isSeen(String how, int watched) {
    return Arrays.stream(consumer.ask(topology, watch(how, watched), "SEEN"))
        .allMatch(it -> Long.parseLong(it) >= 0);
  }

  private String watch(String how, int watched) {
    return "await %s %d %d".formatted(how, watched, conditions.patience().toMillis());
  }

  /** Has instances leave or come, and tells when that began, in milliseconds since 1970. */
  private long apply(String how, int from, int to) {
    context.interruption().check();
    String[] done = simulator.ask(topology, "%s %d %d".formatted(how, from, to), "DONE");
    return Long.parseLong(done[0]);
  }

  private void pause(Duration time) {
    pauseUntil(System.nanoTime() + time.toNanos());
  }

  private void pauseUntil(long end) {
    while (end - System.nanoTime() > 0) {
      context.interruption().check();
      try {
        TimeUnit.NANOSECONDS.sleep(Math.max(1, Math.min(PAUSE.toNanos(), end - System.nanoTime())));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InterruptedByUserException();
      }
    }
  }

  private double sinceBegin() {
    return (System.currentTimeMillis() - begin) / 1e3;
  }

  private ConsumerReading consumer() {
    return ConsumerReading.of(consumer.ask(topology, "read", "READ"));
  }

  private RegistryReading registry() {
    return RegistryReading.of(
        Optional.ofNullable(topology.part(DiscoveryParts.REGISTRIES.get(0))), parts.registry(0));
  }

  /** What a phase costs: the difference of two readings around it. */
  private final class Interval {

    private final double start = sinceBegin();
    private final ConsumerReading before;
    private final RegistryReading registryBefore = registry();
    private int changes;

    Interval(ConsumerReading before) {
      this.before = before;
    }

    Phase end(String name, List<List<Long>> delays) {
      var values = consumer().since(before, CHANGES.contains(name) ? changes : 0);
      values.putAll(registry().since(registryBefore));
      values.putAll(Delays.of(delays));
      return new Phase(name, start, sinceBegin() - start, changes, values, delays);
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.error.UserError;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Place;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Role;
import benchmark.cli.report.PlacesSentence;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RateLoad;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.SliceFacts;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.RunFailed;
import benchmark.cli.run.RunningTopology;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceClients;
import benchmark.cli.soak.SoakRecord.Restart;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.Numbers;
import benchmark.cli.topology.CpuPinning;
import benchmark.cli.topology.Part;
import benchmark.launch.CostLine;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * Measures a variant for a long time: one server, one client, interval by interval, each of which
 * is in the run's folder when it has been measured. For one thread.
 */
public final class SoakRun {

  private final CommandContext context;
  private final SoakSettings settings;
  private final Variant variant;
  private final RunFolder folder;
  private final StatusLine status;
  private final SoakSeries series;
  private SoakRecord record;
  private CompletableFuture<Restart> restarting;

  private SoakRun(
      CommandContext context,
      SoakSettings settings,
      Variant variant,
      RunFolder folder,
      StatusLine status,
      SoakRecord record,
      SoakSeries series) {
    this.context = context;
    this.settings = settings;
    this.variant = variant;
    this.folder = folder;
    this.status = status;
    this.record = record;
    this.series = series;
  }

  /**
   * What has become of a run.
   *
   * @param failure null if it has done what it was to do
   */
  public record Ended(String variant, Path folder, RuntimeException failure) {}

  /**
   * A run to come, in a new folder.
   *
   * @param status shows how it goes
   * @throws UserError if the folder cannot be written
   */
  public static SoakRun begin(
      CommandContext context, SoakSettings settings, Variant variant, StatusLine status) {
    context.interruption().check();
    RunFolder folder =
        RunFolder.create(settings.run().results(), variant.fileName() + "-soak").lock();
    var record =
        new SoakRecord(
            variant.label(),
            context.userCommand(),
            new SoakCall(
                settings.loadInWords(variant),
                settings.run().generator().scenario().name(),
                settings.run().parts(),
                settings.run().parts().servers() == 1
                    ? null
                    : variant.pair().facts().balancing().orElseThrow(),
                settings.load().pressure().orElse(null),
                settings.load().rate().map(RateLoad::inFlight).orElse(null),
                settings.together()),
            new SoakPlan(
                settings.everySeconds(),
                0,
                settings.tolerance(),
                settings.expected(),
                settings.restartSeconds()),
            settings
                .run()
                .withJdk(settings.run().jdk(Role.CLIENT, variant.client()))
                .origin()
                .of(GitState.of(context.project().root()), null, null),
            List.of(),
            List.of(),
            List.of());
    return new SoakRun(context, settings, variant, folder, status, record, new SoakSeries(record));
  }

  /**
   * Requires that a run can be continued.
   *
   * @throws UserError if the folder holds no long run of this variant and load: exit status 2
   */
  public static void requireContinuable(Path old, SoakSettings settings, Variant variant) {
    SoakRecord record = SoakRecord.FILE.read(old);
    if (!variant.label().equals(record.variant())) {
      throw UserError.badInput(
          "--continue %s is a run of %s. Name that pair, and no other.", old, record.variant());
    }
    requireSame(
        old,
        "where it runs",
        PlacesSentence.words(record.origin().places()),
        PlacesSentence.words(settings.run().places().names()));
    requireSame(old, "the call", record.call().operation(), settings.loadInWords(variant));
    requireSame(old, "--every", time(record.plan().everySeconds()), time(settings.everySeconds()));
    requireSame(
        old,
        "--tolerance",
        Numbers.share(record.plan().tolerance()),
        Numbers.share(settings.tolerance()));
    requireSame(
        old,
        "--restart-server",
        time(record.plan().restartSeconds()),
        time(settings.restartSeconds()));
    if (!record.restarts().isEmpty()) {
      String how = record.restarts().get(0).how();
      requireSame(
          old,
          "--how",
          how.equals(SoakRecord.FORCED) ? "stop" : how,
          settings.restarts().orElseThrow().how());
    }
    if (record.call().inFlight() != null) { // the call, which is the same, is at a rate
      int now = settings.load().rate().orElseThrow().inFlight();
      requireSame(old, "--in-flight", record.call().inFlight().toString(), Integer.toString(now));
    }
    requireSame(
        old, "--cpus", cpus(new CpuPinning(record.origin().cpus())), cpus(settings.run().cpus()));
    requireSame(
        old,
        "the JDK",
        Provenance.jdkInWords(record.origin().jdk()),
        Provenance.jdkInWords(settings.run().jdk(Role.CLIENT, variant.client())));
    Timeline.requireColumns(old);
  }

  /**
   * Goes on with a run in its own folder, with fresh JVMs.
   *
   * @param status shows how it goes
   * @throws UserError if it still goes on, or a file in its folder is damaged: exit status 2
   */
  public static SoakRun resume(
      CommandContext context, SoakSettings settings, Variant variant, Path old, StatusLine status) {
    SoakRecord record = SoakRecord.FILE.read(old);
    SoakSeries before = SoakSeries.read(old, record);
    RunFolder folder = RunFolder.resume(old).lock();
    return new SoakRun(context, settings, variant, folder, status, record, before);
  }

  /** One interval after the other is one series only if all were measured in the same way. */
  private static void requireSame(Path old, String what, String then, String now) {
    if (!then.equals(now)) {
      throw UserError.badInput(
          "--continue %s: %s was %s then, and is %s now. Give the options that it was started with.",
          old, what, then, now);
    }
  }

  private static String cpus(CpuPinning pinning) {
    return pinning.lists().isEmpty() ? "not given" : pinning.text();
  }

  private static String time(double seconds) {
    return seconds == 0 ? "not given" : Numbers.plain(seconds) + " s";
  }

  /** Measures; whatever happens, the folder says what was measured until then. */
  public Ended execute() {
    record =
        record.beginning(
            Place.LOCAL.now(),
            series.seconds(),
            settings.length().toMillis() / 1e3,
            settings.expected());
    FilledFolder filled =
        FilledFolder.of(
            folder,
            context.interruption(),
            this::measure,
            this::store,
            failure ->
                failure == null
                    || failure instanceof InterruptedByUserException && series.seconds() > 0);
    return new Ended(record.variant(), filled.path(), filled.failure());
  }

  private void measure() {
    try {
      note(record);
      var pair =
          new RunningTopology(
              variant,
              settings.run().withResults(folder.path()),
              GitState.of(context.project().root()),
              context);
      try {
        run(pair);
      } catch (RuntimeException ended) {
        awaitRestart();
        throw pair.fail(ended);
      }
    } finally {
      status.clear();
    }
  }

  private void run(RunningTopology pair) {
    try (var timeline = Timeline.append(folder.path());
        var clients = new SliceClients(settings.run().parts())) {
      status.show("soak " + variant.label(), "starting");
      pair.start(clients::accept);
      clients.attach(pair.clients(), pair.folder());
      measure(pair, clients, timeline);
      clients.finish();
      pair.requireMeasured();
      pair.finish(SliceFacts.of(Duration.ZERO, 0, series.hasSettled()));
    }
  }

  /** What is new about the run can be read while it goes on. */
  private void note(SoakRecord newer) {
    record = newer;
    SoakRecord.FILE.write(folder.path(), record);
    series.update(record);
  }

  private void store(RuntimeException ended) {
    record =
        record.ending(
            Place.LOCAL.now(),
            ended == null
                ? SoakRecord.DONE
                : ended instanceof InterruptedByUserException ? SoakRecord.BY_HAND : reason(ended));
    SoakRecord.FILE.write(folder.path(), record);
  }

  /** What broke in its parts is in the timeline and in logs, from which a report reads it. */
  private static String reason(RuntimeException ended) {
    return ended instanceof RunFailed failed ? failed.reason() : ended.getMessage();
  }

  private void measure(RunningTopology pair, SliceClients clients, Timeline timeline) {
    double before = series.seconds();
    begin(pair, clients);
    long start = System.nanoTime();
    long nextRestart = start + settings.restarts().map(it -> it.every().toNanos()).orElse(0L);
    var live = new SoakStatus(status, record, settings.length());
    var reader = new Timeline.Reader(Timeline.header(), Timeline.linesOf(record.call().parts()));
    for (int number = 1; System.nanoTime() - start < settings.length().toNanos(); number++) {
      if (settings.restarts().isPresent()
          && restarting == null
          && System.nanoTime() - nextRestart >= 0) {
        nextRestart += settings.restarts().get().every().toNanos();
        restart(pair);
      }
      Optional<Integer> size = size(before + (System.nanoTime() - start) / 1e9);
      Optional<CostLine> reply = clients.measure(settings.request(variant, number, size));
      if (reply.isEmpty()) {
        throw ended(pair);
      }
      noteRestart(false);
      CostLine cost = reply.get();
      Instant now = Place.LOCAL.now();
      List<String> lines =
          record.call().parts().areMultiple()
              ? Timeline.lines(now, cost, clients.lastParts(), pair::pid)
              : Timeline.lines(now, pair.pid(Part.CLIENT), pair.pid(Part.SERVER), cost);
      timeline.append(lines);
      lines.forEach(line -> reader.take(line, series::take));
      live.show(series, Duration.ofNanos(System.nanoTime() - start));
    }
    noteRestart(true);
  }

  /**
   * Calls for a moment; with each size, since its answers are checked while all servers are there.
   */
  private void begin(RunningTopology pair, SliceClients clients) {
    List<Optional<Integer>> sizes =
        record.call().pressure() == null
            ? List.of(Optional.empty())
            : Pressure.sizes().stream().map(Optional::of).toList();
    for (Optional<Integer> size : sizes) {
      if (clients.measure(settings.starting(variant, size)).isEmpty()) {
        throw ended(pair);
      }
    }
  }

  /** The size of texts after so many seconds of the whole run, if it changes; changes are noted. */
  private Optional<Integer> size(double seconds) {
    if (record.call().pressure() == null) {
      return Optional.empty();
    }
    int size = record.call().pressure().size(seconds);
    List<SoakRecord.Change> changes = record.changes();
    if (changes.isEmpty() || changes.get(changes.size() - 1).size() != size) {
      note(record.changed(new SoakRecord.Change(Place.LOCAL.now(), size)));
    }
    return Optional.of(size);
  }

  /** Of several servers another one each time. */
  private void restart(RunningTopology pair) {
    SoakSettings.Restarts chosen = settings.restarts().orElseThrow();
    int number = record.restarts().size() + 1;
    List<String> servers = record.call().parts().serverNames();
    String server = servers.get((number - 1) % servers.size());
    var begun = new Restart(server, Place.LOCAL.now(), null, chosen.how());
    note(record.with(begun));
    restarting =
        CompletableFuture.supplyAsync(
            () -> {
              boolean forced = pair.restart(server, number, chosen.kill());
              return begun.over(
                  Place.LOCAL.now(), forced && !chosen.kill() ? SoakRecord.FORCED : begun.how());
            },
            work -> new Thread(work, "restart").start());
  }

  /** Takes note of a restart that is over. */
  private void noteRestart(boolean wait) {
    if (restarting == null || !wait && !restarting.isDone()) {
      return;
    }
    try {
      Restart over = restarting.join();
      restarting = null;
      note(record.with(over));
    } catch (CompletionException failure) {
      throw failure.getCause() instanceof RuntimeException why ? why : failure;
    }
  }

  /** Lets a restart end before the processes are stopped, so that none is left behind. */
  private void awaitRestart() {
    if (restarting != null) {
      Restart over = restarting.exceptionally(failed -> null).join();
      record = over == null ? record : record.with(over);
    }
  }

  /** A client has ended instead of measuring. A server that did not come back is why. */
  private RuntimeException ended(RunningTopology pair) {
    noteRestart(false);
    pair.requireNoFailure();
    return new IllegalStateException("A client ended unexpectedly.");
  }
}

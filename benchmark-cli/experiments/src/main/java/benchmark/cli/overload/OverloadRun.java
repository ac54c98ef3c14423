// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.overload;

import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Place;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.RunningTopology;
import benchmark.cli.slices.InterleavedBlock;
import benchmark.cli.slices.SliceClients;
import benchmark.cli.slices.WarmUp;
import benchmark.cli.status.StatusLine;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumns;
import benchmark.launch.SliceReply;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Calls variants beyond what they sustain, in blocks of fresh JVMs, one variant after the other: an
 * overload leaves no CPU for anything beside it. For one thread.
 */
public final class OverloadRun {

  private final CommandContext context;
  private final OverloadSettings settings;
  private final StatusLine status = StatusLine.ofThisProcess();
  private OverloadRecord record;

  /** A run to come. */
  public OverloadRun(CommandContext context, OverloadSettings settings) {
    this.context = context;
    this.settings = settings;
    record =
        new OverloadRecord(
            context.userCommand(),
            settings.variants().stream().map(it -> it.label()).toList(),
            context.origin(settings.run()),
            settings.plan(),
            "it has not ended",
            List.of());
  }

  /**
   * Measures and stores.
   *
   * @throws benchmark.cli.error.UserError if it cannot begin
   */
  public FilledFolder execute() {
    RunFolder folder =
        RunFolder.create(
            settings.run().results(), settings.plan().reconnect() ? "reconnect" : "overload");
    return FilledFolder.of(
        folder,
        context.interruption(),
        () -> measure(folder),
        failure -> store(folder, failure),
        failure ->
            failure == null
                || failure instanceof InterruptedByUserException && !record.surges().isEmpty());
  }

  private void measure(RunFolder folder) {
    OverloadRecord.FILE.write(folder.path(), record);
    try {
      for (int block = 1; block <= settings.plan().blocks(); block++) {
        for (int place = 0; place < settings.variants().size(); place++) {
          int variant = (place + block - 1) % settings.variants().size();
          measure(folder, block, variant);
        }
      }
    } finally {
      status.clear();
    }
  }

  private void measure(RunFolder folder, int block, int variant) {
    Path place = InterleavedBlock.folder(folder.path(), block);
    var pair =
        new RunningTopology(
            settings.variants().get(variant),
            settings.run().withResults(place),
            record.origin().project(),
            context);
    try (var clients = new SliceClients(settings.run().parts())) {
      show(block, variant, "warming up");
      pair.start(clients::accept);
      clients.attach(pair.clients(), pair.folder());
      if (!WarmUp.within(settings.warmup()).lead(clients, settings.warmUp())) {
        throw ended(pair);
      }
      for (double times : settings.plan().rates()) {
        show(block, variant, "%.0f%% of what it sustains".formatted(100 * times));
        record = record.with(surge(pair, clients, block, variant, times));
        OverloadRecord.FILE.write(folder.path(), record);
      }
      clients.finish();
      pair.awaitClients();
      pair.finish(null);
    } catch (RuntimeException failure) {
      throw pair.fail(failure);
    }
  }

  private void show(int block, int variant, String what) {
    status.show(
        "block %d of %d, %s: %s"
            .formatted(block, settings.plan().blocks(), record.variants().get(variant), what),
        "");
  }

  private Surge surge(
      RunningTopology pair, SliceClients clients, int block, int variant, double times) {
    SliceReply reply = clients.first(settings.surge(variant, times)).orElseThrow(() -> ended(pair));
    List<Slot> slots = Slot.parse(reply.times().get(SliceReply.SLOTS));
    List<Slot> during = Surge.during(settings.plan(), slots);
    Double recovery = Surge.recovery(settings.plan(), slots);
    long answered = Surge.sum(during, Slot::good) + Surge.sum(during, Slot::late);
    long useless = Surge.sum(during, Slot::late) + Surge.sum(during, Slot::failed);
    return new Surge(
        block,
        variant,
        times,
        Surge.sum(during, Slot::useful)
            / (settings.plan().toSeconds() - settings.plan().fromSeconds()),
        new Surge.Recovery(
            recovery,
            Optional.ofNullable(reply.times().get(SliceReply.BROKEN))
                .map(Integer::valueOf)
                .orElse(null),
            recovery == null ? dump(pair, times) : null),
        new Surge.Fate(
            Surge.sum(during, Slot::offered),
            Surge.sum(during, Slot::notSent),
            Surge.sum(during, Slot::late),
            Surge.sum(during, Slot::failed),
            Long.parseLong(reply.times().get(SliceReply.UNANSWERED)),
            reply.cost().get(CostColumns.ERRORS).orElse(Map.of()),
            new Surge.Times(
                Surge.median(during, Slot::p50) / 1e3, Surge.median(during, Slot::p99) / 1e3),
            Surge.Used.of(
                reply.cost(),
                (double) useless / Math.max(1, answered + Surge.sum(during, Slot::failed)))),
        slots);
  }

  /** The stacks of a server that does not come back; null if they cannot be had. */
  private String dump(RunningTopology pair, double times) {
    Path jcmd = Place.LOCAL.javaHome().resolve("bin/jcmd");
    Optional<String> stacks =
        Place.LOCAL.output(
            List.of(jcmd.toString(), Long.toString(pair.pid(Part.SERVER)), "Thread.print"));
    String name = "server-%.0f.threads".formatted(100 * times);
    try {
      if (stacks.isPresent()) {
        Files.writeString(pair.folder().resolve(name), stacks.get());
        return name;
      }
    } catch (IOException notKept) {
      // what was measured is worth more
    }
    return null;
  }

  private static RuntimeException ended(RunningTopology pair) {
    pair.requireNoFailure();
    return new IllegalStateException("A client ended unexpectedly.");
  }

  private void store(RunFolder folder, RuntimeException failure) {
    record = record.ended(Place.LOCAL.now(), FilledFolder.reason(failure));
    OverloadRecord.FILE.write(folder.path(), record);
  }
}

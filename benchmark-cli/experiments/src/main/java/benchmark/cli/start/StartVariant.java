// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.project.GitState;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunFailed;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.RunningTopology;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceClients;
import benchmark.cli.slices.WarmUp;
import benchmark.cli.topology.Part;
import benchmark.launch.SliceReply;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/**
 * The server and the client of a variant: each is replaced by a fresh JVM when its start is
 * measured, and stays otherwise. For one thread.
 */
final class StartVariant {

  private final StartSettings settings;
  private final Variant variant;
  private final int number;
  private final RunningTopology pair;
  private volatile SliceClients clients; // hears the client's output
  private boolean active; // what fails now is its own
  private boolean finished;

  /**
   * JVMs to come.
   *
   * @param run with the folder for results
   * @param number of the variant, from 0 on
   */
  StartVariant(
      StartSettings settings,
      RunSettings run,
      int number,
      GitState commit,
      CommandContext context) {
    this.settings = settings;
    this.number = number;
    variant = settings.variants().get(number);
    pair = new RunningTopology(variant, run, commit, context);
    clients = new SliceClients(settings.run().parts());
  }

  String label() {
    return variant.label();
  }

  /** Starts both JVMs. */
  void start() {
    active = true;
    pair.start((client, piece) -> clients.accept(client, piece));
    clients.attach(pair.clients(), pair.folder());
    active = false;
  }

  /**
   * Calls until both sides have settled, and then as later, so that the senders are compiled, too.
   */
  void warmUp() {
    active = true;
    if (!WarmUp.within(settings.warmup()).lead(clients, settings.warmUp())) {
      throw ended();
    }
    call();
    active = false;
  }

  private FirstCalls call() {
    SliceReply reply = clients.first(settings.calls()).orElseThrow(this::ended);
    return FirstCalls.of(reply, settings.plan().rate());
  }

  private RuntimeException ended() {
    pair.requireNoFailure();
    return new IllegalStateException("A client ended unexpectedly.");
  }

  /** Replaces what is to be cold by fresh JVMs, and calls from the first moment on. */
  FreshStart measure(Situation situation, int sample) {
    active = true;
    String name = "%s-%03d".formatted(situation.word(), sample);
    FreshStart measured =
        situation == Situation.RESTART ? replace(name, sample) : start(situation, name, sample);
    active = false;
    return measured;
  }

  private FreshStart start(Situation situation, String name, int sample) {
    boolean coldClient = situation.fresh().contains(Part.CLIENT);
    if (coldClient) {
      clients = new SliceClients(settings.run().parts());
    }
    Map<String, Duration> startups = pair.renew(situation.fresh(), name);
    Duration starting = startups.values().stream().reduce(Duration.ZERO, Duration::plus);
    Instant begin = Instant.now().minus(starting);
    if (coldClient) {
      clients.attach(pair.clients(), pair.folder());
    }
    try (var usage = usage(situation)) {
      FirstCalls calls = kept(call(), name);
      Instant ready = coldClient ? calls.since() : begin.plus(starting);
      return new Summary(settings.plan(), calls, begin, seconds(begin, ready))
          .of(situation, number, sample, usage);
    }
  }

  /** Calls, and replaces one of the servers meanwhile. */
  private FreshStart replace(String name, int sample) {
    CompletableFuture<FirstCalls> calling =
        CompletableFuture.supplyAsync(this::call, work -> new Thread(work, "calls").start());
    try {
      CompletableFuture.anyOf(calling, later(settings.plan().before())).join();
      Instant begin = Instant.now();
      pair.renew(Situation.RESTART.fresh(), name);
      double ready = seconds(begin, Instant.now());
      try (var usage = usage(Situation.RESTART)) {
        FirstCalls calls = kept(calling.join(), name).from(begin);
        return new Summary(settings.plan(), calls, begin, ready)
            .of(Situation.RESTART, number, sample, usage);
      }
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof RuntimeException why ? why : failed;
    }
  }

  private static CompletableFuture<Void> later(Duration time) {
    return CompletableFuture.runAsync(
        () -> {}, CompletableFuture.delayedExecutor(time.toMillis(), TimeUnit.MILLISECONDS));
  }

  private Usage usage(Situation situation) {
    return Usage.of(situation.fresh().stream().map(pair::pid).toList());
  }

  private FirstCalls kept(FirstCalls calls, String name) {
    calls.write(pair.folder().resolve(name).resolve(FirstCalls.FILE));
    return calls;
  }

  private static double seconds(Instant from, Instant to) {
    return Duration.between(from, to).toNanos() / 1e9;
  }

  /** Ends both JVMs. */
  void finish() {
    active = true;
    clients.finish();
    pair.awaitClients();
    pair.finish(null);
    active = false;
    finished = true;
  }

  /**
   * Ends both JVMs, unless they have ended well.
   *
   * @param failure why
   * @param thrown what to throw as far as is known
   * @return what to throw: that the user has interrupted the run, or the failure, which names this
   *     variant if it is its own
   */
  RuntimeException fail(RuntimeException failure, RuntimeException thrown) {
    if (finished) {
      return thrown;
    }
    RuntimeException own = pair.fail(failure);
    if (!active && !(own instanceof InterruptedByUserException)) {
      return thrown;
    }
    return own instanceof RunFailed failed ? failed.prefixed(label() + " failed: ") : own;
  }
}

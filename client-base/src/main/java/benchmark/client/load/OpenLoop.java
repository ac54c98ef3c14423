// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.client.Cost;
import benchmark.client.CostReader;
import benchmark.client.CostReading;
import benchmark.client.CountersClient;
import benchmark.client.OtherClients;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.LaunchProperties;
import benchmark.launch.Load;
import benchmark.launch.SliceOutcome;
import benchmark.launch.SliceReply;
import benchmark.launch.SliceRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Calls at a rate: each slice is a step, in which calls start at times fixed beforehand (an open
 * loop), through the pair's ordinary blocking stub or on streams. Response times count from the
 * intended start, so that a call which had to wait for a free caller, or for a client that was
 * stopped, shows it (coordinated omission cannot happen). A step settles for {@link #SETTLING}
 * before it counts. One that is hopeless ends early, and counts from its beginning.
 *
 * <p>For one thread, whose timer slack it changes: it is made when the first step is asked for.
 */
public final class OpenLoop implements SliceEngine {

  /** What a step needs to reach its own state; these calls do not count. */
  public static final Duration SETTLING = Duration.ofSeconds(2);

  /** How long calls that are late may still start after the end. */
  private static final long GRACE_NANOS = 1_000_000_000;

  /** In a surge, whoever finds no free caller for so long gives up. */
  private static final long LATEST_NANOS = 50_000_000;

  private static final long LOOK_NANOS = 20_000_000;

  /** A step with so much of its calls unanswered is not going to be sustained. */
  private static final double HOPELESS = 0.1;

  /** The parts of a step whose slowest calls are recorded separately. */
  private static final int PARTS = 50;

  private static final long TIMER_SLACK_NANOS = 1_000;
  private static final long LEAD_NANOS = 20_000_000;
  private static final double NANOS_PER_SECOND = 1e9;

  /** Reading what calls cost delays them, and takes less than this: so it is part of settling. */
  private static final long READING_NANOS = 300_000_000;

  private final CostReader reader = new CostReader();
  private final OptionalLong slack = TimerSlack.set(TIMER_SLACK_NANOS);
  private final ExecutorService callers = CallerPool.create();
  private final SenderSource source;

  /** Sends what a source knows to send. */
  public OpenLoop(SenderSource source) {
    this.source = source;
  }

  @Override
  public Slice measure(SliceRequest request) throws InterruptedException, ExecutionException {
    Load.Open load = rate(request);
    long settling = SETTLING.toNanos();
    long length = settling + request.millis() * 1_000_000L;
    long[] arrivals = ArrivalTimes.of(load, length);
    SenderSource.Senders senders = source.of(request, load.cap());
    var begun = new CompletableFuture<OpenStep>();
    List<Future<?>> tasks = callersThatWait(Math.min(senders.threads(), arrivals.length), begun);
    OtherClients.await();
    long start = System.nanoTime() + LEAD_NANOS;
    var step = new OpenStep(senders.each(), arrivals, start);
    begun.complete(step);
    var backlog = new Backlog(start + settling + (length - settling) / 2);
    try {
      sleepUntil(start + settling - READING_NANOS);
      CostReading before = reader.readBefore();
      long completedBefore = step.completed();
      sleepUntil(start + settling);
      LongSupplier watched = step::completed;
      StallWatch.OF_THIS_JVM.add(watched);
      StallWatch.OF_THIS_JVM.begin(load.rate() / NANOS_PER_SECOND);
      int first = step.due(start + settling);
      int offered = Math.max(1, arrivals.length - first);
      long judged = start + settling + (length - settling) / 4;
      boolean hopeless = watch(step, backlog, judged, start + length, offered, load);
      StallWatch.OF_THIS_JVM.end();
      StallWatch.OF_THIS_JVM.remove(watched);
      long completed = step.completed() - completedBefore;
      CostReading after = reader.readAfter();
      long end = hopeless ? System.nanoTime() : start + length;
      drain(step, hopeless ? end : end + GRACE_NANOS, tasks);
      requireNotFatal(step);
      // what was due while a hopeless step settled is what held up the rest: all of it counts
      OpenStep.Result result =
          hopeless
              ? step.result(0, step.due(end), length)
              : step.result(
                  first,
                  arrivals.length,
                  length + Math.round(OpenStep.TOLERANCE * (length - settling)));
      double secondHalf = request.millis() / 2e3;
      boolean sustained =
          !hopeless
              && result.isKeptUp()
              && !backlog.growsBy(
                  Math.max(OpenStep.TOLERANCE * load.rate(), OpenStep.FEW / secondHalf));
      SliceOutcome outcome = sustained ? SliceOutcome.SUSTAINED : SliceOutcome.SATURATED;
      int inFlight = Math.min(senders.inFlight(), arrivals.length);
      CostLine cost =
          Cost.between(before, after, request.operation(), Slice.MODE, inFlight, completed);
      CostLine line =
          with(cost, result, outcome)
              .with(CostColumns.COURSE, step.course(hopeless ? 0 : settling, end - start, PARTS));
      return new Slice(
          result.response(),
          Map.of(Slice.SERVICE, result.service(), Slice.LATENESS, result.lateness()),
          StallWatch.OF_THIS_JVM.addTo(
              hopeless ? line.with(CostColumns.ENDED, (end - start) / 1_000_000) : line));
    } finally {
      step.stop();
    }
  }

  /**
   * Makes calls that all count, the first one included, and replies with every single one; if there
   * are several servers, also with what the last third of the time has cost each of them.
   *
   * @throws UnsupportedLoadException if the request has no rate
   */
  public SliceReply first(SliceRequest request) throws InterruptedException, ExecutionException {
    Load.Open load = rate(request);
    long length = request.millis() * 1_000_000L;
    long[] arrivals = ArrivalTimes.of(load, length);
    SenderSource.Senders senders = source.of(request, load.cap());
    var begun = new CompletableFuture<OpenStep>();
    List<Future<?>> tasks = callersThatWait(Math.min(senders.threads(), arrivals.length), begun);
    long since = 1_000 * CommandClock.millis() + LEAD_NANOS / 1_000;
    long start = System.nanoTime() + LEAD_NANOS;
    var step = new OpenStep(senders.each(), arrivals, start);
    begun.complete(step);
    CostLine cost =
        LaunchProperties.SERVERS.get().isEmpty()
            ? CostLine.of(request.operation()) // reading would be part of a cold start
            : cost(request, step, load.cap(), start + 2 * length / 3, start + length);
    drain(step, start + length + GRACE_NANOS, tasks);
    requireNotFatal(step);
    OpenStep.Result result = step.result(0, arrivals.length, length);
    CostLine line = with(cost, result, SliceOutcome.SUSTAINED);
    return new SliceReply(
        line, Map.of(SliceReply.SINCE, Long.toString(since), SliceReply.CALLS, step.calls()));
  }

  /**
   * Makes the calls of a {@link Load.Surge}, and replies with what became of them, and with what
   * the surge cost.
   *
   * @throws UnsupportedLoadException if the request has another load
   */
  public SliceReply surge(SliceRequest request) throws InterruptedException, ExecutionException {
    if (!(request.load() instanceof Load.Surge load)) {
      throw new UnsupportedLoadException(
          "%s is not a surge of calls.".formatted(request.load().toText()));
    }
    long length = request.millis() * 1_000_000L;
    long[] arrivals = ArrivalTimes.of(load, length);
    SenderSource.Senders senders = source.of(request, load.cap());
    var begun = new CompletableFuture<OpenStep>();
    List<Future<?>> tasks = callersThatWait(Math.min(senders.threads(), arrivals.length), begun);
    long start = System.nanoTime() + LEAD_NANOS;
    var step = new OpenStep(senders.each(), arrivals, start, LATEST_NANOS);
    begun.complete(step);
    var times = new LinkedHashMap<String, String>();
    if (load.breaks()) {
      sleepUntil(start + 1_000_000L * load.from());
      times.put(
          SliceReply.BROKEN,
          Integer.toString(CountersClient.ofGateway().orElseThrow().breakConnections()));
    }
    CostLine cost =
        cost(
            request,
            step,
            load.cap(),
            start + 1_000_000L * load.from(),
            start + 1_000_000L * load.to());
    drain(step, start + length + GRACE_NANOS, tasks);
    requireNotFatal(step);
    OpenStep.Result result = step.result(0, arrivals.length, length);
    times.put(
        SliceReply.SLOTS,
        step.slots(length, 1_000_000L * SliceReply.SLOT_MILLIS, 1_000_000L * load.deadline()));
    times.put(SliceReply.UNANSWERED, Long.toString(step.unanswered(1_000_000L * load.to())));
    return new SliceReply(with(cost, result, SliceOutcome.SATURATED), times);
  }

  /** What is used between two moments, for which this waits. */
  private CostLine cost(SliceRequest request, OpenStep step, int callers, long from, long to) {
    sleepUntil(from);
    CostReading before = reader.readBefore();
    long completed = step.completed();
    sleepUntil(to);
    completed = step.completed() - completed;
    return Cost.between(
        before, reader.readAfter(), request.operation(), Slice.MODE, callers, completed);
  }

  private static Load.Open rate(SliceRequest request) {
    if (request.load() instanceof Load.Open load) {
      return load;
    }
    throw new UnsupportedLoadException(
        "%s is not a rate, at which calls could be made.".formatted(request.load().toText()));
  }

  private static void requireNotFatal(OpenStep step) {
    if (step.fatal() instanceof RuntimeException wrong) {
      throw wrong;
    }
    if (step.fatal() instanceof Error error) {
      throw error;
    }
  }

  /** Started before the step: on few CPUs, callers that call leave no time to start others. */
  private List<Future<?>> callersThatWait(int number, CompletableFuture<OpenStep> begun)
      throws InterruptedException {
    var ready = new CountDownLatch(number);
    var tasks = new ArrayList<Future<?>>();
    for (int i = 0; i < number; i++) {
      tasks.add(
          callers.submit(
              () -> {
                ready.countDown();
                begun.join().run();
              }));
    }
    ready.await();
    return tasks;
  }

  private CostLine with(CostLine cost, OpenStep.Result result, SliceOutcome outcome) {
    CostLine line =
        cost.with(CostColumns.OFFERED, result.offered())
            .with(CostColumns.SENT_CALLS, result.sent())
            .with(CostColumns.COMPLETED, result.completed())
            .with(CostColumns.FAILED, result.failed())
            .with(CostColumns.IN_FLIGHT, result.inFlight())
            .with(CostColumns.OUTCOME, outcome);
    line = result.errors().addTo(line);
    if (result.completed() > 0) {
      line = Percentiles.addTo(line, result.response());
    }
    return slack.isPresent() ? line.with(CostColumns.TIMER_SLACK, slack.getAsLong()) : line;
  }

  /**
   * Looks at the backlog until the end.
   *
   * @param judged from when on it may be hopeless
   * @return whether it has become hopeless before the end
   */
  private static boolean watch(
      OpenStep step, Backlog backlog, long judged, long end, int offered, Load.Open load) {
    for (long now = System.nanoTime(); now - end < 0; now = System.nanoTime()) {
      long waiting = step.backlog(now);
      backlog.look(now, waiting);
      boolean tooMany = waiting > load.cap() && waiting > HOPELESS * offered;
      if (now - judged > 0 && tooMany || step.fatal() != null) {
        return true;
      }
      LockSupport.parkNanos(Math.min(LOOK_NANOS, end - now));
    }
    return false;
  }

  /** Waits until all calls have ended; none starts after a time. */
  private static void drain(OpenStep step, long latest, List<Future<?>> tasks)
      throws InterruptedException, ExecutionException {
    for (long now = System.nanoTime();
        now - latest < 0 && !tasks.stream().allMatch(Future::isDone);
        now = System.nanoTime()) {
      LockSupport.parkNanos(LOOK_NANOS);
    }
    step.stop();
    for (Future<?> task : tasks) {
      task.get();
    }
  }

  private static void sleepUntil(long time) {
    for (long left = time - System.nanoTime(); left > 0; left = time - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }
}

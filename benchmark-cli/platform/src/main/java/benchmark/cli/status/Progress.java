// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.status;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Shows where a run is, and ticks once a second while it lasts. */
public final class Progress implements AutoCloseable {

  private final StatusLine status;
  private final ProgressContext stage;
  private final LongSupplier nanoTime;
  private final long startNanos;
  private final ScheduledExecutorService ticker;

  private Position position;
  private long positionNanos;
  private long secondsOfOneRun;

  /** Begins to show one run. */
  public Progress(StatusLine status, ProgressContext stage) {
    this(status, stage, System::nanoTime);
  }

  Progress(StatusLine status, ProgressContext stage, LongSupplier nanoTime) {
    this.status = status;
    this.nanoTime = nanoTime;
    startNanos = nanoTime.getAsLong();
    this.stage = stage;
    ticker =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              var thread = new Thread(task, "progress");
              thread.setDaemon(true);
              return thread;
            });
    tick();
    ticker.scheduleAtFixedRate(this::tick, 1, 1, TimeUnit.SECONDS);
  }

  /** Takes the load generator's word for where the run is. */
  public synchronized void at(Position next) {
    if (position == null || next.secondsLeft() != position.secondsLeft()) {
      positionNanos = nanoTime.getAsLong();
    }
    secondsOfOneRun = Math.max(secondsOfOneRun, secondsSince(startNanos) + next.secondsLeft());
    position = next;
    tick();
  }

  private synchronized void tick() {
    String doing = position == null ? "starting" : position.operation() + " " + position.mode();
    String step = position == null ? "" : position.step();
    String milestone = position == null ? doing : position.milestone();
    List<String> head = List.of(stage.place(), timeLeft());
    status.show(
        stage.place() + stage.name() + milestone,
        new StatusText(head, stage.findings(), List.of(stage.name(), doing, step)),
        new StatusText(head, stage.findings(), List.of(stage.name(), milestone)).toString());
  }

  /** In words; nothing while that is not known. */
  private String timeLeft() {
    if (stage.ofOneRun().isPresent()) {
      long elapsed = secondsSince(startNanos);
      long ofOne = Math.max(elapsed, stage.ofOneRun().get().toSeconds());
      return left(ofOne - elapsed, ofOne);
    }
    return position == null
        ? ""
        : left(position.secondsLeft() - secondsSince(positionNanos), secondsOfOneRun);
  }

  private String left(long ofThisRun, long ofOneRun) {
    String time = duration(Math.max(0, ofThisRun) + stage.runsAfter() * ofOneRun);
    return ("about " + time + " left " + stage.span()).stripTrailing();
  }

  private long secondsSince(long nanos) {
    return TimeUnit.NANOSECONDS.toSeconds(nanoTime.getAsLong() - nanos);
  }

  /** A duration in words: 42 s, 3 min 07 s, 2 h 05 min. */
  public static String duration(long seconds) {
    if (seconds < 60) {
      return seconds + " s";
    }
    return seconds < 3600
        ? "%d min %02d s".formatted(seconds / 60, seconds % 60)
        : "%d h %02d min".formatted(seconds / 3600, seconds % 3600 / 60);
  }

  @Override
  public void close() {
    ticker.shutdownNow();
    status.clear();
  }
}

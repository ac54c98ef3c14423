// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Shows where a run is, and ticks once a second while it goes on. */
final class Progress implements AutoCloseable {

  private final StatusLine status;
  private final String prefix;
  private final int runsAfterThis;
  private final ScheduledExecutorService ticker;

  private JmhOutput.Position position;
  private long positionNanos;
  private long secondsOfOneRun = -1;

  /**
   * Begins to show one run.
   *
   * @param prefix what the run is, such as "pair 1 of 3 dubbo-kryo"
   * @param runsAfterThis how many like it follow
   */
  Progress(StatusLine status, String prefix, int runsAfterThis) {
    this.status = status;
    this.prefix = prefix;
    this.runsAfterThis = runsAfterThis;
    ticker =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              var thread = new Thread(task, "progress");
              thread.setDaemon(true);
              return thread;
            });
    status.show(prefix + "  starting", "");
    ticker.scheduleAtFixedRate(this::tick, 1, 1, TimeUnit.SECONDS);
  }

  /** Takes JMH's word for where the run is. */
  synchronized void at(JmhOutput.Position next) {
    if (position == null || next.secondsLeft() != position.secondsLeft()) {
      positionNanos = System.nanoTime();
    }
    if (secondsOfOneRun < 0) {
      secondsOfOneRun = next.secondsLeft();
    }
    position = next;
    tick();
  }

  private synchronized void tick() {
    if (position == null) {
      return;
    }
    long sinceThen = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - positionNanos);
    long left = Math.max(0, position.secondsLeft() - sinceThen) + runsAfterThis * secondsOfOneRun;
    String iteration =
        position.phase().isEmpty()
            ? "starting"
            : "%s %d/%d".formatted(position.phase(), position.iteration(), position.iterations());
    status.show(
        "%s  %s %s".formatted(prefix, position.operation(), position.mode()),
        "%s  about %s left".formatted(iteration, duration(left)));
  }

  static String duration(long seconds) {
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

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Every process that this one has started and that may still run. Thread-safe. */
public final class ChildProcesses {

  private final List<ChildProcess> children = new ArrayList<>();
  private final Duration grace;
  private boolean stopped;

  /** None yet. */
  public ChildProcesses() {
    this(Duration.ofSeconds(10));
  }

  /**
   * None yet.
   *
   * @param grace how long each may take to end by itself before it is killed
   */
  public ChildProcesses(Duration grace) {
    this.grace = grace;
  }

  Duration grace() {
    return grace;
  }

  /** Takes part in {@link #stopAll}; a child that comes too late is stopped at once. */
  void add(ChildProcess child) {
    boolean tooLate;
    synchronized (children) {
      children.add(child);
      tooLate = stopped;
    }
    if (tooLate) {
      child.stop();
      throw new InterruptedByUserException();
    }
  }

  /** Throws if the user wants this process to end. */
  public void check() {
    synchronized (children) {
      if (stopped) {
        throw new InterruptedByUserException();
      }
    }
  }

  void remove(ChildProcess child) {
    synchronized (children) {
      children.remove(child);
    }
  }

  /**
   * Stops every child, and accepts no new ones. All are asked to end at once, the youngest first:
   * one that does not react does not hold up the others.
   */
  public void stopAll() {
    List<ChildProcess> all;
    synchronized (children) {
      stopped = true;
      all = new ArrayList<>(children);
    }
    Collections.reverse(all);
    List<CompletableFuture<Void>> stops =
        all.stream()
            .map(child -> CompletableFuture.runAsync(child::stop, ChildProcesses::inThread))
            .toList();
    stops.forEach(CompletableFuture::join);
  }

  /** In a thread of its own, or in this one where the system has none left. */
  private static void inThread(Runnable work) {
    try {
      new Thread(work, "stop").start();
    } catch (OutOfMemoryError noThread) {
      work.run();
    }
  }
}

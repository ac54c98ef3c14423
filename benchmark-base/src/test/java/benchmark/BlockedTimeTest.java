// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

class BlockedTimeTest {

  @Test
  void aThreadThatWaitsForAMonitorIsBlocked() throws Exception {
    var monitor = new Object();
    Thread thread;
    synchronized (monitor) {
      thread =
          started(
              () -> {
                synchronized (monitor) {
                  Thread.yield();
                }
              });
      long before = BlockedTime.nanos();
      awaitState(thread, Thread.State.BLOCKED);
      assertThat(BlockedTime.isBlocked(thread)).isTrue();
      Thread.sleep(300);
      assertThat(BlockedTime.nanos() - before).isBetween(100_000_000L, 60_000_000_000L);
    }
    thread.join();
  }

  @Test
  void aThreadThatWaitsForALockIsBlocked() throws Exception {
    var lock = new ReentrantLock();
    lock.lock();
    Thread thread =
        started(
            () -> {
              lock.lock();
              lock.unlock();
            });
    awaitState(thread, Thread.State.WAITING);
    assertThat(BlockedTime.isBlocked(thread)).isTrue();
    lock.unlock();
    thread.join();
  }

  @Test
  void aThreadThatWaitsForAnAnswerIsNot() throws Exception {
    var answer = new CountDownLatch(1);
    Thread thread =
        started(
            () -> {
              try {
                answer.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    awaitState(thread, Thread.State.WAITING);
    assertThat(BlockedTime.isBlocked(thread)).isFalse();
    answer.countDown();
    thread.join();
  }

  private static Thread started(Runnable task) {
    var thread = new Thread(task);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void awaitState(Thread thread, Thread.State state) throws InterruptedException {
    long end = System.nanoTime() + 10_000_000_000L;
    while (thread.getState() != state && System.nanoTime() - end < 0) {
      Thread.sleep(1);
    }
    assertThat(thread.getState()).isEqualTo(state);
  }
}

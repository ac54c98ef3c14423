// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import io.netty.buffer.ByteBuf;
import java.util.concurrent.locks.LockSupport;

/** A call whose thread waits for the reply. */
final class PendingCall {

  private final int id;
  private final PendingCalls calls;
  private final Thread caller = Thread.currentThread();
  private ByteBuf reply;
  private volatile boolean complete;

  PendingCall(int id, PendingCalls calls) {
    this.id = id;
    this.calls = calls;
  }

  int id() {
    return id;
  }

  /**
   * Wakes the caller.
   *
   * @param reply becomes the caller's; null if the connection was closed
   */
  void complete(ByteBuf reply) {
    this.reply = reply;
    complete = true;
    LockSupport.unpark(caller);
  }

  /**
   * Waits for the reply.
   *
   * @throws IllegalStateException if none comes in time, the connection is closed, or this thread
   *     is interrupted
   */
  ByteBuf await(long nanos) {
    long deadline = System.nanoTime() + nanos;
    while (!complete) {
      long left = deadline - System.nanoTime();
      boolean interrupted = Thread.currentThread().isInterrupted();
      if ((left <= 0 || interrupted) && calls.abandon(this)) {
        throw new IllegalStateException(
            interrupted ? "The call was interrupted" : "No reply came in time");
      }
      LockSupport.parkNanos(this, left);
    }
    if (reply == null) {
      throw new IllegalStateException("The server closed the connection");
    }
    return reply;
  }
}

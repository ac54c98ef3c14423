// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** The calls of one connection that wait for their replies, by their ids. Thread-safe. */
final class PendingCalls extends ChannelInboundHandlerAdapter {

  /** More than there are ever callers; a power of two. */
  private static final int SLOTS = 4096;

  private final AtomicInteger ids = new AtomicInteger();
  private final AtomicReferenceArray<PendingCall> slots = new AtomicReferenceArray<>(SLOTS);
  private volatile boolean closed;

  /** Begins a call of this thread, under an id that no other pending call shares a slot with. */
  PendingCall begin() {
    PendingCall call;
    do {
      call = new PendingCall(ids.getAndIncrement(), this);
    } while (!slots.compareAndSet(slot(call.id()), null, call));
    if (closed) {
      fail(slot(call.id()));
    }
    return call;
  }

  /**
   * Ends a call that waits no longer.
   *
   * @return false if its reply has come in the meantime
   */
  boolean abandon(PendingCall call) {
    return slots.compareAndSet(slot(call.id()), call, null);
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    var reply = (ByteBuf) message;
    int id = reply.readInt();
    PendingCall call = slots.get(slot(id));
    if (call != null && call.id() == id && abandon(call)) {
      call.complete(reply);
    } else { // waits no longer
      reply.release();
    }
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable failure) {
    context.close();
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    closed = true;
    for (int slot = 0; slot < SLOTS; slot++) {
      fail(slot);
    }
  }

  private void fail(int slot) {
    PendingCall call = slots.getAndSet(slot, null);
    if (call != null) {
      call.complete(null);
    }
  }

  private static int slot(int id) {
    return id & SLOTS - 1;
  }
}

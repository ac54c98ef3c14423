// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.contract.MessageSink;
import benchmark.contract.StreamService;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The streams of one connection, by their ids, which are not those of calls. Frames of calls pass
 * through. Thread-safe.
 */
final class StreamFrames extends ChannelInboundHandlerAdapter {

  /** What a stream begins with: the first of its kinds. */
  enum Opening {
    PING_PONG,
    DOWNLOAD,
    UPLOAD,
    SLOW
  }

  private static final byte OPENING = 100;
  private static final byte NEXT = 110;
  private static final byte END = 111;
  private static final byte FAIL = 112;
  private static final byte[] NOTHING = {};

  private final StreamService<byte[]> service;
  private final boolean flushes;
  private final AtomicInteger ids = new AtomicInteger();
  private final Map<Integer, MessageSink<byte[]>> receivers = new ConcurrentHashMap<>();
  private final Map<Integer, Runnable> senders = new ConcurrentHashMap<>();

  private StreamFrames(StreamService<byte[]> service, boolean flushes) {
    this.service = service;
    this.flushes = flushes;
  }

  /** Those of a server, where somebody else flushes after all that has come together. */
  static StreamFrames ofServer(StreamService<byte[]> service) {
    return new StreamFrames(service, false);
  }

  /** Those of a client. */
  static StreamFrames ofClient() {
    return new StreamFrames(null, true);
  }

  /** Begins a stream. */
  MessageSink<byte[]> open(
      Channel channel, Opening opening, byte[] request, MessageSink<byte[]> answers) {
    int id = ids.getAndIncrement();
    receivers.put(id, answers);
    var stream = new Outgoing(channel, id);
    stream.write((byte) (OPENING + opening.ordinal()), request);
    return stream;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    var frame = (ByteBuf) message;
    byte kind = frame.getByte(frame.readerIndex() + Integer.BYTES);
    if (kind < OPENING) {
      context.fireChannelRead(message);
      return;
    }
    try {
      int id = frame.readInt();
      frame.skipBytes(1);
      read(context.channel(), id, kind, ByteBufUtil.getBytes(frame));
    } finally {
      frame.release();
    }
  }

  private void read(Channel channel, int id, byte kind, byte[] message) {
    switch (kind) {
      case NEXT -> {
        MessageSink<byte[]> receiver = receivers.get(id);
        if (receiver != null) { // else it has ended in the meantime
          receiver.next(message);
        }
      }
      case END -> {
        MessageSink<byte[]> receiver = receivers.remove(id);
        if (receiver != null) {
          receiver.end();
        }
      }
      case FAIL -> fail(id, new String(message, StandardCharsets.UTF_8));
      default -> begin(id, Opening.values()[kind - OPENING], message, new Outgoing(channel, id));
    }
  }

  private void begin(int id, Opening opening, byte[] request, MessageSink<byte[]> answers) {
    switch (opening) {
      case PING_PONG -> receivers.put(id, service.pingPong(answers));
      case UPLOAD -> receivers.put(id, service.upload(answers));
      case SLOW -> receivers.put(id, service.slow(answers));
      case DOWNLOAD -> service.download(request, answers);
    }
  }

  private void fail(int id, String why) {
    senders.remove(id);
    MessageSink<byte[]> receiver = receivers.remove(id);
    if (receiver != null) {
      receiver.fail(new IllegalStateException(why));
    }
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext context) {
    if (context.channel().isWritable()) {
      senders.values().forEach(Runnable::run);
    }
    context.fireChannelWritabilityChanged();
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    receivers.keySet().forEach(id -> fail(id, "The connection was closed"));
    context.fireChannelInactive();
  }

  private final class Outgoing implements MessageSink<byte[]> {

    private final Channel channel;
    private final int id;
    private final AtomicInteger queued = new AtomicInteger();

    Outgoing(Channel channel, int id) {
      this.channel = channel;
      this.id = id;
    }

    /**
     * Netty writes at once what the connection's own thread writes, even if what another one has
     * written before is still in its queue.
     */
    private void write(byte kind, byte[] message) {
      if (channel.eventLoop().inEventLoop() && queued.get() == 0) {
        writeNow(kind, message);
        return;
      }
      queued.incrementAndGet();
      channel
          .eventLoop()
          .execute(
              () -> {
                writeNow(kind, message);
                queued.decrementAndGet();
              });
    }

    private void writeNow(byte kind, byte[] message) {
      ByteBuf frame = Frame.of(channel.alloc(), id, kind, message);
      if (flushes) {
        channel.writeAndFlush(frame, channel.voidPromise());
      } else {
        channel.write(frame, channel.voidPromise());
      }
    }

    @Override
    public void next(byte[] message) {
      write(NEXT, message);
    }

    @Override
    public void end() {
      senders.remove(id);
      write(END, NOTHING);
    }

    @Override
    public void fail(Throwable reason) {
      senders.remove(id);
      receivers.remove(id);
      write(FAIL, String.valueOf(reason.getMessage()).getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public boolean isReady() {
      return channel.isWritable();
    }

    /** On the connection's thread, which is also the one that learns that there is room. */
    @Override
    public void whenReady(Runnable sender) {
      Runnable flushing =
          () -> {
            sender.run();
            channel.flush();
          };
      senders.put(id, flushing);
      channel.eventLoop().execute(flushing);
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.client.NoSuchCallException;
import benchmark.contract.MessageSink;
import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.handler.flush.FlushConsolidationHandler;
import io.netty.handler.ssl.SslContext;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * One connection that carries the calls of all callers at once. It connects with the first call,
 * and again with the first one after it was closed. Thread-safe.
 */
public final class BytesChannel implements AutoCloseable {

  /** Frames that callers write while others are on their way out go out together. */
  private static final int FRAMES_TOGETHER = 256;

  private final Optional<SslContext> tls = BytesTls.ofClient();
  private final EventLoopGroup thread = BytesLoops.start(1);
  private final InetSocketAddress server;
  private final int timeoutMillis;
  private volatile Connection connection;

  /** A channel, the calls that wait for replies over it, and its streams. */
  private record Connection(Channel channel, PendingCalls calls, StreamFrames streams) {}

  /**
   * Prepares a channel.
   *
   * @param timeoutMillis how long connecting may take, and then each call
   */
  public BytesChannel(String host, int port, int timeoutMillis) {
    server = new InetSocketAddress(host, port);
    this.timeoutMillis = timeoutMillis;
  }

  /**
   * Makes a call.
   *
   * @return the message of the reply, to be released
   * @throws NoSuchCallException if the server has no reply to this request
   * @throws IllegalStateException if no reply comes in time, or the connection fails
   */
  ByteBuf call(byte operation, byte[] request) {
    Connection open = connected();
    PendingCall call = open.calls().begin();
    open.channel()
        .writeAndFlush(
            Frame.of(open.channel().alloc(), call.id(), operation, request),
            open.channel().voidPromise());
    ByteBuf reply = call.await(TimeUnit.MILLISECONDS.toNanos(timeoutMillis));
    if (reply.readByte() != Frame.ANSWER) {
      reply.release();
      throw new NoSuchCallException(
          "the server has ready-made bytes for the contract's own calls only");
    }
    return reply;
  }

  /** Begins a stream, without a timeout. */
  MessageSink<byte[]> open(
      StreamFrames.Opening opening, byte[] request, MessageSink<byte[]> answers) {
    Connection open = connected();
    return open.streams().open(open.channel(), opening, request, answers);
  }

  private Connection connected() {
    Connection known = connection;
    return known != null && known.channel().isActive() ? known : connect();
  }

  private synchronized Connection connect() {
    if (connection == null || !connection.channel().isActive()) {
      var calls = new PendingCalls();
      var streams = StreamFrames.ofClient();
      Channel channel =
          new Bootstrap()
              .group(thread)
              .channel(BytesTransport.current().channel())
              .option(ChannelOption.TCP_NODELAY, true)
              // that of Dubbo and gRPC; Netty 4.2's own default is another one
              .option(ChannelOption.ALLOCATOR, PooledByteBufAllocator.DEFAULT)
              .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, timeoutMillis)
              .handler(
                  new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel channel) {
                      tls.ifPresent(
                          it ->
                              channel
                                  .pipeline()
                                  .addLast(
                                      it.newHandler(
                                          channel.alloc(),
                                          server.getHostString(),
                                          server.getPort())));
                      channel
                          .pipeline()
                          .addLast(
                              new FlushConsolidationHandler(FRAMES_TOGETHER, true),
                              Frame.decoder(),
                              streams,
                              calls);
                    }
                  })
              .connect(server)
              .syncUninterruptibly()
              .channel();
      connection = new Connection(channel, calls, streams);
    }
    return connection;
  }

  /** Ends the channel and its thread; calls that still run fail. */
  @Override
  public void close() {
    BytesLoops.stop(thread);
  }
}

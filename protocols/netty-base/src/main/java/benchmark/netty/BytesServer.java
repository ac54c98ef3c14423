// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.ServiceExecutor;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.handler.flush.FlushConsolidationHandler;
import io.netty.handler.ssl.SslContext;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Answers frames. In the standard set-up, a pool of threads makes the replies, as behind every
 * other server; in the tuned one, Netty's own threads do, because nothing is done but to look a
 * reply up; a variant may choose a {@link ServiceExecutor}. Streams stay on Netty's threads. It
 * listens on the one address that it is given and no other.
 */
public final class BytesServer implements AutoCloseable {

  /** Replies that are made while others are on their way out go out together. */
  private static final int REPLIES_TOGETHER = 256;

  private final Optional<ExecutorService> pool = ServiceExecutor.current().start();
  private final Optional<SslContext> tls = BytesTls.ofServer();
  private final EventLoopGroup threads = BytesLoops.start(BytesLoops.OF_NETTY);
  private final Channel listening;

  /**
   * Starts to listen.
   *
   * @param host a name or address of this machine
   * @throws Exception as Netty throws it, if it cannot listen there
   */
  public BytesServer(String host, int port, ReadyReplies replies) throws Exception {
    Executor executor = pool.isPresent() ? pool.get() : Runnable::run;
    try {
      listening =
          new ServerBootstrap()
              .group(threads)
              .channel(BytesTransport.current().serverChannel())
              .childOption(ChannelOption.TCP_NODELAY, true)
              // that of Dubbo and gRPC; Netty 4.2's own default is another one
              .childOption(ChannelOption.ALLOCATOR, PooledByteBufAllocator.DEFAULT)
              .childHandler(
                  new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel channel) {
                      tls.ifPresent(
                          it -> channel.pipeline().addLast(it.newHandler(channel.alloc())));
                      channel
                          .pipeline()
                          .addLast(
                              new FlushConsolidationHandler(REPLIES_TOGETHER, true),
                              Frame.decoder(),
                              replies.streams(),
                              new ReplyHandler(replies, executor));
                    }
                  })
              .bind(new InetSocketAddress(host, port))
              .sync()
              .channel();
    } catch (Exception failure) {
      stop();
      throw failure;
    }
  }

  /** Ends the server and its threads; calls that still run fail. */
  @Override
  public void close() {
    // first, or an event loop that has ended is given one more connection, and leaves it open
    listening.close().awaitUninterruptibly(1, TimeUnit.SECONDS);
    stop();
  }

  private void stop() {
    BytesLoops.stop(threads);
    pool.ifPresent(ExecutorService::shutdownNow);
  }
}

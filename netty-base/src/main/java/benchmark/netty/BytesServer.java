// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;

/**
 * Answers frames on Netty's own threads: no pool behind them, because nothing is done there but to
 * look a reply up. It listens on the one address that it is given and no other.
 */
public final class BytesServer implements AutoCloseable {

  private final EventLoopGroup threads = new MultiThreadIoEventLoopGroup(NioIoHandler.newFactory());

  /**
   * Starts to listen.
   *
   * @param host a name or address of this machine
   * @throws Exception as Netty throws it, if it cannot listen there
   */
  public BytesServer(String host, int port, ReadyReplies replies) throws Exception {
    try {
      new ServerBootstrap()
          .group(threads)
          .channel(NioServerSocketChannel.class)
          .childOption(ChannelOption.TCP_NODELAY, true)
          .childHandler(
              new ChannelInitializer<Channel>() {
                @Override
                protected void initChannel(Channel channel) {
                  channel
                      .pipeline()
                      .addLast(Frame.decoder(), replies.streams(), new ReplyHandler(replies));
                }
              })
          .bind(new InetSocketAddress(host, port))
          .sync();
    } catch (Exception failure) {
      close();
      throw failure;
    }
  }

  /** Ends the server and its threads; calls that still run fail. */
  @Override
  public void close() {
    threads.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly(1, TimeUnit.SECONDS);
  }
}

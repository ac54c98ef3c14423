// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.NativeLibrary;
import benchmark.launch.LaunchProperties;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.ServerSocketChannel;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.channel.uring.IoUring;
import io.netty.channel.uring.IoUringIoHandler;
import io.netty.channel.uring.IoUringServerSocketChannel;
import io.netty.channel.uring.IoUringSocketChannel;

/** What waits for events, and the channels that it knows. */
record BytesTransport(
    IoHandlerFactory handlers,
    Class<? extends SocketChannel> channel,
    Class<? extends ServerSocketChannel> serverChannel) {

  private static final String KEY = "transport";

  /**
   * That of this JVM: what a variant says, or NIO.
   *
   * @throws IllegalStateException if this machine does not have it
   */
  static BytesTransport current() {
    return switch (LaunchProperties.TRANSPORT.or("nio")) {
      case "epoll" -> {
        NativeLibrary.require(KEY, "epoll", Epoll.unavailabilityCause());
        yield new BytesTransport(
            EpollIoHandler.newFactory(), EpollSocketChannel.class, EpollServerSocketChannel.class);
      }
      case "io_uring" -> {
        NativeLibrary.require(KEY, "io_uring", IoUring.unavailabilityCause());
        yield new BytesTransport(
            IoUringIoHandler.newFactory(),
            IoUringSocketChannel.class,
            IoUringServerSocketChannel.class);
      }
      default ->
          new BytesTransport(
              NioIoHandler.newFactory(), NioSocketChannel.class, NioServerSocketChannel.class);
    };
  }
}

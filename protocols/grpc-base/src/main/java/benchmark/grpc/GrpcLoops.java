// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import benchmark.ChosenLoops;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.NettyServerBuilder;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;

/**
 * Gives a side as many event loops as a variant asks for. Their threads end with the JVM: gRPC
 * closes no loops but its own.
 */
final class GrpcLoops {

  private GrpcLoops() {}

  /** Those of a server, and one more that accepts connections. */
  static void use(NettyServerBuilder server) {
    ChosenLoops.current()
        .ifPresent(
            chosen ->
                server
                    .bossEventLoopGroup(loops(1, "accepting"))
                    .workerEventLoopGroup(started(chosen))
                    .channelType(NioServerSocketChannel.class));
  }

  /** Those of a channel. */
  static NettyChannelBuilder use(NettyChannelBuilder channel) {
    ChosenLoops.current()
        .ifPresent(
            chosen -> channel.eventLoopGroup(started(chosen)).channelType(NioSocketChannel.class));
    return channel;
  }

  private static EventLoopGroup started(ChosenLoops chosen) {
    EventLoopGroup loops = loops(chosen.number(), ChosenLoops.NAME);
    ChosenLoops.start(loops);
    return loops;
  }

  @SuppressWarnings("deprecation") // Netty 4.1, which gRPC had up to 1.80, has no other
  private static EventLoopGroup loops(int number, String name) {
    return new NioEventLoopGroup(number, new DefaultThreadFactory(name, true));
  }
}

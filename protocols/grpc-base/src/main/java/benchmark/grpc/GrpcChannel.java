// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import benchmark.stubs.StubChannel;
import io.grpc.ManagedChannel;
import io.grpc.NameResolverRegistry;
import io.grpc.netty.NettyChannelBuilder;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** One gRPC channel (a connection to each server, in turn), without retries. Thread-safe. */
public final class GrpcChannel extends StubChannel implements AutoCloseable {

  private final ManagedChannel channel;

  /**
   * Prepares a channel, which connects with the first call.
   *
   * @param servers each host:port, with commas
   * @param timeoutMillis how long one call may take
   */
  public GrpcChannel(String servers, long timeoutMillis) {
    this(
        GrpcCompression.use(GrpcLoops.use(GrpcTls.secure(builder(List.of(servers.split(","))))))
            .disableRetry()
            .maxInboundMessageSize(MAX_MESSAGE_BYTES)
            .build(),
        timeoutMillis);
  }

  private GrpcChannel(ManagedChannel channel, long timeoutMillis) {
    super(channel, timeoutMillis);
    this.channel = channel;
  }

  private static NettyChannelBuilder builder(List<String> servers) {
    List<InetSocketAddress> addresses = servers.stream().map(GrpcChannel::address).toList();
    if (addresses.size() == 1) {
      InetSocketAddress only = addresses.get(0);
      return NettyChannelBuilder.forAddress(only.getHostString(), only.getPort());
    }
    NameResolverRegistry.getDefaultRegistry().register(new KnownServers(addresses));
    return NettyChannelBuilder.forTarget(KnownServers.SCHEME + ":///servers")
        .defaultLoadBalancingPolicy("round_robin");
  }

  private static InetSocketAddress address(String server) {
    int colon = server.lastIndexOf(':');
    return new InetSocketAddress(
        server.substring(0, colon), Integer.parseInt(server.substring(colon + 1)));
  }

  /** Ends the channel and its threads; calls that still run fail. */
  @Override
  public void close() {
    try {
      channel.shutdownNow().awaitTermination(GrpcServer.CLOSE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ManagedChannel;
import io.grpc.MethodDescriptor;
import io.grpc.NameResolverRegistry;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.stub.AbstractStub;
import io.grpc.stub.ClientCalls;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** One gRPC channel (a connection to each server, in turn), without TLS or retries. Thread-safe. */
public final class GrpcChannel implements AutoCloseable {

  private final ManagedChannel channel;
  private final long timeoutMillis;

  /**
   * Prepares a channel, which connects with the first call.
   *
   * @param servers each host:port, with commas
   * @param timeoutMillis how long one call may take
   */
  public GrpcChannel(String servers, long timeoutMillis) {
    this.channel =
        builder(List.of(servers.split(",")))
            .usePlaintext()
            .disableRetry()
            .maxInboundMessageSize(GrpcServer.MAX_MESSAGE_BYTES)
            .build();
    this.timeoutMillis = timeoutMillis;
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

  /** A stub that calls over this channel. */
  <T extends AbstractStub<T>> T stub(Function<Channel, T> maker) {
    return maker.apply(channel);
  }

  /** A stub whose next call has this channel's deadline, from now on. */
  <T extends AbstractStub<T>> T withDeadline(T stub) {
    return stub.withDeadlineAfter(timeoutMillis, TimeUnit.MILLISECONDS);
  }

  /** Makes a call with this channel's deadline. */
  <Q, R> R call(MethodDescriptor<Q, R> method, Q request) {
    return ClientCalls.blockingUnaryCall(
        channel,
        method,
        CallOptions.DEFAULT.withDeadlineAfter(timeoutMillis, TimeUnit.MILLISECONDS),
        request);
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

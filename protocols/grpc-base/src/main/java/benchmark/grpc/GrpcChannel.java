// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import benchmark.Tls;
import benchmark.stubs.StubChannel;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.NameResolverRegistry;
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
    this(channel(List.of(servers.split(","))), timeoutMillis);
  }

  private GrpcChannel(ManagedChannel channel, long timeoutMillis) {
    super(channel, timeoutMillis);
    this.channel = channel;
  }

  private static ManagedChannel channel(List<String> servers) {
    List<InetSocketAddress> addresses = servers.stream().map(GrpcChannel::address).toList();
    ManagedChannelBuilder<?> builder =
        GrpcTransport.current()
            .channel(addresses.size() == 1 ? target(addresses.get(0)) : target(addresses))
            .defaultLoadBalancingPolicy(addresses.size() == 1 ? "pick_first" : "round_robin")
            .disableRetry()
            .maxInboundMessageSize(MAX_MESSAGE_BYTES);
    if (Tls.current().isPresent()) {
      builder.overrideAuthority("localhost");
    }
    GrpcCompression.use(builder);
    return builder.build();
  }

  private static String target(InetSocketAddress server) {
    String host = server.getHostString();
    return (host.contains(":") ? "[" + host + "]" : host) + ":" + server.getPort();
  }

  private static String target(List<InetSocketAddress> servers) {
    NameResolverRegistry.getDefaultRegistry().register(new KnownServers(servers));
    return KnownServers.SCHEME + ":///servers";
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

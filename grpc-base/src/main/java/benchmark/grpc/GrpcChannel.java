// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import io.grpc.Channel;
import io.grpc.ManagedChannel;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.stub.AbstractStub;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** One gRPC channel (one connection), without TLS or retries. Thread-safe. */
public final class GrpcChannel implements AutoCloseable {

  private final ManagedChannel channel;
  private final long timeoutMillis;

  /**
   * Prepares a channel, which connects with the first call.
   *
   * @param timeoutMillis how long one call may take
   */
  public GrpcChannel(String host, int port, long timeoutMillis) {
    this.channel =
        NettyChannelBuilder.forAddress(host, port)
            .usePlaintext()
            .disableRetry()
            .maxInboundMessageSize(GrpcLimits.MAX_MESSAGE_BYTES)
            .build();
    this.timeoutMillis = timeoutMillis;
  }

  /** A stub that calls over this channel. */
  <T extends AbstractStub<T>> T stub(Function<Channel, T> maker) {
    return maker.apply(channel);
  }

  /** A stub whose next call has this channel's deadline, from now on. */
  <T extends AbstractStub<T>> T withDeadline(T stub) {
    return stub.withDeadlineAfter(timeoutMillis, TimeUnit.MILLISECONDS);
  }

  /** Ends the channel and its threads; calls that still run fail. */
  @Override
  public void close() {
    try {
      channel.shutdownNow().awaitTermination(GrpcLimits.CLOSE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import benchmark.proto.CreateUserReply;
import benchmark.proto.CreateUserRequest;
import benchmark.proto.ExistUserReply;
import benchmark.proto.ExistUserRequest;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;
import benchmark.proto.UserRpcGrpc;
import benchmark.proto.UserRpcGrpc.UserRpcBlockingStub;
import benchmark.protobuf.ProtoUserService;
import io.grpc.ManagedChannel;
import io.grpc.netty.NettyChannelBuilder;
import java.util.concurrent.TimeUnit;

/**
 * {@link ProtoUserService} over one gRPC channel (one connection), without TLS or retries, through
 * a blocking stub with a deadline on every call. Thread-safe. Any failure is gRPC's
 * StatusRuntimeException.
 */
public final class GrpcUserClient implements ProtoUserService, AutoCloseable {

  private final ManagedChannel channel;
  private final UserRpcBlockingStub stub;
  private final long timeoutMillis;

  /**
   * Prepares a channel, which connects with the first call.
   *
   * @param timeoutMillis how long one call may take
   */
  public GrpcUserClient(String host, int port, long timeoutMillis) {
    this.channel =
        NettyChannelBuilder.forAddress(host, port)
            .usePlaintext()
            .disableRetry()
            .maxInboundMessageSize(GrpcLimits.MAX_MESSAGE_BYTES)
            .build();
    this.stub = UserRpcGrpc.newBlockingStub(channel);
    this.timeoutMillis = timeoutMillis;
  }

  @Override
  public ExistUserReply existUser(ExistUserRequest request) {
    return stub().existUser(request);
  }

  @Override
  public CreateUserReply createUser(CreateUserRequest request) {
    return stub().createUser(request);
  }

  @Override
  public GetUserReply getUser(GetUserRequest request) {
    return stub().getUser(request);
  }

  @Override
  public ListUserReply listUser(ListUserRequest request) {
    return stub().listUser(request);
  }

  private UserRpcBlockingStub stub() {
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

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
import benchmark.protobuf.ProtoUserService;
import io.grpc.Server;
import io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;

/**
 * A gRPC server on Netty for one {@link ProtoUserService}, with gRPC's own defaults for threads and
 * flow control. It listens on the one address that it is given and no other.
 */
public final class GrpcUserServer implements AutoCloseable {

  private final Server server;

  /**
   * Starts to listen.
   *
   * @param host a name or address of this machine
   * @throws IOException if it cannot listen there
   */
  public GrpcUserServer(String host, int port, ProtoUserService users) throws IOException {
    server =
        NettyServerBuilder.forAddress(new InetSocketAddress(host, port))
            .maxInboundMessageSize(GrpcLimits.MAX_MESSAGE_BYTES)
            .addService(new UserRpc(users))
            .build()
            .start();
  }

  /** Ends the server and its threads; calls that still run fail. */
  @Override
  public void close() {
    try {
      server.shutdownNow().awaitTermination(GrpcLimits.CLOSE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static final class UserRpc extends UserRpcGrpc.UserRpcImplBase {

    private final ProtoUserService users;

    UserRpc(ProtoUserService users) {
      this.users = users;
    }

    @Override
    public void existUser(ExistUserRequest request, StreamObserver<ExistUserReply> reply) {
      reply.onNext(users.existUser(request));
      reply.onCompleted();
    }

    @Override
    public void createUser(CreateUserRequest request, StreamObserver<CreateUserReply> reply) {
      reply.onNext(users.createUser(request));
      reply.onCompleted();
    }

    @Override
    public void getUser(GetUserRequest request, StreamObserver<GetUserReply> reply) {
      reply.onNext(users.getUser(request));
      reply.onCompleted();
    }

    @Override
    public void listUser(ListUserRequest request, StreamObserver<ListUserReply> reply) {
      reply.onNext(users.listUser(request));
      reply.onCompleted();
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import io.grpc.ManagedChannelBuilder;
import io.grpc.ServerBuilder;
import io.grpc.netty.shaded.io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import java.net.InetSocketAddress;

/** gRPC on a Netty of its own, with epoll where there is one. */
final class ShadedTransport implements GrpcTransport {

  @Override
  public ManagedChannelBuilder<?> channel(String target) {
    return NettyChannelBuilder.forTarget(target, GrpcTls.ofChannel());
  }

  @Override
  public ServerBuilder<?> server(InetSocketAddress address) {
    return NettyServerBuilder.forAddress(address, GrpcTls.ofServer());
  }
}

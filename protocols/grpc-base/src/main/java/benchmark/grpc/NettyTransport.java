// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import io.grpc.ManagedChannelBuilder;
import io.grpc.ServerBuilder;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.NettyServerBuilder;
import java.net.InetSocketAddress;

/** gRPC on the Netty that is on the classpath. */
final class NettyTransport implements GrpcTransport {

  @Override
  public ManagedChannelBuilder<?> channel(String target) {
    return GrpcLoops.use(GrpcTls.secure(NettyChannelBuilder.forTarget(target)));
  }

  @Override
  public ServerBuilder<?> server(InetSocketAddress address) {
    NettyServerBuilder server = NettyServerBuilder.forAddress(address);
    GrpcLoops.use(server);
    GrpcTls.secure(server);
    return server;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import benchmark.launch.LaunchProperties;
import io.grpc.ManagedChannelBuilder;
import io.grpc.ServerBuilder;
import java.net.InetSocketAddress;

/** What moves bytes: a class for each value of the key, so that only what is used is loaded. */
interface GrpcTransport {

  /** That of this JVM: what a variant says, or gRPC on Netty. */
  static GrpcTransport current() {
    return LaunchProperties.TRANSPORT.or("nio").equals("shaded")
        ? new ShadedTransport()
        : new NettyTransport();
  }

  /** A channel that encrypts if a variant asks for it. */
  ManagedChannelBuilder<?> channel(String target);

  /** A server that does so, too. */
  ServerBuilder<?> server(InetSocketAddress address);
}

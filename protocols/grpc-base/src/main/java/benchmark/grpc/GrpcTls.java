// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import benchmark.Tls;
import io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.NettyServerBuilder;
import io.netty.handler.ssl.ClientAuth;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import javax.net.ssl.SSLException;

/** Lets both sides encrypt by the JDK's engine, if a variant asks for it. */
final class GrpcTls {

  private GrpcTls() {}

  static void secure(NettyServerBuilder server) {
    Tls.current()
        .ifPresent(
            tls ->
                server.sslContext(
                    built(
                        SslContextBuilder.forServer(tls.keys())
                            .clientAuth(tls.isMutual() ? ClientAuth.REQUIRE : ClientAuth.NONE),
                        tls)));
  }

  static NettyChannelBuilder secure(NettyChannelBuilder channel) {
    return Tls.current()
        .map(tls -> channel.overrideAuthority("localhost").sslContext(ofClient(tls)))
        .orElseGet(channel::usePlaintext);
  }

  private static SslContext ofClient(Tls tls) {
    SslContextBuilder client = SslContextBuilder.forClient();
    return built(tls.isMutual() ? client.keyManager(tls.keys()) : client, tls);
  }

  private static SslContext built(SslContextBuilder builder, Tls tls) {
    try {
      return GrpcSslContexts.configure(builder.trustManager(tls.trusted()), SslProvider.JDK)
          .build();
    } catch (SSLException failure) {
      throw new IllegalStateException(failure);
    }
  }
}

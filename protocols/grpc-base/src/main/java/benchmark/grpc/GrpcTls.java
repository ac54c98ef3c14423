// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import benchmark.NativeLibrary;
import benchmark.Tls;
import io.grpc.ChannelCredentials;
import io.grpc.InsecureChannelCredentials;
import io.grpc.InsecureServerCredentials;
import io.grpc.ServerCredentials;
import io.grpc.TlsChannelCredentials;
import io.grpc.TlsServerCredentials;
import io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.NettyServerBuilder;
import io.netty.handler.ssl.ClientAuth;
import io.netty.handler.ssl.OpenSsl;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import javax.net.ssl.SSLException;

/** Lets both sides encrypt, if a variant asks for it. */
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
        .map(tls -> channel.sslContext(ofClient(tls)))
        .orElseGet(channel::usePlaintext);
  }

  /** The same for transports that do not take a context of this Netty. */
  static ChannelCredentials ofChannel() {
    return Tls.current().map(GrpcTls::channel).orElseGet(InsecureChannelCredentials::create);
  }

  private static ChannelCredentials channel(Tls tls) {
    var own = TlsChannelCredentials.newBuilder().trustManager(tls.trusted().getTrustManagers());
    return (tls.isMutual() ? own.keyManager(tls.keys().getKeyManagers()) : own).build();
  }

  /** The same of a server. */
  static ServerCredentials ofServer() {
    return Tls.current().map(GrpcTls::server).orElseGet(InsecureServerCredentials::create);
  }

  private static ServerCredentials server(Tls tls) {
    return TlsServerCredentials.newBuilder()
        .keyManager(tls.keys().getKeyManagers())
        .trustManager(tls.trusted().getTrustManagers())
        .clientAuth(
            tls.isMutual()
                ? TlsServerCredentials.ClientAuth.REQUIRE
                : TlsServerCredentials.ClientAuth.NONE)
        .build();
  }

  private static SslContext ofClient(Tls tls) {
    SslContextBuilder client = SslContextBuilder.forClient();
    return built(tls.isMutual() ? client.keyManager(tls.keys()) : client, tls);
  }

  private static SslProvider provider() {
    if (!Tls.isByOpenSsl()) {
      return SslProvider.JDK;
    }
    NativeLibrary.require(Tls.PROVIDER, Tls.OPENSSL, OpenSsl.unavailabilityCause());
    return SslProvider.OPENSSL;
  }

  private static SslContext built(SslContextBuilder builder, Tls tls) {
    try {
      return GrpcSslContexts.configure(builder.trustManager(tls.trusted()), provider()).build();
    } catch (SSLException failure) {
      throw new IllegalStateException(failure);
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.NativeLibrary;
import benchmark.Tls;
import io.netty.handler.ssl.ClientAuth;
import io.netty.handler.ssl.OpenSsl;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import java.util.Optional;
import javax.net.ssl.SSLException;

/** What encrypts the frames of each side; empty for plain text. */
final class BytesTls {

  private BytesTls() {}

  static Optional<SslContext> ofServer() {
    return Tls.current()
        .map(
            tls ->
                built(
                    SslContextBuilder.forServer(tls.keys())
                        .clientAuth(tls.isMutual() ? ClientAuth.REQUIRE : ClientAuth.NONE),
                    tls));
  }

  static Optional<SslContext> ofClient() {
    return Tls.current()
        .map(
            tls ->
                built(
                    tls.isMutual()
                        ? SslContextBuilder.forClient().keyManager(tls.keys())
                        : SslContextBuilder.forClient(),
                    tls));
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
      return builder.trustManager(tls.trusted()).sslProvider(provider()).build();
    } catch (SSLException failure) {
      throw new IllegalStateException(failure);
    }
  }
}

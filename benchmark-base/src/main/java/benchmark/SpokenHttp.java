// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The versions of HTTP that a JVM has spoken, by classes that are loaded when it does. */
final class SpokenHttp {

  private static final Map<String, Set<String>> CLASSES =
      Map.of(
          "HTTP/1.1",
          Set.of(
              "sun.net.www.http.HttpClient",
              "jdk.internal.net.http.Http1Exchange",
              "org.apache.hc.core5.http.impl.io.DefaultBHttpClientConnection",
              "org.apache.coyote.http11.Http11Processor",
              "org.eclipse.jetty.server.HttpConnection",
              "org.eclipse.jetty.server.internal.HttpConnection"),
          "HTTP/2",
          Set.of(
              "jdk.internal.net.http.Http2Connection",
              "io.netty.handler.codec.http2.DefaultHttp2Connection",
              "org.apache.coyote.http2.Http2UpgradeHandler",
              "org.eclipse.jetty.http2.HTTP2Session"),
          "HTTP/3",
          Set.of(
              "io.netty.handler.codec.http3.Http3ClientConnectionHandler",
              "io.netty.handler.codec.http3.Http3ServerConnectionHandler"));

  private static final String UDP = "io.netty.channel.socket.nio.NioDatagramChannel";

  private SpokenHttp() {}

  /** The same as values of the key {@code http}, and over what. */
  static String seen(Collection<String> loaded) {
    String versions = String.join(" and ", by(loaded)).replace("HTTP/", "");
    return versions.isEmpty() ? "" : versions + (loaded.contains(UDP) ? ":UDP" : ":TCP");
  }

  /** The versions, the older one first; none where no known class shows any. */
  static List<String> by(Collection<String> loaded) {
    return CLASSES.entrySet().stream()
        .filter(version -> version.getValue().stream().anyMatch(loaded::contains))
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }
}

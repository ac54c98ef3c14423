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
              "org.eclipse.jetty.http2.HTTP2Session"));

  private SpokenHttp() {}

  /** The versions, the older one first; none where no known class shows any. */
  static List<String> by(Collection<String> loaded) {
    return CLASSES.entrySet().stream()
        .filter(version -> version.getValue().stream().anyMatch(loaded::contains))
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }
}

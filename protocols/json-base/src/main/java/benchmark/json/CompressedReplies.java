// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import benchmark.ObservedKeys;
import benchmark.launch.LaunchProperties;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.hc.client5.http.impl.classic.HttpClientBuilder;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpHeaders;

/**
 * Whether a client of Apache HttpComponents asks for compressed replies, which it does by itself:
 * what the key {@code compression} of a variant says. Requests are not compressed.
 */
final class CompressedReplies {

  private static final String KEY = "compression";
  private static final String NONE = "none";

  private CompressedReplies() {}

  /** Does what the variant asks for, and looks what replies are like. */
  static HttpClientBuilder use(HttpClientBuilder client) {
    String asked = System.getProperty(LaunchProperties.KEY + KEY);
    if (asked == null) {
      return client;
    }
    if (asked.equals(NONE)) {
      client.disableContentCompression();
    }
    var seen = new AtomicReference<>("");
    ObservedKeys.watch(KEY, seen::get);
    return client.addResponseInterceptorFirst(
        (response, entity, context) -> {
          Header encoding = response.getFirstHeader(HttpHeaders.CONTENT_ENCODING);
          String now = encoding == null ? NONE : encoding.getValue() + ":replies only";
          if (!seen.get().equals(now)) {
            seen.set(now);
          }
        });
  }
}

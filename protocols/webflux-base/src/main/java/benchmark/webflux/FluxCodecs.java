// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.webflux;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.springframework.http.codec.CodecConfigurer;
import org.springframework.http.codec.json.Jackson2JsonDecoder;
import org.springframework.http.codec.json.Jackson2JsonEncoder;

/** How either side of WebFlux writes and reads bodies. */
final class FluxCodecs {

  /** The largest body that either side reads: the same 8 MiB as Dubbo's payload limit. */
  static final int MAX_BODY_BYTES = 8 * 1024 * 1024;

  private FluxCodecs() {}

  static void configure(CodecConfigurer codecs, ObjectMapper mapper) {
    codecs.defaultCodecs().maxInMemorySize(MAX_BODY_BYTES);
    codecs.defaultCodecs().jackson2JsonEncoder(new Jackson2JsonEncoder(mapper));
    codecs.defaultCodecs().jackson2JsonDecoder(new Jackson2JsonDecoder(mapper));
  }
}

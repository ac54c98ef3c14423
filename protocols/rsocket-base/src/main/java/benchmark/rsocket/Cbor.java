// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import benchmark.contract.EchoContract;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import org.springframework.http.MediaType;
import org.springframework.http.codec.cbor.Jackson2CborDecoder;
import org.springframework.http.codec.cbor.Jackson2CborEncoder;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;
import org.springframework.messaging.rsocket.RSocketStrategies;

/** How both sides write and read messages: Jackson's CBOR by Spring's defaults. */
public final class Cbor {

  /** The largest message that either side reads: the same 8 MiB as Dubbo's payload limit. */
  static final int MAX_MESSAGE_BYTES = 8 * 1024 * 1024;

  private Cbor() {}

  /** Dates are ISO 8601 texts, and a key may be as long as a message, as in the JSON pairs. */
  public static ObjectMapper mapper() {
    var limits = StreamReadConstraints.builder().maxNameLength(EchoContract.LONGEST).build();
    return Jackson2ObjectMapperBuilder.cbor()
        .factory(CBORFactory.builder().streamReadConstraints(limits).build())
        .featuresToDisable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
        .build();
  }

  /** What Spring needs to know of it. */
  public static RSocketStrategies strategies(ObjectMapper mapper) {
    var decoder = new Jackson2CborDecoder(mapper, MediaType.APPLICATION_CBOR);
    decoder.setMaxInMemorySize(MAX_MESSAGE_BYTES);
    return RSocketStrategies.builder()
        .encoder(new Jackson2CborEncoder(mapper, MediaType.APPLICATION_CBOR))
        .decoder(decoder)
        .build();
  }
}

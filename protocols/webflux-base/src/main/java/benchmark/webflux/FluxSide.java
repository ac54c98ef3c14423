// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.webflux;

import benchmark.json.JsonSide;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.util.Map;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.CharSequenceEncoder;
import org.springframework.core.codec.Decoder;
import org.springframework.core.codec.Encoder;
import org.springframework.core.codec.StringDecoder;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import org.springframework.http.MediaType;
import org.springframework.http.codec.json.Jackson2JsonDecoder;
import org.springframework.http.codec.json.Jackson2JsonEncoder;

/** Either side of WebFlux: bodies by its codecs, in which a text is no JSON. */
public final class FluxSide implements JsonSide {

  private final Encoder<?> jsonEncoder;
  private final Decoder<?> jsonDecoder;
  private final Encoder<?> textEncoder = CharSequenceEncoder.textPlainOnly();
  private final Decoder<?> textDecoder = StringDecoder.textPlainOnly();

  /** Writes and reads by this mapper. */
  public FluxSide(ObjectMapper mapper) {
    jsonEncoder = new Jackson2JsonEncoder(mapper);
    var decoder = new Jackson2JsonDecoder(mapper);
    decoder.setMaxInMemorySize(FluxCodecs.MAX_BODY_BYTES);
    jsonDecoder = decoder;
  }

  @Override
  @SuppressWarnings("unchecked") // the encoder is chosen by the object's type
  public void write(Object object, Type type, OutputStream out) throws IOException {
    boolean isText = type == String.class;
    var encoder = (Encoder<Object>) (isText ? textEncoder : jsonEncoder);
    DataBuffer bytes =
        encoder.encodeValue(
            object,
            DefaultDataBufferFactory.sharedInstance,
            ResolvableType.forType(type),
            isText ? MediaType.TEXT_PLAIN : MediaType.APPLICATION_JSON,
            Map.of());
    try (InputStream in = bytes.asInputStream(true)) {
      in.transferTo(out);
    }
  }

  @Override
  public Object read(InputStream in, Type type) throws IOException {
    boolean isText = type == String.class;
    DataBuffer bytes = DefaultDataBufferFactory.sharedInstance.wrap(in.readAllBytes());
    return (isText ? textDecoder : jsonDecoder)
        .decode(
            bytes,
            ResolvableType.forType(type),
            isText ? MediaType.TEXT_PLAIN : MediaType.APPLICATION_JSON,
            Map.of());
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.Map;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.Decoder;
import org.springframework.core.codec.Encoder;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import org.springframework.messaging.rsocket.RSocketStrategies;
import org.springframework.util.MimeType;

/** The data of messages, by the encoders and decoders that Spring chooses; not their routes. */
public record RSocketWireCodec(RSocketStrategies strategies) implements WireCodec {

  private static final MimeType CBOR = MimeType.valueOf("application/cbor");

  @Override
  public Message message(Operation<?> operation, Direction direction) {
    Method method = operation.method(Contracts.of(operation).service());
    Type type =
        direction == Direction.RESPONSE
            ? method.getGenericReturnType()
            : method.getParameterCount() == 0 ? void.class : method.getGenericParameterTypes()[0];
    if (type == void.class) {
      return new Nothing();
    }
    var resolved = ResolvableType.forType(type);
    return new Data(
        strategies.encoder(resolved, CBOR),
        strategies.decoder(resolved, CBOR),
        resolved,
        operation.values(direction));
  }

  private record Nothing() implements Message {

    @Override
    public void encode(int n, OutputStream out) {
      // there is no data
    }

    @Override
    public Object decode(InputStream in) {
      return null;
    }
  }

  private record Data(
      Encoder<Object> encoder, Decoder<Object> decoder, ResolvableType type, Object[] objects)
      implements Message {

    @Override
    public void encode(int n, OutputStream out) throws IOException {
      DataBuffer bytes =
          encoder.encodeValue(
              objects[n], DefaultDataBufferFactory.sharedInstance, type, CBOR, Map.of());
      try (InputStream in = bytes.asInputStream(true)) {
        in.transferTo(out);
      }
    }

    @Override
    public Object decode(InputStream in) throws IOException {
      return decoder.decode(
          DefaultDataBufferFactory.sharedInstance.wrap(in.readAllBytes()), type, CBOR, Map.of());
    }
  }
}

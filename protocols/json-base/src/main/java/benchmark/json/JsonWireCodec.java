// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.springframework.web.bind.annotation.RequestBody;

/**
 * The codec of a pair over HTTP with JSON: bodies by each side's own JSON, and for requests that
 * have no body the target that carries the argument.
 *
 * @param client what the client does with bodies
 * @param mapper writes and reads those of a user's own service, on both sides
 */
public record JsonWireCodec(JsonSide client, JsonSide server, ObjectMapper mapper)
    implements WireCodec {

  private static final List<Class<?>> INTERFACES =
      List.of(UserHttpService.class, EchoHttpService.class);

  @Override
  public Message message(Operation<?> operation, Direction direction) {
    if (Contracts.service().isPresent()) {
      return new OwnMessage(operation, direction, mapper);
    }
    Class<?> http =
        INTERFACES.stream()
            .filter(Contracts.of(operation).service()::isAssignableFrom)
            .findFirst()
            .orElseThrow();
    Method method = operation.method(http);
    if (method.getParameterCount() == 0 && method.getReturnType() == void.class) {
      return new Fixed(direction == Direction.REQUEST ? RequestTarget.path(http, method) : "");
    }
    Object[] objects = operation.values(direction);
    if (direction == Direction.RESPONSE) {
      return new Body(objects, method.getGenericReturnType(), server, client);
    }
    return method.getParameters()[0].isAnnotationPresent(RequestBody.class)
        ? new Body(objects, method.getGenericParameterTypes()[0], client, server)
        : new RequestTarget(http, method, objects);
  }

  /** What is the same in every call: a target without an argument, or an empty body. */
  private record Fixed(String text) implements Message {

    @Override
    public void encode(int n, OutputStream out) throws IOException {
      out.write(text.getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public Object decode(InputStream in) throws IOException {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
    }

    @Override
    public Object content(Object decoded) {
      return null;
    }
  }

  private record Body(Object[] objects, Type type, JsonSide writer, JsonSide reader)
      implements Message {

    @Override
    public void encode(int n, OutputStream out) throws IOException {
      writer.write(objects[n], type, out);
    }

    @Override
    public Object decode(InputStream in) throws IOException {
      return reader.read(in, type);
    }
  }
}

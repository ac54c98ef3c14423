// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.Arrays;
import org.springframework.web.bind.annotation.RequestBody;

/**
 * The codec of a pair over HTTP with JSON: bodies by each side's own JSON, and for requests that
 * have no body the target that carries the argument.
 */
public final class JsonWireCodec implements WireCodec {

  private final Class<?> http;
  private final JsonSide client;
  private final JsonSide server;

  /**
   * The codec of an HTTP interface.
   *
   * @param http extends the contract's service
   */
  public JsonWireCodec(Class<?> http, JsonSide client, JsonSide server) {
    this.http = http;
    this.client = client;
    this.server = server;
  }

  @Override
  public Message message(Operation<?> operation, Direction direction) {
    Method method =
        Arrays.stream(http.getMethods())
            .filter(candidate -> !candidate.isBridge())
            .filter(candidate -> candidate.getName().equals(operation.name()))
            .findFirst()
            .orElseThrow();
    var objects = new Object[operation.requests()];
    for (int n = 0; n < objects.length; n++) {
      objects[n] = direction == Direction.REQUEST ? operation.argument(n) : operation.answer(n);
    }
    if (direction == Direction.RESPONSE) {
      return new Body(objects, method.getGenericReturnType(), server, client);
    }
    return method.getParameters()[0].isAnnotationPresent(RequestBody.class)
        ? new Body(objects, method.getGenericParameterTypes()[0], client, server)
        : new RequestTarget(http, method, objects);
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

    @Override
    public Object content(Object decoded) {
      return decoded;
    }
  }
}

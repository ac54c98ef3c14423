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
import java.util.stream.IntStream;

/** The bodies of a method of a user's own service. */
final class OwnMessage implements WireCodec.Message {

  private final Operation<?> operation;
  private final boolean request;
  private final MethodMessages messages;
  private final Object[] values;

  OwnMessage(Operation<?> operation, Direction direction, ObjectMapper mapper) {
    this.operation = operation;
    request = direction == Direction.REQUEST;
    messages = new MethodMessages(mapper, operation.method(Contracts.of(operation).service()));
    values =
        IntStream.range(0, operation.requests())
            .mapToObj(n -> request ? operation.arguments(n) : operation.answer(n))
            .toArray();
  }

  @Override
  public void encode(int n, OutputStream out) throws IOException {
    if (request) {
      messages.writeArguments((Object[]) values[n], out);
    } else {
      messages.writeAnswer(values[n], out);
    }
  }

  @Override
  public Object decode(InputStream in) throws IOException {
    return request ? messages.readArguments(in) : messages.readAnswer(in);
  }

  @Override
  public Object content(Object decoded) {
    return request ? operation.argumentOf((Object[]) decoded) : decoded;
  }
}

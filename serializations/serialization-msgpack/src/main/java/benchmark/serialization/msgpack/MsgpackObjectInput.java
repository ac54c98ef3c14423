// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.msgpack;

import benchmark.dubbo.MessageBytes;
import benchmark.dubbo.ValueInput;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;

/** Reads one message, which Dubbo hands over in one piece. Not thread-safe. */
final class MsgpackObjectInput extends ValueInput {

  private final ObjectMapper mapper;
  private final JsonParser parser;

  MsgpackObjectInput(ObjectMapper mapper, InputStream input) throws IOException {
    this.mapper = mapper;
    this.parser = mapper.createParser(MessageBytes.of(input));
  }

  @Override
  public <T> T readObject(Class<T> type, Type genericType) throws IOException {
    try {
      if (parser.nextToken() == null) {
        throw new EOFException();
      }
      return mapper.readValue(parser, mapper.constructType(genericType));
    } catch (RuntimeException e) { // a damaged or hostile stream fails in many ways
      throw new IOException(e);
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.msgpack;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.rpc.RpcException;

/** Reads one message, which Dubbo hands over whole. Not thread-safe. */
final class MsgpackObjectInput implements ObjectInput {

  private final ObjectMapper mapper;
  private final JsonParser parser;

  MsgpackObjectInput(ObjectMapper mapper, InputStream input) throws IOException {
    this.mapper = mapper;
    this.parser = mapper.createParser(input.readAllBytes());
  }

  @Override
  public Object readObject() throws IOException {
    return readObject(Object.class);
  }

  @Override
  public <T> T readObject(Class<T> type) throws IOException {
    return readObject(type, type);
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

  @Override
  public boolean readBool() throws IOException {
    return readObject(Boolean.class);
  }

  @Override
  public byte readByte() throws IOException {
    return readObject(Byte.class);
  }

  @Override
  public short readShort() throws IOException {
    return readObject(Short.class);
  }

  @Override
  public int readInt() throws IOException {
    return readObject(Integer.class);
  }

  @Override
  public long readLong() throws IOException {
    return readObject(Long.class);
  }

  @Override
  public float readFloat() throws IOException {
    return readObject(Float.class);
  }

  @Override
  public double readDouble() throws IOException {
    return readObject(Double.class);
  }

  @Override
  public String readUTF() throws IOException {
    return readObject(String.class);
  }

  @Override
  public byte[] readBytes() throws IOException {
    return readObject(byte[].class);
  }

  @Override
  public Throwable readThrowable() throws IOException {
    return new RpcException(readUTF());
  }
}

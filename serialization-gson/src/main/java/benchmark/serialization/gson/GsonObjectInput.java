// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.gson;

import com.google.gson.Gson;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.rpc.RpcException;

/** Reads one message, which Dubbo hands over whole. Not thread-safe. */
final class GsonObjectInput implements ObjectInput {

  private final Gson gson;
  private final BufferedReader reader;

  GsonObjectInput(Gson gson, InputStream input) {
    this.gson = gson;
    this.reader = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
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
    String line = reader.readLine();
    if (line == null) {
      throw new EOFException();
    }
    try {
      return gson.fromJson(line, genericType);
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
    try {
      return Base64.getDecoder().decode(readUTF());
    } catch (IllegalArgumentException e) {
      throw new IOException(e);
    }
  }

  @Override
  public Throwable readThrowable() throws IOException {
    return new RpcException(readUTF());
  }
}

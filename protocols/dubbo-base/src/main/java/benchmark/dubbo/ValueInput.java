// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import java.io.IOException;
import java.lang.reflect.Type;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.rpc.RpcException;

/**
 * Reads what {@link ValueOutput} has written, for a codec that knows values and no primitive types;
 * one that knows them overrides their methods. Implementations are not thread-safe: Dubbo makes one
 * for each message.
 */
public abstract class ValueInput implements ObjectInput {

  @Override
  public Object readObject() throws IOException {
    return readObject(Object.class);
  }

  @Override
  public <T> T readObject(Class<T> type) throws IOException {
    return readObject(type, type);
  }

  /**
   * Reads the next value.
   *
   * @throws IOException if the message ends before it, is damaged, or holds what may not be read
   */
  @Override
  public abstract <T> T readObject(Class<T> type, Type genericType) throws IOException;

  @Override
  public boolean readBool() throws IOException {
    return readPrimitive(Boolean.class);
  }

  @Override
  public byte readByte() throws IOException {
    return readPrimitive(Byte.class);
  }

  @Override
  public short readShort() throws IOException {
    return readPrimitive(Short.class);
  }

  @Override
  public int readInt() throws IOException {
    return readPrimitive(Integer.class);
  }

  @Override
  public long readLong() throws IOException {
    return readPrimitive(Long.class);
  }

  @Override
  public float readFloat() throws IOException {
    return readPrimitive(Float.class);
  }

  @Override
  public double readDouble() throws IOException {
    return readPrimitive(Double.class);
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

  /**
   * A value as the type that was asked for; one of a primitive type stays in its box.
   *
   * @throws IOException if it is of another type
   */
  @SuppressWarnings("unchecked") // a cast to int.class, which cannot be checked, must pass too
  public static <T> T cast(Object value, Class<T> type) throws IOException {
    if (value != null && !type.isPrimitive() && !type.isInstance(value)) {
      throw new IOException(value.getClass().getName() + " arrived in place of " + type.getName());
    }
    return (T) value;
  }

  private <T> T readPrimitive(Class<T> type) throws IOException {
    T value = readObject(type);
    if (value == null) {
      throw new IOException("null arrived in place of a " + type.getSimpleName());
    }
    return value;
  }
}

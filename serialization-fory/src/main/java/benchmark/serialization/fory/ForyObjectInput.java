// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.fory;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.rpc.RpcException;
import org.apache.fory.ThreadSafeFory;
import org.apache.fory.memory.MemoryBuffer;

/** Reads one message, which Dubbo hands over whole. Not thread-safe. */
final class ForyObjectInput implements ObjectInput {

  private final ThreadSafeFory fory;
  private final MemoryBuffer buffer;

  ForyObjectInput(ThreadSafeFory fory, InputStream input) throws IOException {
    this.fory = fory;
    // The stream ends with the message, whose size Dubbo's payload limit bounds.
    this.buffer = MemoryBuffer.fromByteArray(input.readAllBytes());
  }

  @Override
  public boolean readBool() throws IOException {
    return read(buffer::readBoolean);
  }

  @Override
  public byte readByte() throws IOException {
    return read(buffer::readByte);
  }

  @Override
  public short readShort() throws IOException {
    return read(buffer::readInt16);
  }

  @Override
  public int readInt() throws IOException {
    return read(buffer::readInt32);
  }

  @Override
  public long readLong() throws IOException {
    return read(buffer::readInt64);
  }

  @Override
  public float readFloat() throws IOException {
    return read(buffer::readFloat32);
  }

  @Override
  public double readDouble() throws IOException {
    return read(buffer::readFloat64);
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
  public Object readObject() throws IOException {
    return read(() -> fory.deserialize(buffer));
  }

  @Override
  @SuppressWarnings("unchecked") // a cast to int.class, which cannot be checked, must pass too
  public <T> T readObject(Class<T> type) throws IOException {
    Object value = readObject();
    if (value != null && !type.isPrimitive() && !type.isInstance(value)) {
      throw new IOException(value.getClass().getName() + " arrived in place of " + type.getName());
    }
    return (T) value;
  }

  @Override
  public <T> T readObject(Class<T> type, Type genericType) throws IOException {
    return readObject(type);
  }

  @Override
  public Throwable readThrowable() throws IOException {
    return new RpcException(readUTF());
  }

  private interface Read<T> {
    T read();
  }

  private static <T> T read(Read<T> read) throws IOException {
    try {
      return read.read();
    } catch (RuntimeException e) { // a damaged or hostile stream fails in many ways
      throw new IOException(e);
    }
  }
}

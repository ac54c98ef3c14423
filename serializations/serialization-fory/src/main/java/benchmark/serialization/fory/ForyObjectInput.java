// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.fory;

import benchmark.dubbo.MessageBytes;
import benchmark.dubbo.ValueInput;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import org.apache.fory.ThreadSafeFory;
import org.apache.fory.memory.MemoryBuffer;

/** Reads one message, which Dubbo hands over in one piece. Not thread-safe. */
final class ForyObjectInput extends ValueInput {

  private final ThreadSafeFory fory;
  private final MemoryBuffer buffer;

  ForyObjectInput(ThreadSafeFory fory, InputStream input) throws IOException {
    this.fory = fory;
    // The stream ends with the message, whose size Dubbo's payload limit bounds.
    this.buffer = MemoryBuffer.fromByteArray(MessageBytes.of(input));
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
  public <T> T readObject(Class<T> type, Type genericType) throws IOException {
    return cast(read(() -> fory.deserialize(buffer)), type);
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

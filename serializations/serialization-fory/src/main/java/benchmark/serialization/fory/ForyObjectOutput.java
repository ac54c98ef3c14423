// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.fory;

import benchmark.dubbo.ValueOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import org.apache.fory.ThreadSafeFory;
import org.apache.fory.exception.ForyException;
import org.apache.fory.memory.MemoryBuffer;

/** Collects one message in memory and hands it over when Dubbo flushes. Not thread-safe. */
final class ForyObjectOutput extends ValueOutput {

  private static final int INITIAL_SIZE = 512;

  private final ThreadSafeFory fory;
  private final OutputStream output;
  private final MemoryBuffer buffer = MemoryBuffer.newHeapBuffer(INITIAL_SIZE);

  ForyObjectOutput(ThreadSafeFory fory, OutputStream output) {
    this.fory = fory;
    this.output = output;
  }

  @Override
  public void writeBool(boolean value) {
    buffer.writeBoolean(value);
  }

  @Override
  public void writeByte(byte value) {
    buffer.writeByte(value);
  }

  @Override
  public void writeShort(short value) {
    buffer.writeInt16(value);
  }

  @Override
  public void writeInt(int value) {
    buffer.writeInt32(value);
  }

  @Override
  public void writeLong(long value) {
    buffer.writeInt64(value);
  }

  @Override
  public void writeFloat(float value) {
    buffer.writeFloat32(value);
  }

  @Override
  public void writeDouble(double value) {
    buffer.writeFloat64(value);
  }

  @Override
  public void writeObject(Object value) throws IOException {
    try {
      fory.serialize(buffer, value);
    } catch (ForyException e) {
      throw new IOException(e);
    }
  }

  /** A plain map, whatever class of its own Dubbo keeps the attachments in. */
  @Override
  public void writeAttachments(Map<String, Object> attachments) throws IOException {
    writeObject(attachments == null ? null : new HashMap<>(attachments));
  }

  @Override
  public void flushBuffer() throws IOException {
    output.write(buffer.getHeapMemory(), 0, buffer.writerIndex());
    buffer.writerIndex(0);
    output.flush();
  }
}

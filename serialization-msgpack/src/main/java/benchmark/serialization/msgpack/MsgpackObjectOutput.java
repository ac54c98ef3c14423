// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.msgpack;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.apache.dubbo.common.serialize.ObjectOutput;

/** Writes one message. Not thread-safe. */
final class MsgpackObjectOutput implements ObjectOutput {

  private final ObjectMapper mapper;
  private final OutputStream output;

  MsgpackObjectOutput(ObjectMapper mapper, OutputStream output) {
    this.mapper = mapper;
    this.output = output;
  }

  @Override
  public void writeObject(Object value) throws IOException {
    output.write(mapper.writeValueAsBytes(value));
  }

  @Override
  public void writeBool(boolean value) throws IOException {
    writeObject(value);
  }

  @Override
  public void writeByte(byte value) throws IOException {
    writeObject(value);
  }

  @Override
  public void writeShort(short value) throws IOException {
    writeObject(value);
  }

  @Override
  public void writeInt(int value) throws IOException {
    writeObject(value);
  }

  @Override
  public void writeLong(long value) throws IOException {
    writeObject(value);
  }

  @Override
  public void writeFloat(float value) throws IOException {
    writeObject(value);
  }

  @Override
  public void writeDouble(double value) throws IOException {
    writeObject(value);
  }

  @Override
  public void writeUTF(String value) throws IOException {
    writeObject(value);
  }

  @Override
  public void writeBytes(byte[] value) throws IOException {
    writeObject(value);
  }

  @Override
  public void writeBytes(byte[] value, int offset, int length) throws IOException {
    writeBytes(Arrays.copyOfRange(value, offset, offset + length));
  }

  /** An exception's class is the server's own affair: its text travels. */
  @Override
  public void writeThrowable(Throwable value) throws IOException {
    writeUTF(value.toString());
  }

  @Override
  public void flushBuffer() throws IOException {
    output.flush();
  }
}

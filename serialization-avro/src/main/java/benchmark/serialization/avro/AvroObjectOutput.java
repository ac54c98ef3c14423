// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.EncoderFactory;
import org.apache.dubbo.common.serialize.ObjectOutput;

/** Writes one message. Not thread-safe. */
final class AvroObjectOutput implements ObjectOutput {

  private final DatumWriter<Object> writer;
  private final BinaryEncoder encoder;

  AvroObjectOutput(DatumWriter<Object> writer, OutputStream output) {
    this.writer = writer;
    this.encoder = EncoderFactory.get().binaryEncoder(output, null);
  }

  @Override
  public void writeObject(Object value) throws IOException {
    try {
      writer.write(value, encoder);
    } catch (AvroRuntimeException | ArithmeticException e) {
      throw new IOException(e);
    }
  }

  @Override
  public void writeBool(boolean value) throws IOException {
    writeObject(value);
  }

  @Override
  public void writeByte(byte value) throws IOException {
    writeObject((int) value);
  }

  @Override
  public void writeShort(short value) throws IOException {
    writeObject((int) value);
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
    writeObject(ByteBuffer.wrap(value));
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
    encoder.flush();
  }
}

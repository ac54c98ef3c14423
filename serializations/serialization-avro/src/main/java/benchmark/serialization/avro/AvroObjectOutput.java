// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import benchmark.dubbo.ValueOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.EncoderFactory;

/** Writes one message. Not thread-safe. */
final class AvroObjectOutput extends ValueOutput {

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
  public void writeByte(byte value) throws IOException {
    writeObject((int) value);
  }

  @Override
  public void writeShort(short value) throws IOException {
    writeObject((int) value);
  }

  @Override
  public void writeBytes(byte[] value) throws IOException {
    writeObject(ByteBuffer.wrap(value));
  }

  @Override
  public void flushBuffer() throws IOException {
    encoder.flush();
  }
}

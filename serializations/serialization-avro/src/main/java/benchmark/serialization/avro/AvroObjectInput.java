// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import benchmark.dubbo.MessageBytes;
import benchmark.dubbo.ValueInput;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DecoderFactory;

/** Reads one message, which Dubbo hands over in one piece. Not thread-safe. */
final class AvroObjectInput extends ValueInput {

  private final DatumReader<Object> reader;
  private final BinaryDecoder decoder;

  AvroObjectInput(DatumReader<Object> reader, InputStream input) throws IOException {
    this.reader = reader;
    this.decoder = DecoderFactory.get().binaryDecoder(MessageBytes.of(input), null);
  }

  @Override
  public <T> T readObject(Class<T> type, Type genericType) throws IOException {
    Object value;
    try {
      value = reader.read(null, decoder);
    } catch (RuntimeException e) { // a damaged or hostile stream fails in many ways
      throw new IOException(e);
    }
    return cast(value, type);
  }

  @Override
  public byte readByte() throws IOException {
    return (byte) readInt();
  }

  @Override
  public short readShort() throws IOException {
    return (short) readInt();
  }

  @Override
  public byte[] readBytes() throws IOException {
    return readObject(ByteBuffer.class).array();
  }
}

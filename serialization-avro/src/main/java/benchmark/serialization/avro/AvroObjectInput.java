// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DecoderFactory;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.rpc.RpcException;

/** Reads one message, which Dubbo hands over whole. Not thread-safe. */
final class AvroObjectInput implements ObjectInput {

  private final DatumReader<Object> reader;
  private final BinaryDecoder decoder;

  AvroObjectInput(DatumReader<Object> reader, InputStream input) throws IOException {
    this.reader = reader;
    this.decoder = DecoderFactory.get().binaryDecoder(input.readAllBytes(), null);
  }

  @Override
  public Object readObject() throws IOException {
    try {
      return reader.read(null, decoder);
    } catch (RuntimeException e) { // a damaged or hostile stream fails in many ways
      throw new IOException(e);
    }
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
  public boolean readBool() throws IOException {
    return readObject(Boolean.class);
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
    return readObject(ByteBuffer.class).array();
  }

  @Override
  public Throwable readThrowable() throws IOException {
    return new RpcException(readUTF());
  }
}

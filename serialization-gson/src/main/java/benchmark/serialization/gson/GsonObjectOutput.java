// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.gson;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import org.apache.dubbo.common.serialize.ObjectOutput;

/** Writes one message. Not thread-safe. */
final class GsonObjectOutput implements ObjectOutput {

  private final Gson gson;
  private final Writer writer;

  GsonObjectOutput(Gson gson, OutputStream output) {
    this.gson = gson;
    this.writer = new BufferedWriter(new OutputStreamWriter(output, StandardCharsets.UTF_8));
  }

  @Override
  public void writeObject(Object value) throws IOException {
    try {
      gson.toJson(value, writer);
    } catch (JsonParseException e) {
      throw new IOException(e);
    }
    writer.write('\n');
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
    writeObject(Base64.getEncoder().encodeToString(value));
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
    writer.flush();
  }
}

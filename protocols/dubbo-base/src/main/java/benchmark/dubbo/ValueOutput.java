// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import java.io.IOException;
import java.util.Arrays;
import org.apache.dubbo.common.serialize.ObjectOutput;

/**
 * Writes everything as a value, for a codec that knows values and no primitive types; {@link
 * ValueInput} is its other end. Implementations are not thread-safe: Dubbo makes one for each
 * message.
 */
public abstract class ValueOutput implements ObjectOutput {

  @Override
  public abstract void writeObject(Object value) throws IOException;

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
}

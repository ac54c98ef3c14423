// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protostuff;

import java.io.IOException;
import java.io.OutputStream;
import org.apache.dubbo.common.serialize.protostuff.ProtostuffObjectOutput;

/** Writes one message. Not thread-safe. */
final class AllowListObjectOutput extends ProtostuffObjectOutput {

  AllowListObjectOutput(OutputStream output) {
    super(output);
  }

  @Override
  public void writeObject(Object value) throws IOException {
    try {
      super.writeObject(value);
    } catch (RuntimeException e) { // a class that protostuff cannot look into
      throw new IOException(e);
    }
  }

  /** An exception's class is the server's own affair: its text travels. */
  @Override
  public void writeThrowable(Throwable value) throws IOException {
    writeUTF(value.toString());
  }
}

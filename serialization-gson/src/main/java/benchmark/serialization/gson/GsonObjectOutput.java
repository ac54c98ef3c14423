// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.gson;

import benchmark.dubbo.ValueOutput;
import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Writes one message. Not thread-safe. */
final class GsonObjectOutput extends ValueOutput {

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
  public void writeBytes(byte[] value) throws IOException {
    writeObject(Base64.getEncoder().encodeToString(value));
  }

  @Override
  public void flushBuffer() throws IOException {
    writer.flush();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.gson;

import benchmark.dubbo.ValueOutput;
import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * Writes one message: as a text, and then as bytes at once, since a writer around the stream would
 * allocate two buffers of 8 KiB for each message. Not thread-safe.
 */
final class GsonObjectOutput extends ValueOutput {

  private final Gson gson;
  private final OutputStream output;
  private final StringBuilder text = new StringBuilder(256);

  GsonObjectOutput(Gson gson, OutputStream output) {
    this.gson = gson;
    this.output = output;
  }

  @Override
  public void writeObject(Object value) throws IOException {
    try {
      gson.toJson(value, text);
    } catch (JsonParseException e) {
      throw new IOException(e);
    }
    text.append('\n');
  }

  @Override
  public void writeBytes(byte[] value) throws IOException {
    writeObject(Base64.getEncoder().encodeToString(value));
  }

  @Override
  public void flushBuffer() throws IOException {
    output.write(text.toString().getBytes(StandardCharsets.UTF_8));
    text.setLength(0);
    output.flush();
  }
}

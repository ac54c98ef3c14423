// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.gson;

import benchmark.dubbo.MessageBytes;
import benchmark.dubbo.ValueInput;
import com.google.gson.Gson;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Reads one message, which Dubbo hands over in one piece. Not thread-safe. */
final class GsonObjectInput extends ValueInput {

  private final Gson gson;
  private final JsonReader reader;

  GsonObjectInput(Gson gson, InputStream input) throws IOException {
    this.gson = gson;
    var text = new String(MessageBytes.of(input), StandardCharsets.UTF_8);
    this.reader = new JsonReader(new StringReader(text));
    reader.setStrictness(Strictness.LENIENT); // a message has several values
  }

  @Override
  public <T> T readObject(Class<T> type, Type genericType) throws IOException {
    try {
      if (reader.peek() == JsonToken.END_DOCUMENT) {
        throw new EOFException();
      }
      return gson.fromJson(reader, genericType);
    } catch (RuntimeException e) { // a damaged or hostile stream fails in many ways
      throw new IOException(e);
    }
  }

  @Override
  public byte[] readBytes() throws IOException {
    try {
      return Base64.getDecoder().decode(readUTF());
    } catch (IllegalArgumentException e) {
      throw new IOException(e);
    }
  }
}

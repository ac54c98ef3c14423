// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.gson;

import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.time.DateTimeException;
import java.util.function.Function;

/** Writes dates or times as ISO texts, as every JSON pair does. Thread-safe. */
final class IsoTexts<T> extends TypeAdapter<T> {

  private final Function<String, T> parser;

  /**
   * Reads with a parser.
   *
   * @param parser reads what {@link Object#toString} writes, or throws a DateTimeException
   */
  IsoTexts(Function<String, T> parser) {
    this.parser = parser;
  }

  @Override
  public void write(JsonWriter out, T value) throws IOException {
    out.value(value.toString());
  }

  @Override
  public T read(JsonReader in) throws IOException {
    String text = in.nextString();
    try {
      return parser.apply(text);
    } catch (DateTimeException e) {
      throw new JsonParseException(e);
    }
  }
}

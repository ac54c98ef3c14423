// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.gson;

import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.util.Map;

/**
 * Writes what is null in maps of any values, which would otherwise arrive without those fields.
 * Objects of a class, whose fields are null unless they arrive, still travel without them.
 */
final class TreeNulls implements TypeAdapterFactory {

  @Override
  public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
    return Map.class.isAssignableFrom(type.getRawType())
            && !(type.getType() instanceof ParameterizedType)
        ? new Adapter<>(gson.getDelegateAdapter(this, type))
        : null;
  }

  private static final class Adapter<T> extends TypeAdapter<T> {

    private final TypeAdapter<T> plain;

    Adapter(TypeAdapter<T> plain) {
      this.plain = plain;
    }

    @Override
    public void write(JsonWriter out, T map) throws IOException {
      boolean before = out.getSerializeNulls();
      out.setSerializeNulls(true);
      try {
        plain.write(out, map);
      } finally {
        out.setSerializeNulls(before);
      }
    }

    @Override
    public T read(JsonReader in) throws IOException {
      return plain.read(in);
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.gson;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.ToNumberPolicy;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.LocalDate;
import java.time.LocalDateTime;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;

/**
 * Gson as a Dubbo serialization: {@code serialization="gson"}. One line of JSON for each value.
 *
 * <p>The types to read come from the service's methods, never from the stream, so that it is safe
 * by design. It replaces Dubbo's own extension, which loses the element type of a generic answer:
 * {@code Page<User>} arrives as a page of maps.
 */
public class GsonSerialization implements Serialization {

  /** Dubbo leaves five bits for this id; 26 is used neither by Dubbo nor by its extensions. */
  static final byte ID = 26;

  /**
   * Thread-safe. Gson by itself writes a date as an object of numbers. Trees of any fields keep
   * their nulls, and whole numbers of 64 bits, which Gson would make doubles.
   */
  private static final Gson GSON =
      new GsonBuilder()
          .disableHtmlEscaping()
          .registerTypeAdapter(LocalDate.class, new IsoTexts<>(LocalDate::parse).nullSafe())
          .registerTypeAdapter(LocalDateTime.class, new IsoTexts<>(LocalDateTime::parse).nullSafe())
          .registerTypeAdapterFactory(new TreeNulls())
          .setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE)
          .create();

  @Override
  public byte getContentTypeId() {
    return ID;
  }

  @Override
  public String getContentType() {
    return "text/json";
  }

  @Override
  public ObjectOutput serialize(URL url, OutputStream output) {
    return new GsonObjectOutput(GSON, output);
  }

  @Override
  public ObjectInput deserialize(URL url, InputStream input) throws IOException {
    return new GsonObjectInput(GSON, input);
  }
}

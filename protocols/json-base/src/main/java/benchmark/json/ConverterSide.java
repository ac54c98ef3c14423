// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.GenericHttpMessageConverter;

/** A side that writes and reads by one of Spring's converters. */
public record ConverterSide(GenericHttpMessageConverter<Object> converter) implements JsonSide {

  @Override
  public void write(Object object, Type type, OutputStream out) throws IOException {
    converter.write(object, type, MediaType.APPLICATION_JSON, new Output(new HttpHeaders(), out));
  }

  @Override
  public Object read(InputStream in, Type type) throws IOException {
    var headers = new HttpHeaders();
    headers.setContentType(MediaType.APPLICATION_JSON);
    return converter.read(type, null, new Input(headers, in));
  }

  private record Output(HttpHeaders getHeaders, OutputStream getBody)
      implements HttpOutputMessage {}

  private record Input(HttpHeaders getHeaders, InputStream getBody) implements HttpInputMessage {}
}

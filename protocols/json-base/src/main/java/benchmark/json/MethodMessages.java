// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.stream.Stream;

/**
 * The messages of a method of a user's own service over HTTP: its arguments as an array of JSON,
 * and its answer, both by the types that the method declares. Thread-safe.
 */
public final class MethodMessages {

  private final ObjectWriter[] writers;
  private final ObjectReader[] readers;
  private final ObjectMapper mapper;
  private final boolean isSilent;
  private final ObjectWriter answerWriter;
  private final ObjectReader answerReader;

  /** The messages of a method. */
  public MethodMessages(ObjectMapper mapper, Method method) {
    this.mapper = mapper;
    JavaType[] types =
        Stream.of(method.getGenericParameterTypes()).map(this::type).toArray(JavaType[]::new);
    writers = Stream.of(types).map(mapper::writerFor).toArray(ObjectWriter[]::new);
    readers = Stream.of(types).map(mapper::readerFor).toArray(ObjectReader[]::new);
    JavaType answer = type(method.getGenericReturnType());
    isSilent = method.getReturnType() == void.class;
    answerWriter = mapper.writerFor(answer);
    answerReader = mapper.readerFor(answer);
  }

  private JavaType type(Type type) {
    return mapper.constructType(type);
  }

  /** Writes a request. */
  public void writeArguments(Object[] arguments, OutputStream to) throws IOException {
    try (JsonGenerator json = mapper.createGenerator(to)) {
      json.writeStartArray();
      for (int i = 0; i < writers.length; i++) {
        writers[i].writeValue(json, arguments[i]);
      }
      json.writeEndArray();
    }
  }

  /**
   * Reads a request.
   *
   * @throws IOException if it has another number of arguments, or other types
   */
  public Object[] readArguments(InputStream from) throws IOException {
    try (JsonParser json = mapper.createParser(from)) {
      if (json.nextToken() != JsonToken.START_ARRAY) {
        throw new IOException("The body is not an array of arguments");
      }
      var arguments = new Object[readers.length];
      for (int i = 0; i < arguments.length; i++) {
        json.nextToken();
        arguments[i] = readers[i].readValue(json);
      }
      if (json.nextToken() != JsonToken.END_ARRAY) {
        throw new IOException("The body has more than %d arguments".formatted(readers.length));
      }
      return arguments;
    }
  }

  /** Writes an answer; nothing for a method that returns nothing. */
  public void writeAnswer(Object answer, OutputStream to) throws IOException {
    if (!isSilent) {
      answerWriter.writeValue(to, answer);
    }
  }

  /** Reads an answer; null for a method that returns nothing. */
  public Object readAnswer(InputStream from) throws IOException {
    return isSilent ? null : answerReader.readValue(from);
  }
}

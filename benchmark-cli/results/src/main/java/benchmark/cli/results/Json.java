// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import benchmark.cli.text.UserText;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.deser.std.FromStringDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * How records are stored: readable JSON with ISO-8601 times, and paths and operations as plain
 * text. Thread-safe.
 */
public final class Json {

  /** The mapper that every file of this project is written and read with. */
  public static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModule(new JavaTimeModule())
          .addModule(
              new SimpleModule()
                  .addSerializer(Path.class, ToStringSerializer.instance)
                  .addSerializer(OperationKey.class, ToStringSerializer.instance)
                  .addDeserializer(OperationKey.class, new OperationDeserializer())
                  .addKeyDeserializer(OperationKey.class, new OperationKeyDeserializer()))
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .build();

  private static final class OperationDeserializer extends FromStringDeserializer<OperationKey> {

    @Serial private static final long serialVersionUID = 1L;

    OperationDeserializer() {
      super(OperationKey.class);
    }

    @Override
    protected OperationKey _deserialize(String text, DeserializationContext context) {
      return OperationKey.parse(text);
    }
  }

  private static final class OperationKeyDeserializer extends KeyDeserializer {

    @Override
    public Object deserializeKey(String key, DeserializationContext context) {
      return OperationKey.parse(key);
    }
  }

  private Json() {}

  /**
   * Writes a value.
   *
   * @throws UserError if the file cannot be written
   */
  public static void write(Path file, Object value) {
    try {
      MAPPER.writeValue(file.toFile(), value);
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot write %s: %s. Check disk space and permissions.", file, e.getMessage());
    }
  }

  /** A value as a text. */
  public static String text(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /**
   * Writes a value in one step: whatever happens, nobody finds half of it.
   *
   * @throws UserError if the file cannot be written
   */
  public static void replace(Path file, Object value) {
    Path next = file.resolveSibling(file.getFileName() + ".next");
    write(next, value);
    try {
      Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot write %s: %s. Check disk space and permissions.", file, e.getMessage());
    }
  }

  /**
   * Reads a value.
   *
   * @throws UserError if the file cannot be read as such
   */
  public static <T> T read(Path file, Class<T> type) {
    try {
      return MAPPER.readValue(UserText.of(Files.readAllBytes(file)), type);
    } catch (JsonProcessingException e) {
      throw UserError.failure("%s is damaged: %s.", file, e.getOriginalMessage());
    } catch (IOException e) {
      throw UserError.failure("Cannot read %s: %s. Check its permissions.", file, e.getMessage());
    }
  }

  /**
   * Reads a record that must be whole.
   *
   * @param holds what the file should hold
   * @throws UserError if it holds anything else: exit status 2
   */
  public static <T> T readComplete(
      Path file, Class<T> type, Predicate<T> isComplete, String holds) {
    return readComplete(file, type, earlier -> {}, isComplete, holds);
  }

  /**
   * Reads a record that earlier versions have written in another way.
   *
   * @param upgrade turns theirs into this version's
   */
  static <T> T readComplete(
      Path file,
      Class<T> type,
      Consumer<ObjectNode> upgrade,
      Predicate<T> isComplete,
      String holds) {
    T record;
    try {
      JsonNode tree = MAPPER.readTree(UserText.of(Files.readAllBytes(file)));
      if (tree instanceof ObjectNode named) {
        upgrade.accept(named);
      }
      record = MAPPER.treeToValue(tree, type);
    } catch (IOException notARecord) {
      throw DamagedFile.error(file, holds);
    }
    if (record == null || !isComplete.test(record)) {
      throw DamagedFile.error(file, holds);
    }
    return record;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;
import org.apache.avro.data.TimeConversions;
import org.apache.avro.reflect.ReflectData;
import org.apache.avro.reflect.ReflectDatumReader;
import org.apache.avro.reflect.ReflectDatumWriter;
import org.apache.avro.util.ClassSecurityValidator;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;

/**
 * Avro as a Dubbo serialization: {@code serialization="avro"}.
 *
 * <p>Every value is written as one branch of the union that both sides read from the resource
 * {@code avro/messages.avsc}: its records are the only classes that can be written or read, so that
 * it is safe by design. It stands in for Dubbo's own extension, which derives schemas from classes
 * and therefore fails on {@code Page<T>}, on {@code java.time} and on {@code null}.
 */
public class AvroSerialization implements Serialization {

  /** Dubbo leaves five bits for this id; 24 is used neither by Dubbo nor by its extensions. */
  static final byte ID = 24;

  private static final Schema SCHEMA = schema();
  private static final ReflectData DATA = new MessageData(SCHEMA);

  private static Schema schema() {
    try (var resource = AvroSerialization.class.getResourceAsStream("/avro/messages.avsc")) {
      if (resource == null) {
        throw new IllegalStateException("avro/messages.avsc is not on the classpath");
      }
      return new Schema.Parser().parse(resource);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public byte getContentTypeId() {
    return ID;
  }

  @Override
  public String getContentType() {
    return "avro/binary";
  }

  @Override
  public ObjectOutput serialize(URL url, OutputStream output) {
    return new AvroObjectOutput(new ReflectDatumWriter<>(SCHEMA, DATA), output);
  }

  @Override
  public ObjectInput deserialize(URL url, InputStream input) throws IOException {
    return new AvroObjectInput(new ReflectDatumReader<>(SCHEMA, SCHEMA, DATA), input);
  }

  /**
   * Takes the schema of a record or enum from the union; Avro itself would derive one from the
   * class.
   */
  private static final class MessageData extends ReflectData {

    private static final Set<Schema.Type> NAMED = EnumSet.of(Schema.Type.RECORD, Schema.Type.ENUM);

    private final Map<String, Schema> named;

    MessageData(Schema union) {
      super(AvroSerialization.class.getClassLoader());
      named =
          union.getTypes().stream()
              .filter(type -> NAMED.contains(type.getType()))
              .collect(Collectors.toMap(Schema::getFullName, type -> type));
      addLogicalTypeConversion(new TimeConversions.DateConversion());
      addLogicalTypeConversion(new TimeConversions.LocalTimestampNanosConversion());
      // Avro refuses classes that nobody vouched for: those of the contracts, and the class of
      // their lists.
      var others = ClassSecurityValidator.getGlobal();
      ClassSecurityValidator.setGlobal(
          type ->
              named.containsKey(type.getName())
                  || type == ArrayList.class
                  || others.isTrusted(type));
    }

    @Override
    protected boolean isRecord(Object value) {
      return value != null
          && !(value instanceof Enum)
          && named.containsKey(value.getClass().getName());
    }

    @Override
    public Schema getSchema(Type type) {
      var schema = named.get(type.getTypeName());
      if (schema == null) {
        throw new AvroRuntimeException(type.getTypeName() + " is not in avro/messages.avsc");
      }
      return schema;
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import benchmark.avro.Page;
import benchmark.avro.People;
import benchmark.avro.Person;
import benchmark.avro.User;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.data.TimeConversions;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericData.StringType;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.specific.SpecificDatumWriter;
import org.apache.avro.util.ClassSecurityValidator;

/** The union of everything that a call carries, and what writes and reads it. */
final class AvroSchema {

  /** The records that are arguments or answers; those inside of them come along. */
  static final List<Schema> RECORDS =
      List.of(
          User.getClassSchema(),
          Page.getClassSchema(),
          Person.getClassSchema(),
          People.getClassSchema());

  static final Schema UNION = union();

  private static final SpecificData DATA = new SpecificData(AvroSchema.class.getClassLoader());

  static {
    DATA.addLogicalTypeConversion(new TimeConversions.DateConversion());
    DATA.addLogicalTypeConversion(new TimeConversions.LocalTimestampNanosConversion());
    // Avro refuses classes that nobody vouched for: the generated ones are alone in their package.
    var others = ClassSecurityValidator.getGlobal();
    String generated = User.class.getPackageName();
    ClassSecurityValidator.setGlobal(
        type -> type.getPackageName().equals(generated) || others.isTrusted(type));
  }

  // Both remember how a schema is read and written, for one thread each.
  private static final ThreadLocal<DatumWriter<Object>> WRITERS =
      ThreadLocal.withInitial(() -> new SpecificDatumWriter<>(UNION, DATA));
  private static final ThreadLocal<DatumReader<Object>> READERS =
      ThreadLocal.withInitial(() -> new SpecificDatumReader<>(UNION, UNION, DATA));

  private AvroSchema() {}

  /** This thread's writer. */
  static DatumWriter<Object> writer() {
    return WRITERS.get();
  }

  /** This thread's reader. */
  static DatumReader<Object> reader() {
    return READERS.get();
  }

  private static Schema union() {
    Schema text = Schema.create(Schema.Type.STRING);
    GenericData.setStringType(text, StringType.String);
    Schema nothing = Schema.create(Schema.Type.NULL);
    Schema attachments = Schema.createMap(Schema.createUnion(nothing, text));
    GenericData.setStringType(attachments, StringType.String);
    var branches = new ArrayList<Schema>();
    branches.add(nothing);
    for (Schema.Type type :
        List.of(
            Schema.Type.BOOLEAN,
            Schema.Type.INT,
            Schema.Type.LONG,
            Schema.Type.FLOAT,
            Schema.Type.DOUBLE,
            Schema.Type.BYTES)) {
      branches.add(Schema.create(type));
    }
    branches.add(text);
    branches.add(attachments);
    branches.addAll(RECORDS);
    return Schema.createUnion(branches);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;

/**
 * Avro as a Dubbo serialization: {@code serialization="avro"}.
 *
 * <p>Every value is written as one branch of a union that both sides know ({@link AvroSchema}): its
 * records, generated from {@code messages.avsc}, are the only classes that can be written or read,
 * so that it is safe by design. It replaces Dubbo's own extension, which derives schemas from
 * classes and therefore fails on {@code Page<T>}, on {@code java.time} and on {@code null}.
 */
public class AvroSerialization implements Serialization {

  /** Dubbo leaves five bits for this id; 24 is used neither by Dubbo nor by its extensions. */
  static final byte ID = 24;

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
    return new AvroObjectOutput(AvroSchema.writer(), output);
  }

  @Override
  public ObjectInput deserialize(URL url, InputStream input) throws IOException {
    return new AvroObjectInput(AvroSchema.reader(), input);
  }
}

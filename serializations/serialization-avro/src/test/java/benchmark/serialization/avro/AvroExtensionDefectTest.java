// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUsers;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.avro.AvroTypeException;
import org.apache.dubbo.common.serialize.Serialization;
import org.junit.jupiter.api.Test;

/**
 * Shows why Dubbo's own extension is not used. The day that one of these fails, look at the others:
 * when all are fixed, the pair dubbo-avro can use it in place of this module.
 */
class AvroExtensionDefectTest {

  private final Serialization extension =
      new org.apache.dubbo.common.serialize.avro.AvroSerialization();

  @Test
  void cannotMakeASchemaOfAGenericClass() throws Exception {
    var output = extension.serialize(null, new ByteArrayOutputStream());

    assertThatThrownBy(() -> output.writeObject(PreparedUsers.page(0)))
        .isInstanceOf(AvroTypeException.class)
        .hasMessageContaining("Unknown type: T");
  }

  @Test
  void cannotReadTheNullThatItWrites() throws Exception {
    var bytes = new ByteArrayOutputStream();
    var output = extension.serialize(null, bytes);
    output.writeObject(null);
    output.flushBuffer();

    var input = extension.deserialize(null, new ByteArrayInputStream(bytes.toByteArray()));

    assertThatThrownBy(() -> input.readObject(String.class)).isInstanceOf(IOException.class);
  }
}

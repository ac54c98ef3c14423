// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.serialization.testing.SerializationContract;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class AvroSerializationTest extends SerializationContract {

  AvroSerializationTest() {
    super(new AvroSerialization());
  }

  @Override
  protected boolean carriesTrees() {
    return false;
  }

  @Test
  void refusesToWriteAnUnknownClass() {
    assertThatThrownBy(() -> written(new Gadget()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("Gadget");
  }
}

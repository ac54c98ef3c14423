// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.fory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.serialization.testing.SerializationContract;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.apache.fory.Fory;
import org.junit.jupiter.api.Test;

class ForySerializationTest extends SerializationContract {

  ForySerializationTest() {
    super(new ForySerialization());
  }

  @Test
  void refusesToWriteAnUnknownClass() {
    assertThatThrownBy(() -> written(new Gadget()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("Gadget");
  }

  @Test
  void refusesToReadAnUnknownClassWithoutConstructingIt() {
    var open = Fory.builder().withXlang(false).withRefTracking(true);
    byte[] hostile = open.requireClassRegistration(false).build().serialize(new Gadget());
    Gadget.constructed = false;

    var input = new ByteArrayInputStream(hostile);
    assertThatThrownBy(() -> serialization.deserialize(null, input).readObject())
        .isInstanceOf(IOException.class);
    assertThat(Gadget.constructed).isFalse();
  }
}

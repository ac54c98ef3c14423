// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.java;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Page;
import benchmark.serialization.testing.SerializationContract;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputStream;
import java.io.Serial;
import java.io.Serializable;
import java.util.List;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.java.JavaSerialization;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FilteredJavaSerializationTest extends SerializationContract {

  FilteredJavaSerializationTest() {
    super(new FilteredJavaSerialization(new JavaSerialization()));
  }

  @Test
  void refusesToReadAnUnknownClass() throws Exception {
    byte[] hostile = written(new Gadget());

    var input = new ByteArrayInputStream(hostile);
    assertThatThrownBy(() -> serialization.deserialize(null, input).readObject())
        .isInstanceOf(InvalidClassException.class)
        .hasMessageContaining("REJECTED");
    assertThat(Gadget.read).isFalse();
  }

  @Test
  void refusesToReadAnUnknownClassInsideAKnownOne() throws Exception {
    var page = new Page<Gadget>();
    page.setResult(List.of(new Gadget()));
    var input = new ByteArrayInputStream(written(page));

    assertThatThrownBy(() -> serialization.deserialize(null, input).readObject())
        .isInstanceOf(InvalidClassException.class);
    assertThat(Gadget.read).isFalse();
  }

  @Test
  void isPutInFrontOfTheExtensionByDubbo() throws Exception {
    var inUse =
        FrameworkModel.defaultModel().getExtensionLoader(Serialization.class).getExtension("java");
    var input = new ByteArrayInputStream(written(new Gadget()));

    assertThatThrownBy(() -> inUse.deserialize(null, input).readObject())
        .hasStackTraceContaining("REJECTED");
  }

  @ParameterizedTest
  @ValueSource(strings = {"compactedjava", "nativejava"})
  void refusesTheVariantsThatTheSameJarBrings(String variant) throws Exception {
    var inUse =
        FrameworkModel.defaultModel().getExtensionLoader(Serialization.class).getExtension(variant);
    var bytes = new ByteArrayOutputStream();
    var output = inUse.serialize(null, bytes);
    output.writeObject("anything");
    output.flushBuffer();

    assertThatThrownBy(() -> inUse.deserialize(null, new ByteArrayInputStream(bytes.toByteArray())))
        .hasStackTraceContaining("is refused");
  }

  /** On no allow-list, and not in the contract's package. */
  private static final class Gadget implements Serializable {

    @Serial private static final long serialVersionUID = 1L;
    private static boolean read;

    @Serial
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      read = true;
      in.defaultReadObject();
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protostuff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUsers;
import benchmark.serialization.testing.SerializationContract;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.protostuff.ProtostuffSerialization;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.junit.jupiter.api.Test;

class AllowListProtostuffTest extends SerializationContract {

  AllowListProtostuffTest() {
    super(new AllowListProtostuff(new ProtostuffSerialization()));
  }

  @Test
  void refusesToReadAnUnknownClassWithoutConstructingIt() throws Exception {
    byte[] hostile = written(new Gadget());
    Gadget.constructed = false;

    var input = new ByteArrayInputStream(hostile);
    assertThatThrownBy(() -> serialization.deserialize(null, input).readObject())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("Gadget");
    assertThat(Gadget.constructed).isFalse();
  }

  @Test
  void refusesToReadAnUnknownClassInsideAKnownOne() throws Exception {
    // The name of a class that this JVM has not written yet, and so has not registered either.
    String user = new String(written(PreparedUsers.page(0)), StandardCharsets.ISO_8859_1);
    String hostile = user.replace("benchmark.contract.User", "evil.pkgs.gadgets2.Evil");
    var input = new ByteArrayInputStream(hostile.getBytes(StandardCharsets.ISO_8859_1));

    assertThat(hostile).isNotEqualTo(user);
    assertThatThrownBy(() -> serialization.deserialize(null, input).readObject())
        .isInstanceOf(IOException.class)
        .hasStackTraceContaining("not registered: evil.pkgs.gadgets2.Evil");
    assertThat(System.getProperty("evil.loaded")).isNull();
  }

  @Test
  void isPutInFrontOfTheExtensionByDubbo() throws Exception {
    var inUse =
        FrameworkModel.defaultModel()
            .getExtensionLoader(Serialization.class)
            .getExtension("protostuff");
    var input = new ByteArrayInputStream(written(new Gadget()));

    assertThatThrownBy(() -> inUse.deserialize(null, input).readObject())
        .hasStackTraceContaining("is not on the allow-list");
  }
}

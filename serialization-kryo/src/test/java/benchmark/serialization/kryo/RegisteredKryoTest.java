// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUsers;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Serializable;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.junit.jupiter.api.Test;

class RegisteredKryoTest {

  /** As Dubbo hands it out, with everything that it puts in front. */
  private final Serialization serialization =
      FrameworkModel.defaultModel().getExtensionLoader(Serialization.class).getExtension("kryo");

  @Test
  void carriesEveryUserAndPage() throws Exception {
    for (int id = 0; id < PreparedUsers.TOTAL; id++) {
      assertThat(carried(PreparedUsers.user(id))).isEqualTo(PreparedUsers.user(id));
    }
    for (int pageNo = 0; pageNo <= PreparedUsers.FULL_PAGES + 1; pageNo++) {
      assertThat(carried(PreparedUsers.page(pageNo))).isEqualTo(PreparedUsers.page(pageNo));
    }
  }

  @Test
  void refusesAnyOtherClass() {
    assertThatThrownBy(() -> carried(new Gadget()))
        .hasStackTraceContaining("Class is not registered: " + Gadget.class.getName());
  }

  private Object carried(Object value) throws Exception {
    var bytes = new ByteArrayOutputStream();
    var output = serialization.serialize(null, bytes);
    output.writeObject(value);
    output.flushBuffer();
    return serialization
        .deserialize(null, new ByteArrayInputStream(bytes.toByteArray()))
        .readObject(value.getClass());
  }

  /** Nobody registers it. */
  static final class Gadget implements Serializable {
    private static final long serialVersionUID = 1L;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUsers;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.kryo.utils.KryoUtils;
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

  @Test
  void refusesAnyOtherClassFromASenderThatLetsItPass() throws Exception {
    // each thread has a Kryo of its own
    byte[] bytes =
        CompletableFuture.supplyAsync(
                () -> {
                  KryoUtils.get().setRegistrationRequired(false);
                  return written(new Gadget());
                },
                task -> new Thread(task).start())
            .get();
    int made = Gadget.made;

    assertThatThrownBy(() -> read(bytes, Gadget.class))
        .hasStackTraceContaining("Class is not registered: " + Gadget.class.getName());
    assertThat(Gadget.made).isEqualTo(made);
  }

  private Object carried(Object value) throws Exception {
    return read(written(value), value.getClass());
  }

  private byte[] written(Object value) {
    var bytes = new ByteArrayOutputStream();
    try {
      var output = serialization.serialize(null, bytes);
      output.writeObject(value);
      output.flushBuffer();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private Object read(byte[] bytes, Class<?> type) throws Exception {
    return serialization.deserialize(null, new ByteArrayInputStream(bytes)).readObject(type);
  }

  /** Nobody registers it. */
  static final class Gadget implements Serializable {
    private static final long serialVersionUID = 1L;
    static int made;

    Gadget() {
      made++;
    }
  }
}

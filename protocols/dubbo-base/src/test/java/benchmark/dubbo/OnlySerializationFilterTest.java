// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class OnlySerializationFilterTest {

  private static final URL PROVIDER =
      URL.valueOf("dubbo://127.0.0.1:8080/x?serialization=fastjson2");

  @AfterEach
  void forget() {
    System.clearProperty("DUBBO_DEFAULT_SERIALIZATION");
  }

  @Test
  void readsTheProvidersOwn() throws Exception {
    new OnlySerialization("fastjson2");

    assertThat(read("fastjson2", written("fastjson2"))).isEqualTo("hello");
  }

  @Test
  void refusesEveryOther() throws Exception {
    byte[] bytes = written("hessian2");
    new OnlySerialization("fastjson2");

    assertThatIOException()
        .isThrownBy(() -> read("hessian2", bytes))
        .withMessage("x-application/hessian2 is refused: this provider reads fastjson2 only");
  }

  @Test
  void leavesConsumersAlone() throws Exception {
    assertThat(read("hessian2", written("hessian2"))).isEqualTo("hello");
    assertThat(read("fastjson2", written("fastjson2"))).isEqualTo("hello");
  }

  private static Serialization extension(String name) {
    return FrameworkModel.defaultModel().getExtensionLoader(Serialization.class).getExtension(name);
  }

  private static byte[] written(String name) throws IOException {
    var bytes = new ByteArrayOutputStream();
    ObjectOutput output = extension(name).serialize(PROVIDER, bytes);
    output.writeUTF("hello");
    output.flushBuffer();
    return bytes.toByteArray();
  }

  private static String read(String name, byte[] bytes) throws IOException {
    return extension(name).deserialize(PROVIDER, new ByteArrayInputStream(bytes)).readUTF();
  }
}

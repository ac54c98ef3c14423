// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.nativehessian;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.PreparedUsers;
import benchmark.launch.LaunchProperties;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.SerializerFactory;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.apache.dubbo.serialize.hessian.Hessian2SerializerFactory;
import org.apache.dubbo.serialize.hessian.dubbo.Hessian2FactoryInitializer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SerializerFactoryTest {

  @AfterEach
  void forgetTheSetup() {
    System.clearProperty(LaunchProperties.SETUP.name());
  }

  @Test
  void isTheOneThatRemembers() {
    assertThat(Hessian2FactoryInitializer.getInstance().getSerializerFactory())
        .isExactlyInstanceOf(CachedSerializerFactory.class);
  }

  @Test
  void isTheExtensionsInTheShippedSetup() {
    LaunchProperties.SETUP.set("shipped");

    assertThat(new SerializerFactoryOfSetup().createSerializerFactory())
        .isExactlyInstanceOf(Hessian2SerializerFactory.class);
  }

  @Test
  void writesTheBytesThatTheExtensionWrites() throws Exception {
    var remembering = new CachedSerializerFactory();
    for (Object value :
        new Object[] {
          PreparedUsers.user(1), PreparedUsers.page(1), ZoneId.of("Asia/Shanghai"), ZoneOffset.UTC
        }) {
      byte[] shipped = written(value, new Hessian2SerializerFactory());

      assertThat(written(value, remembering)).isEqualTo(shipped);
      assertThat(written(value, remembering)).isEqualTo(shipped);
    }
  }

  private static byte[] written(Object value, SerializerFactory factory) throws IOException {
    var bytes = new ByteArrayOutputStream();
    var output = new Hessian2Output(bytes);
    output.setSerializerFactory(factory);
    output.writeObject(value);
    output.flush();
    return bytes.toByteArray();
  }
}

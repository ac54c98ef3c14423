// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.hessian;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.launch.LaunchProperties;
import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.SerializerFactory;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serial;
import java.io.Serializable;
import java.time.ZoneId;
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
  void isDubbosInTheShippedSetup() {
    LaunchProperties.SETUP.set("shipped");

    assertThat(new SerializerFactoryOfSetup().createSerializerFactory())
        .isExactlyInstanceOf(Hessian2SerializerFactory.class);
  }

  @Test
  void writesTheBytesThatDubbosWrites() throws IOException {
    var remembering = new CachedSerializerFactory();
    for (Object value :
        new Object[] {PreparedUsers.user(1), PreparedUsers.page(1), ZoneId.of("Asia/Shanghai")}) {
      byte[] shipped = written(value, new Hessian2SerializerFactory());

      assertThat(written(value, remembering)).isEqualTo(shipped);
      assertThat(written(value, remembering)).isEqualTo(shipped);
    }
  }

  @Test
  void ofThisJvmRemembersAndReadsListedClassesOnly() throws IOException {
    SerializerFactory factory = Hessian2FactoryInitializer.getInstance().getSerializerFactory();
    new HessianAllowList();

    assertThat(factory).isExactlyInstanceOf(CachedSerializerFactory.class);
    assertThat(read(written(PreparedUsers.user(1), factory), factory))
        .isEqualTo(PreparedUsers.user(1));
    byte[] gadget = written(new Gadget(), factory);
    Gadget.constructed = false;
    assertThat(read(gadget, factory)).isNotInstanceOf(Gadget.class).isNotInstanceOf(User.class);
    assertThat(Gadget.constructed).isFalse();
  }

  private static byte[] written(Object value, SerializerFactory factory) throws IOException {
    var bytes = new ByteArrayOutputStream();
    var output = new Hessian2Output(bytes);
    output.setSerializerFactory(factory);
    output.writeObject(value);
    output.flush();
    return bytes.toByteArray();
  }

  private static Object read(byte[] bytes, SerializerFactory factory) throws IOException {
    var input = new Hessian2Input(new ByteArrayInputStream(bytes));
    input.setSerializerFactory(factory);
    return input.readObject();
  }

  /** On no list. Its package is not the contract's. */
  public static final class Gadget implements Serializable {

    @Serial private static final long serialVersionUID = 1L;
    private static boolean constructed;

    public Gadget() {
      constructed = true;
    }
  }
}

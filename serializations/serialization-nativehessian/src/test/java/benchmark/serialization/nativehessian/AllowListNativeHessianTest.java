// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.nativehessian;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Serial;
import java.io.Serializable;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.junit.jupiter.api.Test;

class AllowListNativeHessianTest {

  private final Serialization serialization =
      FrameworkModel.defaultModel()
          .getExtensionLoader(Serialization.class)
          .getExtension("native-hessian");

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
  void neitherConstructsNorReturnsAClassOutsideTheAllowList() throws Exception {
    var gadget = new Gadget();
    Gadget.constructed = false;

    assertThat(carried(gadget)).isNotInstanceOf(Gadget.class).isNotInstanceOf(User.class);
    assertThat(Gadget.constructed).isFalse();
  }

  private Object carried(Object value) throws Exception {
    var bytes = new ByteArrayOutputStream();
    var output = serialization.serialize(null, bytes);
    output.writeObject(value);
    output.flushBuffer();
    return serialization
        .deserialize(null, new ByteArrayInputStream(bytes.toByteArray()))
        .readObject();
  }

  /** On no list. Its package is not the contract's, and its name begins with nothing listed. */
  public static final class Gadget implements Serializable {

    @Serial private static final long serialVersionUID = 1L;
    private static boolean constructed;

    public Gadget() {
      constructed = true;
    }
  }
}

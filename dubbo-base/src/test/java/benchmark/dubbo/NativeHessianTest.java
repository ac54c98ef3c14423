// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Serial;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.apache.dubbo.serialize.hessian.Hessian2Serialization;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the flags in the poms do for the row dubbo-nativehessian, which has no Java of its own. */
class NativeHessianTest {

  /** Sets what the row's server is started with. */
  @BeforeAll
  static void readFlags() throws Exception {
    var flags =
        Pattern.compile("-D([^=\\s]+)=([^<\\s]+)")
            .matcher(Files.readString(Path.of("../dubbo-nativehessian-server/pom.xml")));
    int found = 0;
    while (flags.find()) {
      System.setProperty(flags.group(1), flags.group(2));
      found++;
    }
    assertThat(found).isEqualTo(2);
  }

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
  void neitherConstructsNorReturnsAClassThatIsOnNoList() throws Exception {
    var intruder = new Gadget();
    Gadget.constructed = false;

    assertThat(carried(intruder)).isNotInstanceOf(Gadget.class).isNotInstanceOf(User.class);
    assertThat(Gadget.constructed).isFalse();
  }

  private Object carried(Object value) throws Exception {
    var serialization = new Hessian2Serialization();
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

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.fst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import org.apache.dubbo.common.serialize.fst.FstFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectOutput;

class FstAllowListTest {

  /** Nobody allows it. */
  static final class Intruder implements Serializable {
    private static final long serialVersionUID = 1L;
    static int made;

    Intruder() {
      made++;
    }
  }

  @BeforeAll
  static void install() {
    FstAllowList.install(List.of(User.class, Page.class, LocalDate.class, LocalDateTime.class));
  }

  @Test
  void carriesTheContractsTypes() throws Exception {
    assertThat(read(write(PreparedUsers.user(7)))).isEqualTo(PreparedUsers.user(7));
    assertThat(read(write(PreparedUsers.page(66)))).isEqualTo(PreparedUsers.page(66));
  }

  @Test
  void refusesAnyOtherClass() throws Exception {
    byte[] bytes = write(new Intruder());
    int made = Intruder.made;

    assertThatThrownBy(() -> read(bytes)).hasStackTraceContaining("forbidden class");
    assertThat(Intruder.made).isEqualTo(made);
  }

  @Test
  void refusesAnyOtherClassInsideOfAnAllowedOne() throws Exception {
    Page<Object> page = new Page<>();
    page.setResult(List.of(new Intruder()));
    byte[] bytes = write(page);

    assertThatThrownBy(() -> read(bytes)).hasStackTraceContaining("forbidden class");
  }

  /** As a sender would that has no verifier. */
  private static byte[] write(Object value) throws IOException {
    var bytes = new ByteArrayOutputStream();
    FSTObjectOutput output = FstFactory.getDefaultFactory().getObjectOutput(bytes);
    output.writeObject(value);
    output.flush();
    return bytes.toByteArray();
  }

  private static Object read(byte[] bytes) throws Exception {
    FSTConfiguration configuration =
        FstFactory.getDefaultFactory().getObjectOutput(new ByteArrayOutputStream()).getConf();
    return configuration.getObjectInput(new ByteArrayInputStream(bytes)).readObject();
  }
}

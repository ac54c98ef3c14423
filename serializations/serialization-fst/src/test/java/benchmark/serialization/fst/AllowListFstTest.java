// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.fst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Contracts;
import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.fst.FstFactory;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nustaq.serialization.FSTConfiguration;

class AllowListFstTest {

  private static final List<Class<?>> CLASSES = Contracts.allClasses();

  /** Nobody allows it. */
  static final class Gadget implements Serializable {
    private static final long serialVersionUID = 1L;
    static int made;

    Gadget() {
      made++;
    }
  }

  @BeforeAll
  static void install() {
    FrameworkModel.defaultModel().getExtensionLoader(Serialization.class).getExtension("fst");
  }

  @Test
  void carriesTheContractsTypes() throws Exception {
    assertThat(read(write(PreparedUsers.user(7)))).isEqualTo(PreparedUsers.user(7));
    assertThat(read(write(PreparedUsers.page(66)))).isEqualTo(PreparedUsers.page(66));
  }

  @Test
  void refusesAnyOtherClass() throws Exception {
    byte[] bytes = write(new Gadget());
    int made = Gadget.made;

    assertThatThrownBy(() -> read(bytes)).hasStackTraceContaining("forbidden class");
    assertThat(Gadget.made).isEqualTo(made);
  }

  @Test
  void refusesAnyOtherClassInsideOfAnAllowedOne() throws Exception {
    Page<Object> page = new Page<>();
    page.setResult(new ArrayList<>(List.of(new Gadget())));
    byte[] bytes = write(page);

    assertThatThrownBy(() -> read(bytes)).hasStackTraceContaining("forbidden class");
  }

  @Test
  void spreadsThreadsOverConfigurationsThatAreAllRestricted() throws Exception {
    var used = ConcurrentHashMap.<FSTConfiguration>newKeySet();
    for (int n = 0; n < 2 * FstConfigurations.COUNT; n++) {
      var thread = new Thread(() -> used.add(configuration()));
      thread.start();
      thread.join();
    }

    assertThat(configuration()).isSameAs(configuration());
    assertThat(used)
        .hasSize(FstConfigurations.COUNT)
        .allSatisfy(it -> assertThat(it.getVerifier()).isNotNull());
  }

  private static FSTConfiguration configuration() {
    return FstFactory.getDefaultFactory().getObjectOutput(new ByteArrayOutputStream()).getConf();
  }

  /** As a sender would that numbers the classes in the same way and has no verifier. */
  private static byte[] write(Object value) {
    FSTConfiguration sender = FSTConfiguration.createDefaultConfiguration();
    sender.registerClass(CLASSES.toArray(Class<?>[]::new));
    return sender.asByteArray(value);
  }

  private static Object read(byte[] bytes) throws Exception {
    return configuration().getObjectInput(new ByteArrayInputStream(bytes)).readObject();
  }
}

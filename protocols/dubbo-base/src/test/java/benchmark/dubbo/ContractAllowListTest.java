// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Contracts;
import benchmark.contract.conformance.Gadgets;
import org.apache.dubbo.common.utils.DefaultSerializeClassChecker;
import org.apache.dubbo.config.ApplicationConfig;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.junit.jupiter.api.Test;

class ContractAllowListTest {

  @Test
  void dubboTrustsTheContractsClassesAndNoGadget() throws Exception {
    var framework = new FrameworkModel();
    try {
      var application = framework.newApplication();
      var config = new ApplicationConfig("test");
      config.setSerializeCheckStatus("STRICT");
      application.getApplicationConfigManager().setApplication(config);
      application.newModule();
      var check = framework.getBeanFactory().getBean(DefaultSerializeClassChecker.class);
      ClassLoader loader = getClass().getClassLoader();

      for (Class<?> type : Contracts.dataClasses()) {
        assertThat(check.loadClass(loader, type.getName())).isEqualTo(type);
      }
      assertThatThrownBy(() -> check.loadClass(loader, Gadgets.WIRE_NAME))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("not in allow list");
    } finally {
      framework.destroy();
    }
  }
}

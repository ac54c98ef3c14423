// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.LaunchProperties;
import java.util.ArrayList;
import java.util.List;
import org.apache.dubbo.remoting.transport.dispatcher.ChannelEventRunnable;
import org.apache.dubbo.rpc.model.ApplicationModel;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.apache.dubbo.rpc.model.ModuleModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import org.springframework.context.support.ClassPathXmlApplicationContext;

class DubboEndTest {

  @BeforeEach
  void connectWithTheFirstCallOnly() {
    LaunchProperties.LAZY.set(true);
    System.setProperty("benchmark.serialization", "hessian2");
  }

  @AfterEach
  void forgetProperties() {
    System.clearProperty(LaunchProperties.LAZY.name());
    System.clearProperty("benchmark.serialization");
  }

  /** What Netty's thread looks at before it asks an application for anything. */
  @Test
  void anApplicationIsMarkedAsDestroyedBeforeItsModulesCloseTheirConnections() {
    var context = new ClassPathXmlApplicationContext("consumer.xml");
    ModuleModel module =
        FrameworkModel.defaultModel().getApplicationModels().stream()
            .flatMap(candidate -> candidate.getPubModuleModels().stream())
            .filter(candidate -> !candidate.getConfigManager().getReferences().isEmpty())
            .findFirst()
            .orElseThrow();
    List<Boolean> marked = new ArrayList<>();
    ApplicationModel application = module.getApplicationModel();
    module.addDestroyListener(ended -> marked.add(application.isDestroyed()));

    context.close();

    assertThat(marked).containsExactly(true);
    assertThat(FrameworkModel.getAllInstances()).isEmpty();
    assertThat(LoggerFactory.getLogger(ChannelEventRunnable.class).isErrorEnabled())
        .as("complaints of a thread that asks for a setting after the end")
        .isFalse();
  }
}

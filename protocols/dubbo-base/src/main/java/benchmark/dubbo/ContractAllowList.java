// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.contract.Contracts;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.dubbo.rpc.model.ApplicationModel;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.apache.dubbo.rpc.model.ModuleModel;
import org.apache.dubbo.rpc.model.ScopeModelInitializer;

/**
 * Gives Dubbo's class check the contracts' classes, which are then the only ones that it trusts
 * besides its own list: dubbo.properties makes it strict. Dubbo finds this as an extension, and
 * starts with it. Dubbo 2.7 has neither such extensions nor a strict check.
 */
public final class ContractAllowList implements ScopeModelInitializer {

  /** Read by Dubbo's SerializeSecurityConfigurator whenever a module's model is made. */
  private static final String PROPERTY = "dubbo.security.serialize.allowedClassList";

  @Override
  public void initializeFrameworkModel(FrameworkModel framework) {
    if (System.getProperty(PROPERTY) == null) {
      System.setProperty(
          PROPERTY,
          Stream.concat(
                  Contracts.classNames(),
                  Contracts.STREAM.dataClasses().stream().map(Class::getName))
              .collect(Collectors.joining(",")));
    }
  }

  @Override
  public void initializeApplicationModel(ApplicationModel application) {
    // the check belongs to the framework
  }

  @Override
  public void initializeModuleModel(ModuleModel module) {
    // the check belongs to the framework
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import org.apache.dubbo.rpc.model.ApplicationModel;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.apache.dubbo.rpc.model.ModelConstants;
import org.apache.dubbo.rpc.model.ModuleModel;
import org.apache.dubbo.rpc.model.ScopeModelInitializer;

/**
 * Keeps Dubbo's Spring listener from closing a module by itself: {@link DubboEnd} ends everything.
 * Dubbo finds this as an extension; Dubbo 2.7 has no such extensions.
 */
public final class SpringClosesNoModule implements ScopeModelInitializer {

  @Override
  public void initializeFrameworkModel(FrameworkModel framework) {
    // only modules have the setting
  }

  @Override
  public void initializeApplicationModel(ApplicationModel application) {
    // only modules have the setting
  }

  @Override
  public void initializeModuleModel(ModuleModel module) {
    module.setAttribute(ModelConstants.KEEP_RUNNING_ON_SPRING_CLOSED, true);
  }
}

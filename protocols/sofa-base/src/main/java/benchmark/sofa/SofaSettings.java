// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.sofa;

import com.alipay.sofa.rpc.common.RpcConfigs;
import com.alipay.sofa.rpc.common.RpcOptions;
import com.alipay.sofa.rpc.log.SLF4JLoggerImpl;

/** What SOFARPC takes from no XML, and reads when its first class is used. */
final class SofaSettings {

  private SofaSettings() {}

  /** Logs as the project does, and traces nothing, as the other pairs do not either. */
  static void apply() {
    RpcConfigs.putValue(RpcOptions.LOGGER_IMPL, SLF4JLoggerImpl.class.getName());
    RpcConfigs.putValue(RpcOptions.DEFAULT_TRACER, "");
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.sofa;

import com.alipay.sofa.rpc.codec.sofahessian.SofaHessianSerializer;
import com.alipay.sofa.rpc.ext.Extension;
import com.caucho.hessian.io.SerializerFactory;

/**
 * SOFARPC's hessian2 with an allow-list of classes in place of its list of known attacks. SOFARPC
 * finds it as an extension, and uses it instead of its own.
 */
@Extension(value = "hessian2", code = 1, order = 1, override = true)
public final class AllowListHessian extends SofaHessianSerializer {

  @Override
  protected SerializerFactory getSerializerFactory(boolean multipleClassLoader, boolean generic) {
    return new AllowListFactory();
  }
}

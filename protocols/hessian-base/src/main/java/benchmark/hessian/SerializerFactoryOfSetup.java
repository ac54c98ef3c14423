// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.hessian;

import benchmark.launch.Setup;
import com.caucho.hessian.io.SerializerFactory;
import org.apache.dubbo.serialize.hessian.Hessian2SerializerFactory;
import org.apache.dubbo.serialize.hessian.dubbo.AbstractHessian2FactoryInitializer;

/** Takes the place of Dubbo's default: its own factory only in the shipped set-up. */
public final class SerializerFactoryOfSetup extends AbstractHessian2FactoryInitializer {

  @Override
  protected SerializerFactory createSerializerFactory() {
    return Setup.current() == Setup.SHIPPED
        ? new Hessian2SerializerFactory()
        : new CachedSerializerFactory();
  }
}

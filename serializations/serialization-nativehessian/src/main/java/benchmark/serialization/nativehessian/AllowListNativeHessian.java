// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.nativehessian;

import benchmark.contract.Contracts;
import benchmark.dubbo.SerializationWrapper;
import com.caucho.hessian.io.ClassFactory;
import org.apache.dubbo.common.extension.Wrapper;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.serialize.hessian.dubbo.Hessian2FactoryInitializer;

/**
 * Gives Dubbo's extension for Caucho's Hessian an allow-list: the contracts' classes and whatever
 * else begins with their names, as in Dubbo's own list; and the JDK's values and Dubbo's
 * exceptions, but nothing in packages below. A refused class is never loaded, but arrives as a map.
 */
@Wrapper(matches = "native-hessian")
public final class AllowListNativeHessian extends SerializationWrapper {

  /** Wraps Dubbo's extension. */
  public AllowListNativeHessian(Serialization extension) {
    super(extension);
    ClassFactory classes =
        Hessian2FactoryInitializer.getInstance().getSerializerFactory().getClassFactory();
    classes.setWhitelist(true);
    Contracts.classNames().forEach(name -> classes.allow(name.replace("$", "\\$") + "(|[^.]+)"));
    classes.allow("java.(lang|util|time).[^.]+"); // its dots are plain dots
    classes.allow("org.apache.dubbo.rpc.[^.]+");
  }
}

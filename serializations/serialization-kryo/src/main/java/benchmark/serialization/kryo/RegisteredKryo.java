// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.kryo;

import benchmark.contract.Contracts;
import benchmark.dubbo.SerializationWrapper;
import org.apache.dubbo.common.extension.Wrapper;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.kryo.utils.KryoUtils;

/**
 * Lets Dubbo's extension for Kryo carry registered classes only, which are the contracts'. Both
 * sides must register in the same order, because the order determines the number that identifies a
 * class on the wire. (Dubbo's {@code optimizer} keeps classes in a HashMap by identity, so that its
 * numbers differ from JVM to JVM.)
 */
@Wrapper(matches = "kryo")
public final class RegisteredKryo extends SerializationWrapper {

  /** Wraps Dubbo's extension, before it has made its first Kryo. */
  public RegisteredKryo(Serialization extension) {
    super(extension);
    KryoUtils.setRegistrationRequired(true);
    Contracts.allClasses().forEach(KryoUtils::register);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import benchmark.contract.Contracts;
import com.alibaba.dubbo.common.serialize.kryo.utils.KryoUtils;

/**
 * Lets Dubbo's Kryo carry registered classes only, which are the contracts'. Both sides must
 * register in the same order, because the order determines the number that identifies a class on
 * the wire. A bean of pairs with this serialization.
 */
public final class RegisteredKryo {

  /** Registers, before Dubbo has made its first Kryo. */
  public RegisteredKryo() {
    KryoUtils.setRegistrationRequired(true);
    Contracts.allClasses().forEach(KryoUtils::register);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.contract.Mixture;

/** The calls of a mixture's parts, in its order. */
record MixedCall(Mixture<?> mixture, Call[] parts) implements Call {

  static MixedCall of(Mixture<?> mixture, ConsumerContext consumer) {
    return new MixedCall(
        mixture, mixture.parts().stream().map(consumer::prepare).toArray(Call[]::new));
  }

  @Override
  public int requests() {
    return mixture.requests();
  }

  @Override
  public Object call(int n) {
    return parts[mixture.part(n)].call(mixture.request(n));
  }
}

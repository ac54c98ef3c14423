// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.Map;

/** An operation whose answer is what was asked. */
abstract class EchoOperation extends Operation<EchoService> {

  EchoOperation(String name, Map<String, String> parameters, int requests) {
    super(name, parameters, requests);
  }

  @Override
  public final Object answer(int n) {
    return argument(n);
  }
}

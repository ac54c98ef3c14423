// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import java.util.HashMap;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Which operation of which contract JMH measures. */
final class MeasuredOperation {

  private MeasuredOperation() {}

  /**
   * Finds the operation by the names of the JMH method and the values of its parameters.
   *
   * @throws IllegalArgumentException if no contract has such an operation
   */
  static Operation<?> of(BenchmarkParams benchmark) {
    String name = benchmark.getBenchmark();
    Contract<?> contract =
        Contracts.measuredBy(name)
            .orElseThrow(() -> new IllegalArgumentException("No contract has " + name));
    var parameters = new HashMap<String, String>();
    for (String key : benchmark.getParamsKeys()) {
      parameters.put(key, benchmark.getParam(key));
    }
    return contract.operation(name, parameters);
  }
}

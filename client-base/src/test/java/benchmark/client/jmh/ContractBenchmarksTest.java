// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.annotations.Benchmark;

/** The names in contracts and the names of JMH classes and methods are the same. */
class ContractBenchmarksTest {

  static Iterable<Contract<?>> contracts() {
    return Contracts.all();
  }

  @ParameterizedTest
  @MethodSource("contracts")
  <S> void everyOperationHasAJmhMethodAndNoOtherIsMeasured(Contract<S> contract) throws Exception {
    var expected = new TreeSet<String>();
    var measured = new TreeSet<String>();
    for (Operation<S> operation : contract.measured()) {
      String name = contract.benchmark(operation);
      expected.add(name);
      Class<?> type = Class.forName(name.substring(0, name.lastIndexOf('.')));
      assertThat(type).isAssignableTo(CallBenchmark.class);
      for (var method : type.getDeclaredMethods()) {
        if (method.isAnnotationPresent(Benchmark.class)) {
          measured.add(type.getName() + "." + method.getName());
        }
      }
    }
    assertThat(measured).isEqualTo(expected);
  }
}

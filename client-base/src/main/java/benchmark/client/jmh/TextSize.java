// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * The JMH parameter of an operation that sends a text; other operations do not have it. Read by
 * {@link CallBenchmark#operation}.
 */
@State(Scope.Benchmark)
public class TextSize {

  /** Named as {@link benchmark.contract.EchoContract#SIZE}; its values come from the contract. */
  @Param({})
  public String size;
}

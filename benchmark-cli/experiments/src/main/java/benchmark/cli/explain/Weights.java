// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** What samples stand for, nanoseconds or bytes, added up by their stacks. For one thread. */
final class Weights {

  private final Map<Stack, Double> byStack = new HashMap<>();
  private double sum;
  private double squares;

  /** Adds a sample. */
  void add(Stack stack, double weight) {
    byStack.merge(stack, weight, Double::sum);
    sum += weight;
    squares += weight * weight;
  }

  boolean isEmpty() {
    return byStack.isEmpty();
  }

  Map<Stack, Double> byStack() {
    return Collections.unmodifiableMap(byStack);
  }

  /**
   * What one sample stands for. The variance of a sum of samples is as many times this as the sum
   * is: their number has Poisson's distribution. 0 without samples.
   */
  double ofOne() {
    return isEmpty() ? 0 : squares / sum;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.List;
import java.util.Map;

/**
 * Operations of a contract that are called at once, evenly: the callers walk the same sequence, in
 * which the parts take turns, from places at which each part is as frequent as the others.
 *
 * @param <S> the contract's service
 */
public final class Mixture<S> extends Operation<S> {

  private final List<Operation<S>> parts;
  private final int rounds;

  /**
   * Mixes.
   *
   * @param parameters of the parts, by the names of JMH's parameters
   * @param parts two or more, whose arguments are of different classes
   */
  Mixture(String name, Map<String, String> parameters, List<Operation<S>> parts) {
    super(name, parameters, rounds(parts) * parts.size());
    this.parts = List.copyOf(parts);
    rounds = rounds(parts);
  }

  private static <S> int rounds(List<Operation<S>> parts) {
    return parts.stream().mapToInt(Operation::requests).max().orElseThrow();
  }

  /** What is mixed. */
  public List<Operation<S>> parts() {
    return parts;
  }

  /** The place in {@link #parts} of the operation that request n calls. */
  public int part(int n) {
    return (n + n / rounds) % parts.size();
  }

  /** The number of request n among those of its part. */
  public int request(int n) {
    return n % rounds % parts.get(part(n)).requests();
  }

  @Override
  public Object argument(int n) {
    return parts.get(part(n)).argument(request(n));
  }

  @Override
  public Object answer(int n) {
    return parts.get(part(n)).answer(request(n));
  }

  /** Calls the part that takes arguments of this class. */
  @Override
  public Object call(S service, Object argument) {
    return parts.stream()
        .filter(part -> part.argument(0).getClass() == argument.getClass())
        .findFirst()
        .orElseThrow()
        .call(service, argument);
  }

  @Override
  public boolean accepts(int n, Object answer) {
    return parts.get(part(n)).accepts(request(n), answer);
  }
}

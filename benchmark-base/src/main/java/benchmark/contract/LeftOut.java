// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.launch.LaunchProperties;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The operations that a pair cannot carry, by their names: nobody calls them. Among them may be
 * {@link EchoContract#TREE}, which no table has under this name.
 *
 * @param names none for most pairs
 */
public record LeftOut(Set<String> names) {

  /** Nothing is left out. */
  public static final LeftOut NOTHING = new LeftOut(Set.of());

  /** Leaves out these. */
  public static LeftOut of(Collection<String> names) {
    return new LeftOut(Set.copyOf(names));
  }

  /** What this JVM's pair cannot carry. */
  public static LeftOut ofThisJvm() {
    return LaunchProperties.LEFT_OUT
        .get()
        .map(names -> of(Arrays.asList(names.split(","))))
        .orElse(NOTHING);
  }

  /** Whether nothing is left out of a contract. */
  public boolean isNothingOf(Contract<?> contract) {
    return contract.operations().stream().allMatch(this::carries);
  }

  /** Whether the pair can carry an operation. */
  public boolean carries(Operation<?> operation) {
    return carries(operation.name());
  }

  /** Whether the pair can carry an operation of this name. */
  public boolean carries(String operation) {
    return !names.contains(operation);
  }

  /** The operations of a contract that the pair can carry. */
  public <S> List<Operation<S>> rest(Contract<S> contract) {
    return contract.operations().stream().filter(this::carries).toList();
  }

  /** The names in the order of the alphabet. */
  @Override
  public String toString() {
    return names.stream().sorted().collect(Collectors.joining(", "));
  }
}

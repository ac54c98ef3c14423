// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All contracts, and what codecs, JMH and servers ask of all of them together. */
public final class Contracts {

  public static final UserContract USER = new UserContract();

  public static final EchoContract ECHO = new EchoContract();

  /** What pairs with streams have besides. */
  public static final StreamContract STREAM = new StreamContract();

  /**
   * What every pair can be asked for, in the order of tables, and of the numbers that codecs give
   * to classes.
   */
  public static final List<Contract<?>> ALL = List.of(USER, ECHO);

  private static final List<Contract<?>> WITH_STREAMS = List.of(USER, ECHO, STREAM);

  private static final Pattern WITH_TEXT = Pattern.compile("(\\w+) \\((.+)\\)");

  private Contracts() {}

  /**
   * Finds a contract by its name.
   *
   * @throws IllegalArgumentException naming it, if there is none
   */
  public static Contract<?> named(String name) {
    return ALL.stream()
        .filter(contract -> contract.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There is no contract '%s'. There are: %s".formatted(name, ALL)));
  }

  /** The name by which JMH knows an operation of any contract. */
  public static String benchmark(Operation<?> operation) {
    return of(operation).benchmark(operation);
  }

  /** The contract of an operation. */
  @SuppressWarnings("unchecked") // a contract's operations have its type
  public static <S> Contract<S> of(Operation<S> operation) {
    return (Contract<S>)
        WITH_STREAMS.stream()
            .filter(contract -> contract.measured().stream().anyMatch(operation::hasNameOf))
            .findFirst()
            .orElseThrow();
  }

  /** The contract that a JMH method measures; nothing if it measures none. */
  public static Optional<Contract<?>> measuredBy(String benchmark) {
    return WITH_STREAMS.stream()
        .filter(
            contract ->
                contract.measured().stream()
                    .anyMatch(operation -> contract.benchmark(operation).equals(benchmark)))
        .findFirst();
  }

  /**
   * Finds the operation of any contract that a JMH method measures.
   *
   * @param parameters by the names of JMH's parameters; exactly those of the operation
   * @throws IllegalArgumentException naming what is asked for, if no contract has it
   */
  public static Operation<?> operation(String benchmark, Map<String, String> parameters) {
    return measuredBy(benchmark)
        .orElseThrow(() -> new IllegalArgumentException("No contract has " + benchmark))
        .operation(benchmark, parameters);
  }

  /**
   * Finds an operation of any contract.
   *
   * @param label see {@link Operation#label}
   * @throws IllegalArgumentException naming it, if there is none
   */
  public static Operation<?> operation(String label) {
    return operations(WITH_STREAMS)
        .filter(operation -> operation.label().equals(label))
        .findFirst()
        .or(() -> ofOwnText(label))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There is no operation '%s'. There are: %s"
                        .formatted(label, operations(WITH_STREAMS).toList())));
  }

  /** An operation that sends a user-supplied text, by its label: {@code string (20)}. */
  private static Optional<Operation<?>> ofOwnText(String label) {
    Matcher parts = WITH_TEXT.matcher(label);
    return parts.matches()
        ? ALL.stream()
            .flatMap(
                contract ->
                    contract
                        .unlisted(parts.group(1), Map.of(EchoContract.SIZE, parts.group(2)))
                        .stream())
            .<Operation<?>>map(operation -> operation)
            .findFirst()
        : Optional.empty();
  }

  /** The names of all operations, in the order of tables. */
  public static List<String> operationNames() {
    return operations(WITH_STREAMS).map(Operation::name).distinct().toList();
  }

  /** The names of all operations that JMH measures, in the order of tables. */
  public static List<String> namesForJmh() {
    return operations(ALL).map(Operation::name).distinct().toList();
  }

  /** Regular expressions by which JMH finds the operations that are left out, and no others. */
  public static List<String> leftOutPatterns(LeftOut leftOut) {
    return ALL.stream()
        .flatMap(
            contract ->
                contract.measured().stream()
                    .filter(operation -> !leftOut.carries(operation))
                    .map(operation -> contract.benchmark(operation) + "$"))
        .distinct()
        .toList();
  }

  /** All values of JMH's parameters by their names. */
  public static Map<String, List<String>> parameters() {
    return parameters(operations(ALL));
  }

  /** The values of some operations' parameters by their names. */
  static Map<String, List<String>> parameters(Stream<? extends Operation<?>> operations) {
    return operations
        .flatMap(operation -> operation.parameters().entrySet().stream())
        .distinct()
        .collect(
            Collectors.groupingBy(
                Map.Entry::getKey,
                Collectors.mapping(Map.Entry::getValue, Collectors.toUnmodifiableList())));
  }

  /** The contracts' own classes of data: see {@link Contract#dataClasses}. */
  public static List<Class<?>> dataClasses() {
    return classes(contract -> contract.dataClasses().stream());
  }

  /**
   * The contracts' own classes, each contract's followed by the JDK's classes in them, for codecs
   * that must be told of those, too.
   */
  public static List<Class<?>> allClasses() {
    return classes(
        contract -> Stream.concat(contract.dataClasses().stream(), contract.jdkClasses().stream()));
  }

  private static List<Class<?>> classes(Function<Contract<?>, Stream<Class<?>>> ofContract) {
    return ALL.stream().flatMap(ofContract).distinct().toList();
  }

  private static Stream<Operation<?>> operations(List<Contract<?>> contracts) {
    return contracts.stream().flatMap(contract -> contract.measured().stream());
  }
}

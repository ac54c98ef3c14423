// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.launch.LaunchProperties;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The contracts of this JVM, and what codecs, JMH and servers ask of all of them together: those of
 * this project, or a user's own service alone. Thread-safe.
 */
public final class Contracts {

  public static final UserContract USER = new UserContract();

  public static final EchoContract ECHO = new EchoContract();

  /** What pairs with streams have in addition. */
  public static final StreamContract STREAM = new StreamContract();

  private static final List<Contract<?>> OF_THIS_PROJECT = List.of(USER, ECHO);

  private static final List<Contract<?>> WITH_STREAMS = List.of(USER, ECHO, STREAM);

  private static volatile ServiceContract service;

  private static final Pattern WITH_TEXT = Pattern.compile("(\\w+) \\((.+)\\)");

  private Contracts() {}

  /**
   * What every pair can be asked for, in the order of tables, and of the numbers that codecs give
   * to classes.
   */
  public static List<Contract<?>> all() {
    return service().<List<Contract<?>>>map(List::of).orElse(OF_THIS_PROJECT);
  }

  private static List<Contract<?>> withStreams() {
    return service().<List<Contract<?>>>map(List::of).orElse(WITH_STREAMS);
  }

  /**
   * The user's own service; empty if this JVM has the contracts of this project.
   *
   * @throws IllegalArgumentException if {@link LaunchProperties#SERVICE} names a file that does not
   *     describe one
   */
  public static Optional<ServiceContract> service() {
    ServiceContract known = service;
    return known != null || LaunchProperties.SERVICE.get().isEmpty()
        ? Optional.ofNullable(known)
        : Optional.of(read());
  }

  private static synchronized ServiceContract read() {
    if (service == null) {
      service =
          ServiceSource.of(LaunchProperties.SERVICE_MESSAGES.or(false))
              .read(LaunchProperties.SERVICE.required());
    }
    return service;
  }

  /** Has this JVM know a user's own service from now on, and nothing else. */
  public static void use(ServiceContract own) {
    service = own;
  }

  /** An implementation of the user's own service, which this JVM must have. */
  public static Object preparedService() {
    return service().orElseThrow().prepared();
  }

  /**
   * Finds a contract by its name.
   *
   * @throws IllegalArgumentException naming it, if there is none
   */
  public static Contract<?> named(String name) {
    return all().stream()
        .filter(contract -> contract.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There is no contract '%s'. There are: %s".formatted(name, all())));
  }

  /** The name by which JMH knows an operation of any contract. */
  public static String benchmark(Operation<?> operation) {
    return of(operation).benchmark(operation);
  }

  /** The contract of an operation. */
  @SuppressWarnings("unchecked") // a contract's operations have its type
  public static <S> Contract<S> of(Operation<S> operation) {
    return (Contract<S>)
        withStreams().stream()
            .filter(
                contract ->
                    contract.measured().stream().anyMatch(it -> it.hasNameOf(operation.key())))
            .findFirst()
            .orElseThrow();
  }

  /** The contract that a JMH method measures; nothing if it measures none. */
  public static Optional<Contract<?>> measuredBy(String benchmark) {
    return withStreams().stream()
        .filter(
            contract ->
                contract.measured().stream()
                    .anyMatch(operation -> contract.benchmark(operation).equals(benchmark)))
        .findFirst();
  }

  /**
   * Finds an operation of any contract.
   *
   * @throws IllegalArgumentException naming it, if no contract has it
   */
  public static Operation<?> operation(OperationKey key) {
    return withStreams().stream()
        .filter(contract -> contract.measured().stream().anyMatch(it -> it.hasNameOf(key)))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("No contract has " + key.label()))
        .operation(key);
  }

  /**
   * Finds an operation of any contract.
   *
   * @param label see {@link Operation#label}
   * @throws IllegalArgumentException naming it, if there is none
   */
  public static Operation<?> operation(String label) {
    return operation(label, withStreams());
  }

  /** As above, of this project's contracts whatever this JVM measures. */
  static Operation<?> ofThisProject(String label) {
    return operation(label, WITH_STREAMS);
  }

  private static Operation<?> operation(String label, List<Contract<?>> contracts) {
    return operations(contracts)
        .filter(operation -> operation.label().equals(label))
        .findFirst()
        .or(() -> ofOwnText(label))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There is no operation '%s'. There are: %s"
                        .formatted(label, operations(contracts).toList())));
  }

  /** An operation that sends a user-supplied text, by its label: {@code string (20)}. */
  private static Optional<Operation<?>> ofOwnText(String label) {
    Matcher parts = WITH_TEXT.matcher(label);
    return parts.matches()
        ? all().stream()
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
    return operations(withStreams()).map(Operation::name).distinct().toList();
  }

  /** The names of all operations that JMH measures, in the order of tables. */
  public static List<String> namesForJmh() {
    return operations(all()).map(Operation::name).distinct().toList();
  }

  /** Regular expressions by which JMH finds the operations that are left out, and no others. */
  public static List<String> leftOutPatterns(LeftOut leftOut) {
    return all().stream()
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
    return parameters(operations(all()));
  }

  /** The values of some operations' parameters by their names. */
  static Map<String, List<String>> parameters(Stream<? extends Operation<?>> operations) {
    return operations
        .flatMap(operation -> of(operation).jmhParameters(operation).entrySet().stream())
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
   * that must know those, too.
   */
  public static List<Class<?>> allClasses() {
    return classes(
        contract -> Stream.concat(contract.dataClasses().stream(), contract.jdkClasses().stream()));
  }

  /** The names of all these classes but arrays, for allow-lists. */
  public static Stream<String> classNames() {
    return allClasses().stream().filter(type -> !type.isArray()).map(Class::getName);
  }

  private static List<Class<?>> classes(Function<Contract<?>, Stream<Class<?>>> ofContract) {
    return all().stream().flatMap(ofContract).distinct().toList();
  }

  private static Stream<Operation<?>> operations(List<Contract<?>> contracts) {
    return contracts.stream().flatMap(contract -> contract.measured().stream());
  }
}

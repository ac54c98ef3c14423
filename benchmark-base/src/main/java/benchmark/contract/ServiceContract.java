// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A user's own service: an operation for each method that is called, and a mixture of all of them.
 * One method of JMH measures all, so that an operation is a value of its parameter {@link
 * OperationKey#METHOD}.
 */
public final class ServiceContract extends Contract<Object> {

  /**
   * How many bytes a file may have that describes one; larger ones are taken for a mistake, because
   * every JVM holds all objects in memory.
   */
  public static final long LARGEST_FILE = 20 << 20;

  /** What the mixture is called, unless a method has this name. */
  private static final String MIXED = "mixed";

  private static final String MIXTURE = "mixture";

  private final List<Operation<Object>> operations;
  private final List<Operation<Object>> measured;
  private final Implementation implementation;
  private final boolean hasInterface;
  private final boolean hasMessages;
  private final Optional<String> notSerializable;

  /**
   * What only JVMs have that call or serve it.
   *
   * @param type the user's interface
   * @param service answers from objects that are prepared
   * @param dataClasses the user's own classes of data
   * @param jdkClasses classes of data that codecs must be told of, too: the JDK's, and arrays
   */
  public record Implementation(
      Class<Object> type, Object service, List<Class<?>> dataClasses, List<Class<?>> jdkClasses) {

    /** Of a service whose codec needs to be told of no classes. */
    @SuppressWarnings("unchecked") // a service is called by its operations only
    public static Implementation of(Class<?> type, Object service) {
      return new Implementation((Class<Object>) type, service, List.of(), List.of());
    }
  }

  private ServiceContract(
      String name,
      List<Operation<Object>> operations,
      int[] weights,
      Implementation behind,
      boolean hasInterface,
      boolean hasMessages,
      Optional<String> notSerializable) {
    super(name, "Service", behind == null ? Object.class : behind.type());
    this.operations = List.copyOf(operations);
    implementation = behind;
    this.hasInterface = hasInterface;
    this.hasMessages = hasMessages;
    this.notSerializable = notSerializable;
    measured =
        operations.size() == 1
            ? this.operations
            : Stream.concat(operations.stream(), Stream.of(mixture(operations, weights))).toList();
  }

  /**
   * A service that this JVM can call and serve.
   *
   * @param name unlike that of other services, and of the same service with other calls
   * @param weights of the operations in the mixture, 1 or more each
   */
  public static ServiceContract of(
      String name,
      List<Operation<Object>> operations,
      int[] weights,
      Implementation implementation) {
    return new ServiceContract(
        name, operations, weights, implementation, true, true, Optional.empty());
  }

  /**
   * A service of which this JVM knows what it is called.
   *
   * @param name as above
   * @param operations their names
   * @param hasInterface whether it is described by an interface
   * @param hasMessages whether it is described by generated messages
   * @param notSerializable see {@link #notSerializable}
   */
  public static ServiceContract named(
      String name,
      List<String> operations,
      boolean hasInterface,
      boolean hasMessages,
      Optional<String> notSerializable) {
    return new ServiceContract(
        name,
        operations.stream().<Operation<Object>>map(Named::new).toList(),
        operations.stream().mapToInt(operation -> 1).toArray(),
        null,
        hasInterface,
        hasMessages,
        notSerializable);
  }

  /** Each as often as its weight says, spread evenly. */
  private static Mixture<Object> mixture(List<Operation<Object>> operations, int[] weights) {
    var turns = new ArrayList<Operation<Object>>();
    var due = new int[weights.length];
    int total = IntStream.of(weights).sum();
    for (int turn = 0; turn < total; turn++) {
      int next = 0;
      for (int i = 0; i < due.length; i++) {
        due[i] += weights[i];
        next = due[i] > due[next] ? i : next;
      }
      due[next] -= total;
      turns.add(operations.get(next));
    }
    boolean taken = operations.stream().anyMatch(it -> it.name().equals(MIXED));
    return new Mixture<>(taken ? MIXTURE : MIXED, Map.of(), turns);
  }

  @Override
  public List<Operation<Object>> operations() {
    return operations;
  }

  @Override
  public List<Operation<Object>> measured() {
    return measured;
  }

  /** Whether pairs that carry Java interfaces can carry it. */
  public boolean hasInterface() {
    return hasInterface;
  }

  /** Whether pairs with messages that are generated from a .proto can carry it. */
  public boolean hasMessages() {
    return hasMessages;
  }

  /** A class of its objects that is not {@link java.io.Serializable}; empty if all of them are. */
  public Optional<String> notSerializable() {
    return notSerializable;
  }

  /** All operations by their weights; the only one if there is no other. */
  public Operation<Object> mixture() {
    return measured.get(measured.size() - 1);
  }

  @Override
  protected String jmhMethod(Operation<?> operation) {
    return "operation";
  }

  @Override
  public Map<String, String> jmhParameters(Operation<?> operation) {
    return Map.of(OperationKey.METHOD, operation.name());
  }

  @Override
  public Object prepared() {
    return implementation.service();
  }

  @Override
  public List<Class<?>> dataClasses() {
    return implementation.dataClasses();
  }

  @Override
  public List<Class<?>> jdkClasses() {
    return implementation.jdkClasses();
  }

  /** An operation that nobody calls in this JVM. */
  private static final class Named extends Operation<Object> {

    Named(String name) {
      super(name, Map.of(), 1);
    }

    @Override
    public Object argument(int n) {
      throw new UnsupportedOperationException(name());
    }

    @Override
    public Object answer(int n) {
      throw new UnsupportedOperationException(name());
    }

    @Override
    public Object call(Object service, Object argument) {
      throw new UnsupportedOperationException(name());
    }

    @Override
    public boolean accepts(int n, Object answer) {
      throw new UnsupportedOperationException(name());
    }
  }
}

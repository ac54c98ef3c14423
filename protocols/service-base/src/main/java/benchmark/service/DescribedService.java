// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import benchmark.contract.Operation;
import benchmark.contract.ServiceContract;
import benchmark.contract.ServiceSource;
import benchmark.launch.LaunchProperties;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A user's own service whose classes are on this JVM's classpath.
 *
 * @param type the interface
 * @param methods names its methods
 * @param calls of each method that is called, in the order of the description
 * @param implementation answers the calls; empty if the description does
 */
public record DescribedService(
    Class<?> type,
    ServiceMethods methods,
    Map<Method, List<ServiceCall>> calls,
    Optional<Object> implementation) {

  /** How JVMs find it: by {@link java.util.ServiceLoader}. */
  public static final class Source implements ServiceSource {

    @Override
    public boolean makesMessages() {
      return false;
    }

    @Override
    public ServiceContract read(Path file) {
      return of(ServiceFile.read(file)).contract();
    }
  }

  /**
   * Builds everything that a description describes.
   *
   * @throws InvalidServiceException if a class is not there or cannot be used, or a call does not
   *     fit its method
   */
  public static DescribedService of(ServiceFile file) {
    ServiceMethods methods = ServiceMethods.of(file.type(), file.classpath());
    Class<?> type = methods.type();
    Optional<Object> implementation =
        file.implementation().map(it -> UserClasses.instance(file, it, type));
    List<MethodCall> described =
        file.supplier().isPresent() ? SuppliedCalls.of(file, methods) : JsonCalls.of(file, methods);
    var calls = new LinkedHashMap<Method, List<ServiceCall>>();
    for (MethodCall call : described) {
      calls
          .computeIfAbsent(call.method(), it -> new ArrayList<>())
          .add(
              implementation
                  .map(it -> call.answeredBy(file, it))
                  .orElseGet(() -> call.requireAnswer(file)));
    }
    calls.values().forEach(all -> requireDistinct(file, all));
    return new DescribedService(type, methods, calls, implementation);
  }

  /** The server must know by the arguments which call it is. */
  private static void requireDistinct(ServiceFile file, List<ServiceCall> calls) {
    for (int i = 1; i < calls.size(); i++) {
      Object[] arguments = calls.get(i).newArguments();
      for (ServiceCall other : calls.subList(0, i)) {
        if (DeepComparison.difference("", other.newArguments(), arguments).isEmpty()) {
          throw new InvalidServiceException(
              "%s: %s and %s have the same arguments. Leave one out; a \"weight\" makes a call more"
                  + " often.",
              file.file(), other.place(), calls.get(i).place());
        }
      }
    }
  }

  /** The contract that client and server know. */
  @SuppressWarnings("unchecked") // an interface whose methods are called by reflection
  ServiceContract contract() {
    var operations = new ArrayList<Operation<Object>>();
    var served = new ArrayList<MethodOperation>();
    calls.forEach(
        (method, ofMethod) -> {
          var operation = MethodOperation.of(methods.operation(method), method, ofMethod);
          operations.add(operation);
          served.add(operation);
        });
    DataClasses classes = classes();
    Object service = implementation.orElseGet(() -> RecordedAnswers.of(type, served));
    return ServiceContract.of(
        LaunchProperties.SCENARIO.or(type.getSimpleName()),
        operations,
        calls.values().stream()
            .mapToInt(all -> all.stream().mapToInt(ServiceCall::weight).sum())
            .toArray(),
        new ServiceContract.Implementation(
            (Class<Object>) type, service, classes.own(), classes.others()));
  }

  /** What its messages are made of. */
  DataClasses classes() {
    var classes = new DataClasses();
    calls.forEach(
        (method, ofMethod) -> {
          classes.add(method);
          for (ServiceCall call : ofMethod) {
            classes.addObject(call.newArguments());
            classes.addObject(call.answer().get() instanceof Thrown ? null : call.answer().get());
          }
        });
    return classes;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.ThisJvm;
import benchmark.contract.CallerLimit;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.ClassPathXmlApplicationContext;

/** The client of a pair: whatever consumer.xml is on the classpath, started. Thread-safe. */
public final class ConsumerContext implements AutoCloseable {

  private final ConfigurableApplicationContext context;
  private final Map<Contract<?>, ContractCalls<?>> calls = new LinkedHashMap<>();
  private final Map<Operation<?>, Call> prepared = new HashMap<>();

  private ConsumerContext(ConfigurableApplicationContext context) {
    this.context = context;
    Map<Contract<?>, ContractCalls<?>> own =
        context
            .getBeanProvider(ContractCalls.class)
            .orderedStream()
            .map(bean -> (ContractCalls<?>) bean)
            .collect(Collectors.toMap(ContractCalls::contract, Function.identity()));
    for (Contract<?> contract : Contracts.ALL) {
      Optional.<ContractCalls<?>>ofNullable(own.get(contract))
          .or(() -> onInterface(contract))
          .ifPresent(found -> calls.put(contract, found));
    }
  }

  /**
   * Starts consumer.xml, and tells what this JVM is like.
   *
   * @throws RuntimeException if it cannot be started
   */
  public static ConsumerContext start() {
    ThisJvm.report();
    var context = new ClassPathXmlApplicationContext("consumer.xml");
    try {
      return new ConsumerContext(context);
    } catch (RuntimeException failure) {
      context.close();
      throw failure;
    }
  }

  /**
   * An operation that is ready to be measured. The first time that an operation of a contract is
   * asked for, some full answers to all of its operations are compared with the expected ones.
   *
   * @throws WrongAnswerException if an answer differs from the contract's
   * @throws RuntimeException as the protocol throws it, if a call fails
   */
  public synchronized <S> Call prepare(Operation<S> operation) {
    Call known = prepared.get(operation);
    if (known != null) {
      return known;
    }
    ContractCalls<S> ofContract = calls(Contracts.of(operation));
    if (ofContract.contract().operations().stream().noneMatch(prepared::containsKey)) {
      AnswerCheck.check(ofContract.contract(), ofContract.asService());
    }
    Call call = ofContract.prepare(operation);
    prepared.put(operation, call);
    return call;
  }

  /**
   * Makes sure that so many threads may call at the same time.
   *
   * @throws TooManyCallersException with the reason, if {@link CallerLimit} says that they may not
   */
  public void requireCallers(int callers) {
    CallerLimit limit = context.getBeanProvider(CallerLimit.class).getIfAvailable();
    if (limit != null && callers > limit.callers()) {
      throw new TooManyCallersException(limit.reason());
    }
  }

  /**
   * Compares some full answers to all operations of all contracts that the client can call.
   *
   * @throws WrongAnswerException if an answer differs from the contract's
   * @throws RuntimeException as the protocol throws it, if a call fails
   */
  public void checkAnswers() {
    calls.values().forEach(ConsumerContext::checkAnswers);
  }

  /** The service in the contract's own types; nothing if the client cannot call the contract. */
  public <S> Optional<S> service(Contract<S> contract) {
    return calls.containsKey(contract)
        ? Optional.of(calls(contract).asService())
        : Optional.empty();
  }

  private static <S> void checkAnswers(ContractCalls<S> calls) {
    AnswerCheck.check(calls.contract(), calls.asService());
  }

  private <S> Optional<ContractCalls<S>> onInterface(Contract<S> contract) {
    return Optional.ofNullable(context.getBeanProvider(contract.service()).getIfAvailable())
        .map(service -> new InterfaceCalls<>(contract, service));
  }

  @SuppressWarnings("unchecked") // calls have the type of their contract
  private <S> ContractCalls<S> calls(Contract<S> contract) {
    var found = (ContractCalls<S>) calls.get(contract);
    if (found == null) {
      throw new IllegalStateException(
          "consumer.xml has no %s, so that the contract '%s' cannot be called"
              .formatted(contract.service().getSimpleName(), contract));
    }
    return found;
  }

  /** Ends everything that consumer.xml started, the framework's threads included. */
  @Override
  public void close() {
    context.close();
  }
}

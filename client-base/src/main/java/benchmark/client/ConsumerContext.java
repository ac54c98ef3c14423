// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.ServiceProfile;
import benchmark.ThisJvm;
import benchmark.client.load.UnsupportedLoadException;
import benchmark.contract.CallerLimit;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Mixture;
import benchmark.contract.Operation;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.ClassPathXmlApplicationContext;

/** The client of a pair: whatever consumer.xml is on the classpath, started. Thread-safe. */
public final class ConsumerContext implements AutoCloseable {

  private final ConfigurableApplicationContext context;
  private final Map<Contract<?>, ContractCalls<?>> calls = new HashMap<>();
  private final Map<Operation<?>, Call> prepared = new HashMap<>();
  private RuntimeException failure;
  private StreamCalls<?> streams;

  /** A client of these beans, which it closes. */
  ConsumerContext(ConfigurableApplicationContext context) {
    this.context = context;
    context
        .getBeanProvider(ContractCalls.class)
        .orderedStream()
        .forEach(bean -> calls.put(bean.contract(), bean));
  }

  /**
   * Starts consumer.xml, and says what this JVM is like.
   *
   * @throws RuntimeException if it cannot be started
   */
  public static ConsumerContext start() {
    ThisJvm.report();
    ServiceProfile.activate();
    var context = new ClassPathXmlApplicationContext("consumer.xml");
    try {
      return new ConsumerContext(context);
    } catch (RuntimeException failure) {
      context.close();
      throw failure;
    }
  }

  /**
   * An operation that is ready to be measured. The first time that it is asked for, some full
   * answers to it are compared with the expected ones; other operations are not called, since the
   * pair may not carry them as it is set up. After a failure nothing is called any more: callers
   * that wait for their turn fail at once, and alike.
   *
   * @throws WrongAnswerException if an answer differs from the contract's
   * @throws RuntimeException as the protocol throws it, if a call fails
   */
  public synchronized <S> Call prepare(Operation<S> operation) {
    Call known = prepared.get(operation);
    if (known != null) {
      return known;
    }
    if (failure != null) {
      throw failure;
    }
    try {
      Call call =
          operation instanceof Mixture<S> mixture
              ? MixedCall.of(mixture, this)
              : WorseCall.onPurpose(checked(operation));
      prepared.put(operation, call);
      return call;
    } catch (RuntimeException e) {
      failure = e;
      throw e;
    }
  }

  /** An operation that has been prepared; empty if none was. */
  synchronized Optional<Call> anyPrepared() {
    return prepared.values().stream().findAny();
  }

  private <S> Call checked(Operation<S> operation) {
    ContractCalls<S> ofContract = calls(Contracts.of(operation));
    AnswerCheck.check(operation, ofContract.asService());
    return ofContract.prepare(operation);
  }

  /**
   * An operation of which nothing has been called: whoever measures its first calls checks later.
   */
  public <S> Call unchecked(Operation<S> operation) {
    return calls(Contracts.of(operation)).prepare(operation);
  }

  /**
   * Makes sure that so many threads may call at the same time.
   *
   * @throws UnsupportedLoadException with the reason, if {@link CallerLimit} says that they may not
   */
  public void requireCallers(int callers) {
    CallerLimit limit = context.getBeanProvider(CallerLimit.class).getIfAvailable();
    if (limit != null && callers > limit.callers()) {
      throw new UnsupportedLoadException(limit.reason());
    }
  }

  /**
   * Compares some full answers to all operations of all contracts that the client can call.
   *
   * @throws WrongAnswerException if an answer differs from the contract's
   * @throws RuntimeException as the protocol throws it, if a call fails
   */
  public void checkAnswers() {
    Contracts.all().forEach(contract -> find(contract).ifPresent(ConsumerContext::checkAnswers));
  }

  /** The service in the contract's own types; nothing if the client cannot call the contract. */
  public <S> Optional<S> service(Contract<S> contract) {
    return find(contract).map(ContractCalls::asService);
  }

  /**
   * The pair's streams, some full answers of which have been compared with the expected ones.
   *
   * @throws WrongAnswerException if an answer differs from the contract's
   * @throws RuntimeException as the protocol throws it, if a call or a stream fails
   */
  public synchronized StreamCalls<?> streams() {
    if (streams == null) {
      StreamCalls<?> found =
          findStreams()
              .orElseThrow(
                  () ->
                      new IllegalStateException(
                          "consumer.xml has no StreamCalls, so that it has no streams"));
      var service = found.plain();
      Contracts.STREAM.operations().forEach(operation -> AnswerCheck.check(operation, service));
      streams = found;
    }
    return streams;
  }

  /** The pair's streams, of which nothing has been checked; nothing if it has none. */
  public Optional<StreamCalls<?>> findStreams() {
    return Optional.ofNullable(context.getBeanProvider(StreamCalls.class).getIfAvailable());
  }

  private static <S> void checkAnswers(ContractCalls<S> calls) {
    AnswerCheck.check(calls.contract(), calls.asService());
  }

  private <S> ContractCalls<S> calls(Contract<S> contract) {
    return find(contract)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "consumer.xml has no %s, so that the contract '%s' cannot be called"
                        .formatted(contract.service().getSimpleName(), contract)));
  }

  /**
   * What consumer.xml has for a contract. A service is looked for when its contract is asked for,
   * because looking for it may connect, and a connection that nobody uses must not be counted.
   */
  @SuppressWarnings("unchecked") // calls have the type of their contract
  private synchronized <S> Optional<ContractCalls<S>> find(Contract<S> contract) {
    var known = (ContractCalls<S>) calls.get(contract);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<ContractCalls<S>> found =
        Optional.ofNullable(context.getBeanProvider(contract.service()).getIfAvailable())
            .map(service -> new InterfaceCalls<>(contract, service));
    found.ifPresent(it -> calls.put(contract, it));
    return found;
  }

  /** Ends everything that consumer.xml started, the framework's threads included. */
  @Override
  public void close() {
    context.close();
  }
}

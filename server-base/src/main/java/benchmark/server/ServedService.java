// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.Leak;
import benchmark.ServedCalls;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Scenarios;
import benchmark.contract.conformance.Conformance;
import benchmark.launch.LaunchProperties;
import java.util.Optional;

/**
 * Chooses what a server serves: a contract's own implementation, or the same made slow or wrong on
 * purpose, which is how the instrument tests itself.
 *
 * <ul>
 *   <li>{@link LaunchProperties#DELAY} keeps a core busy for this long in every call;
 *   <li>{@link LaunchProperties#SLEEP} sleeps for this long in every call;
 *   <li>{@link LaunchProperties#SCENARIO} may have the server {@link Work} in every call;
 *   <li>{@link LaunchProperties#LEAK} leaves something behind in every call, or now and then;
 *   <li>{@link LaunchProperties#COUNTED} counts every call;
 *   <li>{@link LaunchProperties#FAULT}, if it is {@code wrong-answer}, answers every call wrongly;
 *   <li>{@link LaunchProperties#CONFORMANCE} also serves the cases of the conformance suite.
 * </ul>
 *
 * With none of them, nothing is between a call and the implementation.
 */
public final class ServedService {

  private static final String WRONG_ANSWER = "wrong-answer";

  private ServedService() {}

  /**
   * Returns the service of a contract that the system properties ask for.
   *
   * @param contract the contract's name
   */
  public static Object named(String contract) {
    return of(Contracts.named(contract));
  }

  /** Returns the service of a contract that the system properties ask for. */
  static <S> S of(Contract<S> contract) {
    S service = contract.prepared();
    String fault = LaunchProperties.FAULT.or("");
    if (fault.equals(WRONG_ANSWER)) {
      service = WrongAnswers.of(contract, service);
    } else if (!fault.isEmpty()) {
      throw new IllegalArgumentException(
          "%s is '%s'; the only fault is '%s'"
              .formatted(LaunchProperties.FAULT, fault, WRONG_ANSWER));
    }
    if (LaunchProperties.CONFORMANCE.or(false)) {
      S plain = service;
      service = Conformance.of(contract).map(it -> it.serving(plain)).orElse(plain);
    }
    int loops = Scenarios.ofThisJvm().work();
    if (loops > 0) {
      service = Work.before(contract, service, loops);
    }
    Optional<Leak> leak = Leak.of(LaunchProperties.LEAK);
    if (leak.isPresent()) {
      service = before(contract, service, leak.get()::call);
    }
    if (LaunchProperties.COUNTED.or(false)) {
      service = before(contract, service, ServedCalls::add);
    }
    Optional<Delay> sleep = Delay.of(LaunchProperties.SLEEP);
    if (sleep.isPresent()) {
      service = sleep.get().asleep(contract, service);
    }
    Optional<Delay> delay = Delay.of(LaunchProperties.DELAY);
    return delay.isPresent() ? delay.get().busy(contract, service) : service;
  }

  private static <S> S before(Contract<S> contract, S service, Runnable first) {
    return Interceptor.around(
        contract.service(),
        service,
        (method, call) -> {
          if (method.getDeclaringClass() != Object.class) {
            first.run();
          }
          return call.proceed();
        });
  }
}

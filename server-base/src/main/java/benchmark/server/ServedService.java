// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.HeldCalls;
import benchmark.Leak;
import benchmark.ServedCalls;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Scenarios;
import benchmark.contract.UserService;
import benchmark.contract.conformance.UserConformance;
import benchmark.launch.LaunchProperties;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * Chooses what a server serves: a contract's own implementation, or the same made slow or wrong on
 * purpose, which is how the instrument tests itself.
 *
 * <ul>
 *   <li>{@link LaunchProperties#DELAY} keeps a core busy for this long in every call;
 *   <li>{@link LaunchProperties#SLEEP} sleeps for this long in every call;
 *   <li>{@link LaunchProperties#COLD} sleeps in every call of the first seconds;
 *   <li>{@link LaunchProperties#SERVER_SLOWDOWN} keeps a core busy for so much longer every hour;
 *   <li>{@link LaunchProperties#SCENARIO} may have the server {@link Work} in every call;
 *   <li>{@link LaunchProperties#KEEPS} keeps so much memory from the beginning on;
 *   <li>{@link LaunchProperties#LEAK} leaves something behind in every call, or now and then;
 *   <li>{@link LaunchProperties#HOLDS} lets a client have {@link HeldCalls};
 *   <li>{@link LaunchProperties#COUNTED} counts every call;
 *   <li>{@link LaunchProperties#FAULT}, if it is {@code wrong-answer}, answers every call wrongly;
 *       if it is {@code hang-20s}, none any more after so long;
 *   <li>{@link LaunchProperties#CONFORMANCE} also serves the cases of the conformance suite.
 * </ul>
 *
 * With none of them, nothing is between a call and the implementation.
 */
public final class ServedService {

  private static final String WRONG_ANSWER = "wrong-answer";
  private static final String HANG = "hang-";

  private ServedService() {}

  /**
   * Returns the service of a contract that the system properties ask for.
   *
   * @param contract the contract's name
   */
  public static Object named(String contract) {
    return of(Contracts.named(contract));
  }

  /** Returns the user's own service, which this JVM must have, as the system properties ask. */
  public static Object own() {
    return of(Contracts.service().orElseThrow());
  }

  /** Returns the service of a contract that the system properties ask for. */
  static <S> S of(Contract<S> contract) {
    KeptMemory.keep();
    S service = contract.prepared();
    String fault = LaunchProperties.FAULT.or("");
    if (fault.equals(WRONG_ANSWER)) {
      service = WrongAnswers.of(contract, service);
    } else if (!fault.isEmpty() && !fault.startsWith(HANG)) {
      throw new IllegalArgumentException(
          "%s is '%s'; it takes '%s', or '%s' and a time, such as '%s20s'"
              .formatted(LaunchProperties.FAULT, fault, WRONG_ANSWER, HANG, HANG));
    }
    if (LaunchProperties.CONFORMANCE.or(false) && service instanceof UserService users) {
      service = contract.service().cast(UserConformance.serving(users));
    }
    for (Runnable each : before()) {
      service = Interceptor.before(contract.service(), service, each);
    }
    return service;
  }

  /** What is done before each call: what comes first here is done last. */
  private static List<Runnable> before() {
    var before = new ArrayList<Runnable>();
    int loops = Scenarios.ofThisJvm().work();
    if (loops > 0) {
      before.add(() -> Work.OF_THIS_JVM.call(loops));
    }
    Leak.of(LaunchProperties.LEAK).ifPresent(leak -> before.add(leak::call));
    if (LaunchProperties.HOLDS.or(false)) {
      before.add(HeldCalls::await);
    }
    if (LaunchProperties.COUNTED.or(false)) {
      before.add(ServedCalls::add);
    }
    LaunchProperties.FAULT
        .get()
        .filter(it -> it.startsWith(HANG))
        .map(it -> Delay.parse(LaunchProperties.FAULT.name(), it.substring(HANG.length())))
        .ifPresent(
            healthy -> {
              long begin = System.nanoTime();
              before.add(
                  () -> {
                    while (System.nanoTime() - begin > healthy.duration().toNanos()) {
                      LockSupport.park();
                    }
                  });
            });
    ColdStart.ofThisJvm().ifPresent(cold -> before.add(cold::call));
    Delay.of(LaunchProperties.SLEEP).ifPresent(delay -> before.add(delay::sleep));
    Delay.of(LaunchProperties.DELAY).ifPresent(delay -> before.add(delay::spin));
    long start = System.nanoTime();
    Delay.of(LaunchProperties.SERVER_SLOWDOWN)
        .ifPresent(hourly -> before.add(() -> hourly.after(System.nanoTime() - start).spin()));
    return before;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.contract.PreparedUserService;
import benchmark.contract.UserService;
import benchmark.launch.LaunchProperties;

/**
 * Chooses what a server serves: the contract's own implementation, or the same made slow or wrong
 * on purpose, which is how the instrument tests itself.
 *
 * <ul>
 *   <li>{@code -Dbenchmark.delay=200us} keeps a core busy for this long in every call;
 *   <li>{@code -Dbenchmark.fault=wrong-answer} answers every call about users wrongly;
 *   <li>{@code -Dbenchmark.conformance=true} also serves the cases of the conformance suite.
 * </ul>
 */
public final class ServedUserService {

  private ServedUserService() {}

  /** Returns the service that the system properties ask for. */
  public static UserService fromSystemProperties() {
    UserService service = new PreparedUserService();
    String fault = LaunchProperties.FAULT.or("");
    if (fault.equals("wrong-answer")) {
      service = new WrongUserService(service);
    } else if (!fault.isEmpty()) {
      throw new IllegalArgumentException(
          "%s is '%s'; the only fault is 'wrong-answer'".formatted(LaunchProperties.FAULT, fault));
    }
    if (LaunchProperties.CONFORMANCE.or(false)) {
      service = new ConformanceUserService(service);
    }
    String delay = LaunchProperties.DELAY.or("");
    return delay.isEmpty() ? service : new DelayedUserService(service, Delay.parse(delay));
  }
}

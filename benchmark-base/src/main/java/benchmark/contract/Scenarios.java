// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.Defaults;
import java.util.List;

/** All scenarios. */
public final class Scenarios {

  /** The classic one: every operation of the user contract. What is run by default. */
  public static final Scenario<UserService> USER =
      Scenario.of("user", Contracts.USER, Defaults.THREADS, List.of(Indicator.values()));

  public static final List<Scenario<?>> ALL = List.of(USER);

  private Scenarios() {}
}

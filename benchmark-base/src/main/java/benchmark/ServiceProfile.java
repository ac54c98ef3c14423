// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.contract.Contracts;

/** How the XML of protocols learns of a user's own service. */
public final class ServiceProfile {

  /** The profile of Spring's in which XML exports and refers to it, and to nothing else. */
  private static final String NAME = "service";

  /** The placeholder for its interface. */
  private static final String INTERFACE = "pair.service";

  private static final String ACTIVE = "spring.profiles.active";

  private ServiceProfile() {}

  /**
   * Says so before any XML is read; does nothing where this project's contracts are served.
   *
   * @throws IllegalArgumentException if the service cannot be read
   */
  public static void activate() {
    Contracts.service()
        .ifPresent(
            service -> {
              String others = System.getProperty(ACTIVE, "");
              System.setProperty(ACTIVE, others.isEmpty() ? NAME : others + "," + NAME);
              System.setProperty(INTERFACE, service.service().getName());
            });
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.launch.LaunchProperties;

/**
 * The server that a client needs.
 *
 * @param pair whose server it is
 * @param foreign whether somebody else started what listens there, so that it may be another one
 */
public record PairServer(String pair, boolean foreign) {

  /** The server that the system properties of this JVM name. */
  public static PairServer fromSystemProperties() {
    return new PairServer(
        LaunchProperties.PAIR.or("<pair>"), LaunchProperties.FOREIGN_SERVER.or(false));
  }
}

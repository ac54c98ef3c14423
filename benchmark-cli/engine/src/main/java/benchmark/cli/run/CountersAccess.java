// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.launch.CountersToken;
import java.util.Optional;

/**
 * Server and client are started apart, each on its host ({@code -s}). The server reports its
 * counters at the port behind its own ones to clients that know the token.
 *
 * @param token empty for a client that was given none, which learns nothing of the server's costs
 */
public record CountersAccess(Optional<CountersToken> token) {

  /**
   * What the user has set in the environment.
   *
   * @throws UserError if that cannot be a token
   */
  public static CountersAccess ofEnvironment() {
    try {
      return new CountersAccess(CountersToken.ofEnvironment());
    } catch (IllegalArgumentException e) {
      throw UserError.badInput("%s Copy it as the server printed it.", e.getMessage());
    }
  }

  /** This access with a token: a new one if there is none. */
  public CountersAccess withToken() {
    return new CountersAccess(Optional.of(token.orElseGet(CountersToken::random)));
  }

  /** The port of the counters. */
  static int countersPort(int port, Variant variant) {
    return port + variant.pair().ports();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

/**
 * Ports one after the other.
 *
 * @param called the first port that the client calls
 * @param served the first one that the server listens at: another one behind a gateway
 * @param count how many there are
 */
record ServerPorts(int called, int served, int count) {

  /** What connections of the client, and of the server, are found by: a filter of ss. */
  String filter() {
    return "( dport >= :%d and dport <= :%d ) or ( sport >= :%d and sport <= :%d )"
        .formatted(called, called + count - 1, served, served + count - 1);
  }

  /** Whether the server listens at it. */
  boolean isServed(int port) {
    return port >= served && port < served + count;
  }
}

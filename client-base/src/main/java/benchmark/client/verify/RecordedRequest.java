// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import java.net.InetSocketAddress;

/**
 * The bytes of an ordinary request as this pair's client sends them.
 *
 * @param server where they went: one of the server's ports
 * @param opening what the connection had sent before: nothing, or a handshake and earlier calls
 * @param request the request itself
 * @param greeting how many of the opening's bytes were sent before the server first answered: what
 *     follows may be of another protocol, to which both have switched then; 0 without an answer
 * @param answeredBefore how many bytes the server had sent back before
 */
record RecordedRequest(
    InetSocketAddress server, byte[] opening, byte[] request, int greeting, int answeredBefore) {

  /** No request was seen. */
  static final RecordedRequest NOTHING =
      new RecordedRequest(new InetSocketAddress(0), new byte[0], new byte[0], 0, 0);
}

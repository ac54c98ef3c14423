// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.contract.MessageType;
import benchmark.contract.PreparedStreamService;
import benchmark.contract.StreamService;

/** The streams that a server has, in a protocol's own messages. */
public final class ServedStreams {

  private ServedStreams() {}

  /** Returns the contract's own implementation. */
  public static <M> StreamService<M> of(MessageType<M> type) {
    return new PreparedStreamService<>(type);
  }

  /** Returns the contract's own implementation on the contract's own messages. */
  public static StreamService<?> plain() {
    return of(MessageType.PLAIN);
  }
}

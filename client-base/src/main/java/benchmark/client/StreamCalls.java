// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.contract.ConvertedStreamService;
import benchmark.contract.MessageType;
import benchmark.contract.StreamMessage;
import benchmark.contract.StreamService;

/**
 * The streams of a pair as its users have them: a bean of consumer.xml where a protocol has
 * streams.
 *
 * @param type how its messages carry the contract's
 * @param <M> the protocol's messages
 */
public record StreamCalls<M>(StreamService<M> service, MessageType<M> type) {

  /** These calls in the contract's own messages, which are converted: never measured. */
  public StreamService<StreamMessage> plain() {
    return new ConvertedStreamService<>(service, type);
  }
}

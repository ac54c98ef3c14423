// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import benchmark.contract.MessageSink;
import benchmark.contract.StreamMessage;
import reactor.core.publisher.Flux;
import reactor.core.publisher.FluxSink;

/** Sends to a receiver who says how many messages it has room for. For one thread at a time. */
class ReactiveSink implements MessageSink<StreamMessage> {

  /** How many messages a receiver takes before it asks for more. */
  private static final int ROOM = 256;

  private final FluxSink<StreamMessage> to;

  ReactiveSink(FluxSink<StreamMessage> to) {
    this.to = to;
  }

  /** Hands on what is received, and asks for more as it is taken. */
  static void receive(Flux<StreamMessage> messages, MessageSink<StreamMessage> to) {
    messages.limitRate(ROOM).subscribe(to::next, to::fail, to::end);
  }

  @Override
  public void next(StreamMessage message) {
    to.next(message);
  }

  @Override
  public void end() {
    to.complete();
  }

  @Override
  public void fail(Throwable reason) {
    to.error(reason);
  }

  @Override
  public boolean isReady() {
    return to.requestedFromDownstream() > 0;
  }

  @Override
  public void whenReady(Runnable sender) {
    to.onRequest(more -> sender.run());
  }
}

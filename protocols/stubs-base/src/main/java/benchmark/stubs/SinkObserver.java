// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.stubs;

import benchmark.contract.MessageSink;
import io.grpc.stub.ClientCallStreamObserver;
import io.grpc.stub.ClientResponseObserver;

/**
 * Hands on what gRPC receives. At a client it also knows when there is room to send: gRPC takes a
 * handler for that before a stream has begun, and from the receiver only.
 */
final class SinkObserver<M> implements ClientResponseObserver<M, M> {

  private final MessageSink<M> to;
  private Runnable sender = () -> {};

  SinkObserver(MessageSink<M> to) {
    this.to = to;
  }

  @Override
  public void beforeStart(ClientCallStreamObserver<M> requests) {
    requests.setOnReadyHandler(this::send);
  }

  /** Runs a sender now, and whenever there is room again; never twice at the same time. */
  void whenReady(Runnable other) {
    synchronized (this) {
      sender = other;
    }
    send();
  }

  private synchronized void send() {
    sender.run();
  }

  @Override
  public void onNext(M message) {
    to.next(message);
  }

  @Override
  public void onError(Throwable failure) {
    to.fail(failure);
  }

  @Override
  public void onCompleted() {
    to.end();
  }
}

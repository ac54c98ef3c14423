// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.stubs;

import benchmark.contract.MessageSink;
import io.grpc.Status;
import io.grpc.stub.CallStreamObserver;
import io.grpc.stub.StreamObserver;

/** Sends to an observer of gRPC. For one thread at a time. */
class ObserverSink<M> implements MessageSink<M> {

  private final StreamObserver<M> to;

  ObserverSink(StreamObserver<M> to) {
    this.to = to;
  }

  @Override
  public void next(M message) {
    to.onNext(message);
  }

  @Override
  public void end() {
    to.onCompleted();
  }

  @Override
  public void fail(Throwable reason) {
    to.onError(
        Status.CANCELLED
            .withDescription(reason.getMessage())
            .withCause(reason)
            .asRuntimeException());
  }

  @Override
  public boolean isReady() {
    return !(to instanceof CallStreamObserver<M> call) || call.isReady();
  }

  /** At a server, which may set a handler until its method returns. */
  @Override
  public void whenReady(Runnable sender) {
    ((CallStreamObserver<M>) to).setOnReadyHandler(sender);
  }
}

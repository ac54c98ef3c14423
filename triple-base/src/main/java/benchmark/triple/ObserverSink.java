// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.contract.MessageSink;
import org.apache.dubbo.common.stream.StreamObserver;

/**
 * Sends to an observer of Dubbo, which up to 3.3.6 does not tell whether there is place: what does
 * not fit is kept without a limit.
 */
record ObserverSink<M>(StreamObserver<M> to) implements MessageSink<M> {

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
    to.onError(reason);
  }
}

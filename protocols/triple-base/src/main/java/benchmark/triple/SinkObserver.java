// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.contract.MessageSink;
import org.apache.dubbo.common.stream.StreamObserver;

/** Hands on what Dubbo receives. */
record SinkObserver<M>(MessageSink<M> to) implements StreamObserver<M> {

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

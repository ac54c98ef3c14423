// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.apache.dubbo.common.stream.StreamObserver;
import org.junit.jupiter.api.Test;

class ObserverSinkTest {

  private final List<String> sent = new ArrayList<>();

  @Test
  void asksAnObserverThatCanTell() {
    var observer = new Telling();
    var sink = new ObserverSink<>(observer);

    assertThat(sink.isReady()).isFalse();
    observer.ready = true;
    assertThat(sink.isReady()).isTrue();
    sink.whenReady(() -> sink.next("more"));
    assertThat(sent).containsExactly("more");
    observer.handler.run();
    assertThat(sent).containsExactly("more", "more");
  }

  @Test
  void isAlwaysReadyIfTheObserverCannotTell() {
    var sink = new ObserverSink<>(new Silent());

    assertThat(sink.isReady()).isTrue();
    sink.whenReady(() -> sink.next("all"));
    assertThat(sent).containsExactly("all");
  }

  /** As Dubbo has them up to 3.3.6. */
  private class Silent implements StreamObserver<String> {

    @Override
    public void onNext(String message) {
      sent.add(message);
    }

    @Override
    public void onError(Throwable reason) {
      throw new AssertionError(reason);
    }

    @Override
    public void onCompleted() {
      throw new AssertionError("ended");
    }
  }

  /** As Dubbo has them from 3.3.7 on. */
  private final class Telling extends Silent {

    private boolean ready;
    private Runnable handler;

    public boolean isReady() {
      return ready;
    }

    public void setOnReadyHandler(Runnable handler) {
      this.handler = handler;
    }
  }
}

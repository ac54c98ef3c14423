// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("a call that may do anything")
class CallOutcomeTest {

  @Test
  void returns() {
    assertThat(CallOutcome.call(5, () -> "answer").returned("answer")).isTrue();
  }

  @Test
  void throwsWhateverThereIs() {
    CallOutcome overflow =
        CallOutcome.call(
            5,
            () -> {
              throw new StackOverflowError();
            });

    assertThat(overflow.failure()).isInstanceOf(StackOverflowError.class);
  }

  @Test
  void hangs() {
    var never = new CountDownLatch(1);

    CallOutcome hung =
        CallOutcome.call(
            1,
            () -> {
              never.await();
              return true;
            });

    assertThat(hung.failure())
        .isInstanceOf(TimeoutException.class)
        .hasMessage("nothing comes back within 1 s");
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Times are in milliseconds here; calls are answered in 1 ms, by one caller. */
class StallWatchTest {

  private static final long MILLI = 1_000_000;

  private final StallWatch.Window window = new StallWatch.Window(0, 0, 1e-6);
  private long now;
  private long calls;

  @Test
  void whereCallsGoOnThereIsNone() {
    looks(20, 50, 50);

    assertThat(window.longest()).isZero();
  }

  @Test
  void noAnswerForASecondIsAStall() {
    looks(10, 50, 50);
    looks(20, 50, 0);
    looks(10, 50, 50);

    assertThat(window.longest() / MILLI).isEqualTo(1000);
  }

  @Test
  void ofSeveralTheLongestIsReported() {
    looks(10, 50, 50);
    looks(6, 50, 0);
    looks(10, 50, 50);
    looks(8, 50, 0);
    looks(10, 50, 50);
    looks(7, 50, 0);
    looks(10, 50, 50);

    assertThat(window.longest() / MILLI).isEqualTo(400);
  }

  @Test
  void aShortWaitIsNone() {
    looks(10, 50, 50);
    looks(4, 50, 0);
    looks(10, 50, 50);

    assertThat(window.longest()).isZero();
  }

  @Test
  void whereNobodyCouldLookEither() {
    looks(10, 50, 50);
    looks(1, 1000, 20);
    looks(10, 50, 50);

    assertThat((double) window.longest() / MILLI).isCloseTo(980, within(1.0));
  }

  @Test
  void whereNobodyCouldLookFromTheStart() {
    looks(1, 1000, 20);

    assertThat((double) window.longest() / MILLI).isCloseTo(980, within(1.0));
  }

  @Test
  void aLookThatWasLateWhileCallsWentOnIsNone() {
    looks(10, 50, 50);
    looks(1, 1000, 900);

    assertThat(window.longest()).isZero();
  }

  @Test
  void slowCallsAreNone() {
    for (int call = 0; call < 10; call++) {
      looks(5, 50, 0);
      looks(1, 50, 1);
    }

    assertThat(window.longest()).isZero();
  }

  private void looks(int number, long millis, long more) {
    for (int i = 0; i < number; i++) {
      now += millis * MILLI;
      calls += more;
      window.look(now, calls);
    }
  }
}

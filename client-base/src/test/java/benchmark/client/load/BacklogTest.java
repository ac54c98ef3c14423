// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the backlog of a step")
class BacklogTest {

  private static final long LOOK = 20_000_000;

  private final Backlog backlog = new Backlog(50 * LOOK);

  @Test
  void growsWhereCallsPileUp() {
    for (int look = 0; look < 100; look++) {
      backlog.look(look * LOOK, look < 50 ? 0 : look - 50); // 50 calls more in each second
    }
    assertThat(backlog.growsBy(45)).isTrue();
    assertThat(backlog.growsBy(55)).isFalse();
  }

  @Test
  void doesNotGrowWhereCallsComeAndGo() {
    for (int look = 0; look < 100; look++) {
      backlog.look(look * LOOK, look % 10);
    }
    assertThat(backlog.growsBy(10)).isFalse();
  }

  @Test
  void doesNotGrowBeforeTheSecondHalf() {
    for (int look = 0; look < 52; look++) {
      backlog.look(look * LOOK, look * 1000L);
    }
    assertThat(backlog.growsBy(0)).isFalse();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BlocksTest {

  @Test
  void keepEveryPeakHoweverFewTheyAre() {
    var blocks = new Blocks(100);
    for (int i = 0; i < 18_000; i++) {
      blocks.add(i == 7_777 ? 1_000 : i == 9_999 ? -5 : 1, 1, i);
    }

    assertThat(blocks.all()).hasSizeLessThanOrEqualTo(100);
    assertThat(blocks.all().stream().mapToDouble(Blocks.Block::greatest).max()).hasValue(1_000);
    assertThat(blocks.all().stream().mapToDouble(Blocks.Block::least).min()).hasValue(-5);
    assertThat(blocks.all().get(0).time()).isZero();
  }

  @Test
  void areNeverOfTwoLives() {
    var blocks = new Blocks(6);
    for (int i = 0; i < 20; i++) {
      blocks.add(i, i < 10 ? 1 : 2, i);
    }

    assertThat(blocks.lives(4))
        .containsExactly(new double[] {1.5, 5.5, 8.5}, new double[] {11.5, 15.5, 18.5});
  }

  /** A server that is restarted every five minutes for days. */
  @Test
  void staySoFewWithMoreLivesThanBlocks() {
    var blocks = new Blocks(100);
    for (int i = 0; i < 18_000; i++) {
      blocks.add(i, i / 30, i);
    }

    assertThat(blocks.all()).hasSize(600);
    assertThat(blocks.rowsOfBlock()).isEqualTo(32);
    assertThat(blocks.lives(30)).hasSize(600).contains(new double[] {14.5});
  }

  @Test
  void leaveOutWhatIsNotKnown() {
    var blocks = new Blocks(10);
    blocks.add(Double.NaN, 1, 0);
    blocks.add(Double.NaN, 1, 1);
    blocks.add(4, 1, 2);
    blocks.add(Double.NaN, 1, 3);

    assertThat(blocks.lives(2)).containsExactly(new double[] {Double.NaN, 4});
  }
}

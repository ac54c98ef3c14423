// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SliceOrderTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void goesThroughAllVariantsAndBack(int variants) {
    Random random = new Random(1);
    for (int trial = 0; trial < 50; trial++) {
      int[] order = SliceOrder.quad(variants, random);
      assertThat(order).hasSize(2 * variants);
      int[] places = new int[variants];
      for (int place = 0; place < order.length; place++) {
        places[order[place]] += place;
      }
      // The middle of a variant's two slices is that of the quad, so a linear drift cancels.
      assertThat(places).containsOnly(2 * variants - 1);
    }
  }

  @Test
  void takesEitherOrderEquallyOften() {
    Random random = new Random(2);
    Map<String, Integer> orders = new HashMap<>();
    for (int trial = 0; trial < 6000; trial++) {
      int[] order = SliceOrder.quad(3, random);
      orders.merge("" + order[0] + order[1] + order[2], 1, Integer::sum);
    }
    assertThat(orders).hasSize(6);
    assertThat(orders.values()).allSatisfy(count -> assertThat(count).isBetween(900, 1100));
  }

  @Test
  void rejectsNoVariants() {
    assertThatThrownBy(() -> SliceOrder.quad(0, new Random(3)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A quad needs a variant, but there is none.");
  }
}

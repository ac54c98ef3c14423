// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.random.RandomGenerator;

/**
 * In which order the slices of a block are measured.
 *
 * <p>A quad has two slices of every variant: all of them in random order, then the same in reverse.
 * For two variants this is A B B A or B A A B, which gave it the name. The two slices of a variant
 * lie as far from the middle of the quad as each other, so a linear drift of the machine cancels
 * between any two variants, whatever their number. The random start turns the advantage of a place,
 * such as to come first, into noise that the interval knows of (Fisher, "The Design of
 * Experiments", 1935; for software: Abedi, Brecht, "Conducting Repeatable Experiments in Highly
 * Variable Cloud Computing Environments", ICPE 2017).
 */
public final class SliceOrder {

  private SliceOrder() {}

  /**
   * The order of one quad.
   *
   * @param variants how many, at least 1
   * @param random where the order comes from
   * @return 2 * variants numbers of variants, from 0
   * @throws IllegalArgumentException if there are no variants
   */
  public static int[] quad(int variants, RandomGenerator random) {
    if (variants < 1) {
      throw new IllegalArgumentException("A quad needs a variant, but there is none.");
    }
    int[] order = new int[2 * variants];
    for (int next = 0; next < variants; next++) {
      int swapped = random.nextInt(next + 1);
      order[next] = order[swapped];
      order[swapped] = next;
    }
    for (int i = 0; i < variants; i++) {
      order[2 * variants - 1 - i] = order[i];
    }
    return order;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.statistics.Verdict;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** What of a message two codecs are compared in: less is better. */
public enum Quantity {
  /** CPU time to encode and to decode it. */
  TIME("CPU time, ns", "faster", "slower", MessageCost::nanos),
  /** What both allocate on the heap. */
  ALLOC("allocated, B", "cheaper", "dearer", MessageCost::allocatedBytes),
  /** Its length. */
  BYTES("length, B", "smaller", "larger", MessageCost::bytes);

  private final String heading;
  private final String better;
  private final String worse;
  private final ToDoubleFunction<MessageCost> value;

  Quantity(String heading, String better, String worse, ToDoubleFunction<MessageCost> value) {
    this.heading = heading;
    this.better = better;
    this.worse = worse;
    this.value = value;
  }

  /** What it is, with its unit. */
  public String heading() {
    return heading;
  }

  /** How much of it a message costs. */
  double of(MessageCost cost) {
    return value.applyAsDouble(cost);
  }

  /** The verdict on it, in the words for this one. */
  public String verdict(Verdict verdict) {
    return switch (verdict) {
      case BETTER -> better;
      case WORSE -> worse;
      case SAME, UNDECIDED -> verdict.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    };
  }
}

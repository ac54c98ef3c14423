// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ProbeTest {

  record Whole(int number) {}

  record Longer(long number) {}

  record Small(byte number) {}

  record Fraction(double number) {}

  record Flag(boolean isSet) {}

  record Letter(char letter) {}

  record Text(String text) {}

  record Pair(Object expected, Object other) {}

  static List<Pair> valuesOfOneField() {
    return List.of(
        new Pair(new Whole(-7), new Whole(8)),
        new Pair(new Longer(1L << 40), new Longer(1)),
        new Pair(new Small((byte) -1), new Small((byte) 1)),
        new Pair(new Fraction(0.5), new Fraction(0.25)),
        new Pair(new Flag(true), new Flag(false)),
        new Pair(new Letter('a'), new Letter('b')),
        new Pair(new Text("abc"), new Text("abd")));
  }

  @ParameterizedTest
  @MethodSource("valuesOfOneField")
  void tellsOneValueFromAnother(Pair values) {
    Probe probe = Probe.of(values.expected());

    assertThat(probe.accepts(values.expected())).isTrue();
    assertThat(probe.accepts(values.other())).isFalse();
    assertThat(probe.accepts(null)).isFalse();
    assertThat(probe.accepts("of another class")).isFalse();
  }

  @Test
  void looksIntoTheFirstElementOfAList() {
    Probe probe = Probe.of(List.of(new Whole(1), new Whole(2)));

    assertThat(probe.accepts(List.of(new Whole(1), new Whole(3)))).isTrue();
    assertThat(probe.accepts(List.of(new Whole(3), new Whole(2)))).isFalse();
    assertThat(probe.accepts(List.of(new Whole(1)))).isFalse();
  }
}

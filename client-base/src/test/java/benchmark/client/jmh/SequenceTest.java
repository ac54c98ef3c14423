// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SequenceTest {

  private static final int REQUESTS = 1000;

  @ParameterizedTest
  @CsvSource({"0, 1, 0", "0, 4, 0", "1, 4, 250", "3, 4, 750", "1, 3, 333", "31, 32, 968"})
  void eachThreadStartsAtAPlaceOfItsOwn(int index, int count, int first) {
    assertThat(sequence(index, count).next()).isEqualTo(first);
  }

  @Test
  void visitsEveryRequestOnceARound() {
    var sequence = sequence(31, 32);
    Set<Integer> visited = new HashSet<>();
    for (int i = 0; i < REQUESTS; i++) {
      visited.add(sequence.next());
    }

    assertThat(visited)
        .containsExactlyInAnyOrderElementsOf(IntStream.range(0, 1000).boxed().toList());
    assertThat(sequence.next()).isEqualTo(968);
  }

  @Test
  void wrapsAround() {
    var sequence = sequence(999, 1000);

    assertThat(sequence.next()).isEqualTo(999);
    assertThat(sequence.next()).isZero();
  }

  @Test
  void manyThreadsStayWithinTheRequests() {
    assertThat(sequence(99_998, 99_999).next()).isEqualTo(999);
  }

  private static Sequence sequence(int index, int count) {
    var sequence = new Sequence();
    sequence.start(REQUESTS, index, count);
    return sequence;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunSequenceTest {

  /**
   * Seconds that pairs took on two quiet cores: {@code --quick dubbo-hessianlite dubbo-fst
   * dubbo-kryo}, and eleven pairs of five protocols in short slices.
   */
  @ParameterizedTest
  @ValueSource(strings = {"66 67 65", "13.9 14.1 13.8 14.3 13.3 14.9 12.5 12.4 11.9 14.2 14.4"})
  void theTimeLeftIsWithinFifteenPercentOnceThereIsAPair(String recorded) {
    double[] seconds =
        Arrays.stream(recorded.split(" ")).mapToDouble(Double::parseDouble).toArray();
    var ended = new ArrayList<Duration>();
    for (int done = 1; done < seconds.length; done++) {
      ended.add(Duration.ofMillis((long) (1000 * seconds[done - 1])));
      double left = Arrays.stream(seconds, done, seconds.length).sum();
      double next = RunSequence.next(ended).orElseThrow().toMillis() / 1000.0;
      double estimate = next * (seconds.length - done);

      assertThat(estimate).as("after %d", done).isCloseTo(left, within(0.15 * left));
    }
  }

  @Test
  void nobodyKnowsBeforeTheFirst() {
    assertThat(RunSequence.next(List.of())).isEmpty();
  }
}

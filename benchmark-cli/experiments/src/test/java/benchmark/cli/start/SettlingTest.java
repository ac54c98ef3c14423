// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.start.FirstCalls.Call;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("calls to a fresh JVM are warm")
class SettlingTest {

  private static final int RATE = 100;
  private static final Call USUAL = answered(1_000);

  @Test
  void fromTheFirstOneOnIfAllAreAlike() {
    assertThat(settling(i -> USUAL).warm()).hasValue(0);
  }

  @Test
  void whenSlowOnesAreOver() {
    Settling slow = settling(i -> i < 300 ? answered(20_000) : USUAL);

    assertThat(slow.steadyMillis()).isEqualTo(1);
    assertThat(slow.warm().orElseThrow()).isCloseTo(3, within(0.1));
  }

  /** The 300 calls after it take 300 ms: one more of 30 ms is what is tolerated. */
  @Test
  void inSpiteOfOneSlowCallThatMattersLittle() {
    assertThat(settling(i -> i == 299 ? answered(30_000) : USUAL).warm()).hasValue(0);
    assertThat(settling(i -> i == 0 ? answered(70_000) : USUAL).warm()).hasValue(0.01);
  }

  @Test
  void afterTheLastFailure() {
    assertThat(settling(i -> i == 250 ? failed() : USUAL).warm()).hasValue(2.51);
  }

  @Test
  void neverIfCallsFailUntilTheEnd() {
    Settling failing = settling(i -> i == 599 ? failed() : USUAL);

    assertThat(failing.warm()).isEmpty();
    assertThat(failing.steadyMillis()).isNaN();
  }

  private static Settling settling(IntFunction<Call> call) {
    List<Call> calls = IntStream.range(0, 6 * RATE).mapToObj(call).toList();
    return new Settling(new FirstCalls(Instant.EPOCH, RATE, calls, Map.of(), null));
  }

  private static Call answered(long micros) {
    return new Call(10, micros, false);
  }

  private static Call failed() {
    return new Call(10, 500, true);
  }
}

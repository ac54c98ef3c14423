// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import benchmark.launch.SliceRequest.Purpose;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SliceRequestTest {

  static Stream<Load> loads() {
    return Stream.of(new Load.Closed(32), new Load.Open(2500.5, 64, -7, Load.Arrivals.POISSON));
  }

  @ParameterizedTest
  @MethodSource("loads")
  void isReadAsItWasWritten(Load load) {
    var request =
        new SliceRequest(
            "benchmark.Echo.string",
            new OperationKey("string", Map.of("size", "1K")),
            load,
            500,
            Purpose.REPLACEMENT);

    assertThat(SliceRequest.parse(request.toLine())).isEqualTo(request);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "slice a b closed:1 500", "slice a b often 500 RESULT"})
  void anyOtherLineIsRefused(String line) {
    assertThatIllegalArgumentException().isThrownBy(() -> SliceRequest.parse(line));
  }
}

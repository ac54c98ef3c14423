// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;

class OperationKeyTest {

  @Test
  void isCalledByItsMethodAndTheValuesOfItsParameters() {
    assertThat(OperationKey.ofBenchmark("benchmark.Client.existUser", Map.of()).label())
        .isEqualTo("existUser");
    assertThat(OperationKey.ofBenchmark("benchmark.Echo.string", Map.of("size", "1K")).label())
        .isEqualTo("string (1K)");
    assertThat(new OperationKey("string", Map.of("size", "1K", "depth", "2")).label())
        .isEqualTo("string (depth=2, size=1K)");
  }

  @Test
  void anotherValueIsAnotherOperation() {
    assertThat(new OperationKey("string", Map.of("size", "1K")))
        .isNotEqualTo(new OperationKey("string", Map.of("size", "50K")))
        .isNotEqualTo(OperationKey.of("string"));
  }

  @Test
  void textIsReadBackWithoutLoss() {
    for (OperationKey key :
        new OperationKey[] {
          OperationKey.of("existUser"),
          new OperationKey("string", Map.of("size", "1K", "depth", "2")),
          new OperationKey("string", Map.of("text", "a, b=c & 100% 你?")),
          new OperationKey("string", Map.of("text", ""))
        }) {
      assertThat(OperationKey.parse(key.toString())).isEqualTo(key);
      assertThat(key.toString()).doesNotContain(",", " ");
    }
    assertThat(new OperationKey("string", Map.of("size", "1K", "depth", "2")))
        .hasToString("string?depth=2&size=1K");
  }

  @Test
  void otherTextIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OperationKey.parse("string?1K"))
        .withMessage("'1K' is not name=value.");
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import benchmark.launch.LaunchProperties;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EchoContractTest {

  private static final String STRING = "benchmark.Echo.string";

  @Test
  void aTextOfAnyLengthCanBeSent() {
    Operation<EchoService> operation = string("300");

    assertThat(operation.argument(3)).asString().hasSize(300).isEqualTo(operation.argument(3));
    assertThat(operation.argument(4)).isNotEqualTo(operation.argument(3));
    assertThat(operation.accepts(3, operation.answer(3))).isTrue();
    assertThat(operation.accepts(3, operation.answer(4))).isFalse();
    assertThat(string("3K-chinese").argument(0)).asString().hasSize(3072).containsPattern("[一-鿿]");
    assertThat(Contracts.of(operation)).isSameAs(Contracts.ECHO);
    assertThat(string("300")).as("prepared once for all threads").isSameAs(operation);
    assertThat(string("1K")).isSameAs(Contracts.operation("string (1K)"));
  }

  @Test
  void anotherSizeIsNoOperation() {
    assertThatIllegalArgumentException().isThrownBy(() -> string("huge"));
    assertThatIllegalArgumentException().isThrownBy(() -> string("1025K"));
  }

  @Test
  void aTextOfOnesOwnIsReadFromItsFile(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("text"), "zażółć 北京");
    LaunchProperties.PAYLOAD.set(file);
    try {
      Operation<EchoService> operation = string("payload-3f2a91c0");

      assertThat(operation.requests()).isEqualTo(1);
      assertThat(operation.argument(0)).isEqualTo("zażółć 北京");
      assertThat(operation.accepts(0, "zażółć 北京")).isTrue();
      assertThat(operation.accepts(0, "zażółć 北方")).isFalse();
      assertThat(operation.accepts(0, "zażółć 北京!")).isFalse();
      assertThat(operation.accepts(0, null)).isFalse();
    } finally {
      System.clearProperty(LaunchProperties.PAYLOAD.name());
    }
  }

  private static Operation<EchoService> string(String size) {
    return Contracts.ECHO.operation(STRING, Map.of(EchoContract.SIZE, size));
  }
}

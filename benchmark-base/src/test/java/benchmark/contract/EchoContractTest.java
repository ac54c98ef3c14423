// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import benchmark.launch.LaunchProperties;
import benchmark.launch.OperationKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EchoContractTest {

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

  @Test
  void aMessageInJsonIsSentAsATree(@TempDir Path folder) throws Exception {
    var tree = new LinkedHashMap<String, Object>(Map.of("id", 7L));
    Path file = folder.resolve("tree");
    TreeFile.write(file, tree);
    LaunchProperties.PAYLOAD_TREE.set(file);
    try {
      Operation<EchoService> operation = string("json-3f2a91c0");

      assertThat(operation.label()).isEqualTo("string (json-3f2a91c0)");
      assertThat(operation.method(EchoService.class).getName())
          .as("the method whose parameter is a tree")
          .isEqualTo("tree");
      assertThat(operation.argument(0)).isEqualTo(tree);
      assertThat(operation.call(new PreparedEchoService(), tree)).isSameAs(tree);
      assertThat(operation.accepts(0, Map.of("id", 7))).isTrue();
      assertThat(operation.accepts(0, Map.of("id", 8))).isFalse();
      assertThat(operation.isAnswer(0, Map.of("id", 7.0))).isTrue();
      assertThat(operation.isAnswer(0, Map.of("id", "7"))).isFalse();
      assertThat(operation.difference(0, Map.of("id", 8))).contains("$.id: 7 arrives as 8");
    } finally {
      System.clearProperty(LaunchProperties.PAYLOAD_TREE.name());
    }
  }

  @Test
  void aPairWithoutTreesSendsItsText(@TempDir Path folder) throws Exception {
    LaunchProperties.PAYLOAD.set(Files.writeString(folder.resolve("text"), "{\"id\": 7}"));
    LaunchProperties.LEFT_OUT.set(EchoContract.TREE);
    try {
      Operation<EchoService> operation = string("json-0c4e5d1f");

      assertThat(operation.label()).isEqualTo("string (json-0c4e5d1f)");
      assertThat(operation.call(new PreparedEchoService(), operation.argument(0)))
          .isEqualTo("{\"id\": 7}");
      assertThat(operation.isAnswer(0, "{\"id\":7}")).isFalse();
    } finally {
      System.clearProperty(LaunchProperties.PAYLOAD.name());
      System.clearProperty(LaunchProperties.LEFT_OUT.name());
    }
  }

  @Test
  void aMessageThatNobodyNamedIsAnError() {
    assertThatIllegalStateException()
        .isThrownBy(() -> string("json-00000000").argument(0))
        .withMessage("benchmark.payload.tree is not set");
  }

  private static Operation<EchoService> string(String size) {
    return Contracts.ECHO.operation(OperationKey.of("string").with(EchoContract.SIZE, size));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import benchmark.contract.conformance.EveryJsonType;
import java.io.IOException;
import java.io.StreamCorruptedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TreeFileTest {

  @TempDir Path folder;

  @Test
  void everyTypeOfJsonIsReadAsItWasWritten() throws IOException {
    Map<String, Object> tree = EveryJsonType.tree();

    Map<String, Object> read = written(tree);

    assertThat(read).isEqualTo(tree).isInstanceOf(LinkedHashMap.class);
    assertThat(read.keySet()).as("in the same order").containsExactlyElementsOf(tree.keySet());
    assertThat(read.get("small")).isEqualTo(5L);
    assertThat(read.get("fraction")).isEqualTo(0.1);
    assertThat(read.get("items")).isInstanceOf(ArrayList.class);
  }

  @Test
  void longKeysAreReadAsTheyWereWritten() throws IOException {
    assertThat(written(EveryJsonType.longKeys()))
        .isEqualTo(EveryJsonType.longKeys())
        .hasSize(2)
        .allSatisfy((key, value) -> assertThat(key).hasSizeGreaterThanOrEqualTo(60_000));
  }

  @Test
  void textsOfAnyLengthAndUnpairedSurrogatesSurvive() throws IOException {
    var tree = Map.<String, Object>of("a\uD83Db", "\uDE00", "long", "茶".repeat(100_000), "", "");

    assertThat(written(tree)).isEqualTo(tree);
  }

  @Test
  void anythingElseIsNoTree() throws IOException {
    Path text = Files.writeString(folder.resolve("text"), "{\"a\": 1}");
    Path list = Files.write(folder.resolve("list"), new byte[] {'[', 0, 0, 0, 0});

    for (Path file : List.of(text, list)) {
      assertThatExceptionOfType(IOException.class).isThrownBy(() -> TreeFile.read(file));
    }
    assertThatExceptionOfType(StreamCorruptedException.class)
        .isThrownBy(() -> TreeFile.read(list))
        .withMessage(list + " holds no tree");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TreeFile.write(folder.resolve("other"), Map.of("a", 1)))
        .withMessage("A tree holds no java.lang.Integer");
  }

  private Map<String, Object> written(Map<String, Object> tree) throws IOException {
    Path file = folder.resolve("tree");
    TreeFile.write(file, tree);
    return TreeFile.read(file);
  }
}

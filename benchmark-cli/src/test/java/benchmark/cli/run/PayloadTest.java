// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import benchmark.cli.error.UserError;
import benchmark.launch.ExitStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PayloadTest {

  private static final byte[] NOT_UTF8 = {(byte) 0xC3, 0x28};

  @TempDir Path folder;

  @Test
  void textIsSentAsItIs() {
    assertThat(Payload.read(file("a.txt", "zażółć 北京\n")).text()).isEqualTo("zażółć 北京\n");
    assertThat(Payload.read(file("a.json", "{\"a\": [1, 2]}")).text()).isEqualTo("{\"a\": [1, 2]}");
  }

  @Test
  void bytesAreSentInBase64() {
    assertThat(Payload.read("bytes:" + file("a.bin", NOT_UTF8)).text()).isEqualTo("wyg=");
  }

  @Test
  void aMissingFileIsNamed() {
    assertRefused(
        folder + "/none",
        "--payload %1$s: there is no file %1$s that can be read. Check the path.");
    assertRefused(
        folder.toString(),
        "--payload %1$s: there is no file %1$s that can be read. Check the path.");
  }

  @Test
  void anEmptyFileIsRefused() {
    assertRefused(file("empty", ""), "--payload %s: the file is empty. Give one with a message.");
  }

  @Test
  void aMessageThatIsTooLargeIsRefusedWithTheLimit() {
    assertRefused(
        file("large", new byte[Payload.LIMIT + 1]),
        "--payload %s: the file has 1048577 bytes, but a message may have 1048576 at most, which"
            + " every pair is verified to carry. Give a smaller one.");
    assertRefused(
        "bytes:" + file("large", new byte[Payload.LIMIT - 1]),
        "--payload %s: the message has 1398100 bytes in Base64, but may have 1048576 at most, which"
            + " every pair is verified to carry. Give a smaller one.");
    assertThat(Payload.read(file("largest", "x".repeat(Payload.LIMIT))).text())
        .hasSize(Payload.LIMIT);
  }

  @Test
  void whatIsNotUtf8IsRefusedUnlessItIsBytes() {
    assertRefused(
        file("a.txt", NOT_UTF8),
        "--payload %1$s: the file is not UTF-8 text. To send its bytes, as Base64 text, write"
            + " bytes:%1$s.");
  }

  @Test
  void whatIsNotJsonIsRefusedWithThePlace() {
    assertRefused(
        file("a.json", "{\n  \"a\": nil}"),
        "--payload %s: the file is not JSON (line 2, column 8). Correct it, or send it as text under"
            + " a name that does not end in .json.");
    assertRefused(
        file("b.json", "{} {"),
        "--payload %s: the file is not JSON (line 1, column 4). Correct it, or send it as text under"
            + " a name that does not end in .json.");
    assertRefused(
        file("c.json", "  "),
        "--payload %s: the file is not JSON (it is blank). Correct it, or send it as text under"
            + " a name that does not end in .json.");
  }

  private static void assertRefused(String word, String sentence) {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> Payload.read(word))
        .withMessage(sentence, word)
        .matches(error -> error.status() == ExitStatus.BAD_INPUT);
  }

  private String file(String name, String text) {
    return file(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private String file(String name, byte[] bytes) {
    try {
      return Files.write(folder.resolve(name), bytes).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

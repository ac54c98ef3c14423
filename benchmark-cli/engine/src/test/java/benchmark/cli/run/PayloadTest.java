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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PayloadTest {

  private static final byte[] NOT_UTF8 = {(byte) 0xC3, 0x28};

  @TempDir Path folder;

  @Test
  void textIsSentAsItIs() {
    assertThat(Payload.read(file("a.txt", "zażółć 北京\n")).text()).isEqualTo("zażółć 北京\n");
  }

  @Test
  void jsonIsATreeAndItsText() {
    var payload = Payload.read(file("a.json", "{\"a\": [1, 2.5, null], \"b\": {}}"));

    assertThat(payload.text()).isEqualTo("{\"a\": [1, 2.5, null], \"b\": {}}");
    assertThat(payload.tree())
        .contains(Map.of("a", Arrays.asList(1L, 2.5, null), "b", Map.<String, Object>of()));
    assertThat(payload.size()).matches("json-[0-9a-f]{8}");
    assertThat(Payload.read(file("a.txt", payload.text())).size())
        .isEqualTo(payload.size().replace("json-", "payload-"));
    assertThat(Payload.read(file("a.json", "[3]")).tree()).contains(Map.of("value", List.of(3L)));
    assertThat(Payload.read(file("a.json", "\"\\ud83d\"")).tree())
        .contains(Map.of("value", "\ud83d"));
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

  /** Which says how a file is encoded, and does not belong to the message. */
  @Test
  void aByteOrderMarkIsNotSent() {
    assertThat(Payload.read(file("a.json", "\uFEFF{\"a\": 1}")))
        .isEqualTo(Payload.read(file("b.json", "{\"a\": 1}")));
    assertThat(Payload.read(file("a.txt", "\uFEFFa\r\nb")).text()).isEqualTo("a\r\nb");
    assertRefused(
        file("mark.txt", "\uFEFF"), "--payload %s: the file is empty. Give one with a message.");
    assertThat(Payload.read("bytes:" + file("a.bin", "\uFEFF")).text()).isEqualTo("77u/");
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

  @Test
  void aFieldThatIsGivenTwiceIsRefused() {
    assertRefused(
        file("a.json", "{\n \"a\": 1, \"a\": 2}"),
        "--payload %s: line 2, column 10: the object has a second field 'a'. Rename one, or send the"
            + " file as text under a name that does not end in .json.");
  }

  @Test
  void aNumberThatJavaCannotHoldIsRefused() {
    assertThat(Payload.read(file("a.json", "[9223372036854775807, -0.0, 0e-999]")).tree())
        .contains(Map.of("value", List.of(Long.MAX_VALUE, -0.0, 0.0)));
    assertRefused(
        file("a.json", "[1, 9223372036854775808]"),
        "--payload %s: line 1, column 5: 9223372036854775808 is beyond a number of 64 bits. Quote it,"
            + " or send the file as text under a name that does not end in .json.");
    assertRefused(
        file("b.json", "[1e400]"),
        "--payload %s: line 1, column 2: 1e400 is beyond a double. Quote it, or send the file as text"
            + " under a name that does not end in .json.");
    assertRefused(
        file("c.json", "1e-400"),
        "--payload %s: line 1, column 1: 1e-400 is beyond a double. Quote it, or send the file as text"
            + " under a name that does not end in .json.");
    assertRefused(
        file("d.json", "1".repeat(2000)),
        "--payload %s: line 1, column 1: "
            + "1".repeat(40)
            + "… is beyond a number of 64 bits. Quote it, or send the file as text under a name that"
            + " does not end in .json.");
  }

  @Test
  void whatIsNestedTooDeepIsRefused() {
    assertThat(Payload.read(file("a.json", nested("{\"a\":", 63, "{}", "}"))).tree()).isPresent();
    assertThat(Payload.read(file("a.json", nested("[", 63, "", "]"))).tree()).isPresent();
    assertRefused(
        file("a.json", nested("[", 64, "", "]")),
        "--payload %s: line 1, column 64: objects and lists are nested more than 64 deep. Flatten"
            + " them, or send the file as text under a name that does not end in .json.");
    assertRefused(
        file("b.json", nested("[", 100_000, "", "]")),
        "--payload %s: line 1, column 64: objects and lists are nested more than 64 deep. Flatten"
            + " them, or send the file as text under a name that does not end in .json.");
  }

  private static String nested(String begin, int depth, String inner, String end) {
    return begin.repeat(depth) + inner + end.repeat(depth);
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

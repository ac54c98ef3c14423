// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("a shell reads")
class ShellWordsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a folder/results",
        "dubbo-kryo@gc={g1,zgc},jvm=-Xmx1g -Xms1g",
        "dubbo-kryo@lib=io.netty:*:4.2.15.Final",
        "it's",
        "'",
        "",
        "~",
        "a;touch b",
        "$HOME `id` $(id)",
        "back\\slash \"quoted\"",
        "#",
        "a\tb",
        "<>&|!?[a]",
        "Prüfung/结果"
      })
  void whatWasMeant(String word) throws Exception {
    String typed = ShellWords.of(List.of("printf", "<%s>", word, "next"));
    Process shell = new ProcessBuilder("sh", "-c", typed).start();
    shell.getOutputStream().close();
    assertThat(new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo("<%s><next>", word);
  }

  @Test
  void plainWordsAreLeftAsTheyAre() {
    assertThat(ShellWords.benchmark("compare", "dubbo-kryo@threads=8,jdk=/opt/jdk-25", "-t", 8))
        .isEqualTo("./benchmark.sh compare dubbo-kryo@threads=8,jdk=/opt/jdk-25 -t 8");
  }

  @Test
  void anOptionWithAFolder() {
    assertThat(ShellWords.benchmark("compare", "--continue", Path.of("a folder", "x")))
        .isEqualTo("./benchmark.sh compare --continue 'a folder/x'");
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.status.Position;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JmhOutputTest {

  /** What JMH 1.37 printed for existUser and getUser in two modes; see recorded/. */
  private static final List<Position> RECORDED =
      List.of(
          Position.of("existUser", "Throughput", "", 0, 0, 4),
          Position.of("existUser", "Throughput", "warm-up", 1, 1, 4),
          Position.of("existUser", "Throughput", "measuring", 1, 2, 4),
          Position.of("existUser", "Throughput", "measuring", 2, 2, 4));

  @ParameterizedTest
  @ValueSource(ints = {1, 7})
  void saysWhereARunIsWhateverThePiecesAre(int size) throws IOException {
    List<Position> positions = follow(recorded("jmh.txt"), size);

    assertThat(positions).startsWith(RECORDED.toArray(Position[]::new));
    assertThat(positions.get(positions.size() - 1).operation()).isEqualTo("getUser");
    assertThat(positions.get(positions.size() - 1).mode()).isEqualTo("Sampling");
  }

  @Test
  void aLargePieceLeavesOutWhatIsOver() throws IOException {
    assertThat(follow(recorded("jmh.txt"), 1_000_000).stream().map(Position::operation))
        .containsExactly("existUser", "getUser", "existUser", "getUser");
  }

  @ParameterizedTest
  @CsvSource({"00:00:07, 7", "00:02:00, 120", "01:00:01, 3601", "1+02:03:04, 93784"})
  void readsTheTimeLeft(String eta, long seconds) {
    var positions = new ArrayList<Position>();
    new JmhOutput(positions::add).accept(0, "# Run progress: 0.00% complete, ETA " + eta + "\n");

    assertThat(positions).containsExactly(Position.of("", "", "", 0, 0, seconds));
  }

  @Test
  void otherTextTellsNothing() {
    var positions = new ArrayList<Position>();
    new JmhOutput(positions::add).accept(0, "Hello\nIterations:\n# VM version: JDK 17\n\n");

    assertThat(positions).isEmpty();
  }

  private static List<Position> follow(String text, int size) {
    var positions = new ArrayList<Position>();
    var output = new JmhOutput(positions::add);
    for (int at = 0; at < text.length(); at += size) {
      output.accept(0, text.substring(at, Math.min(text.length(), at + size)));
    }
    return positions.stream().distinct().toList();
  }

  private static String recorded(String name) throws IOException {
    try (var in = JmhOutputTest.class.getResourceAsStream("/recorded/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Direction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("what a client has found")
class FindingsTest {

  private static final Finding EMOJI =
      new Finding(Capability.EMOJI, "emoji", Direction.RESPONSE, CaseResult.SAME);

  @TempDir Path dir;

  @Test
  void isReadAsFarAsItCame() throws IOException {
    Path file = dir.resolve("findings.tsv");
    try (var writer = new Findings.Writer(file)) {
      writer.hash("user", "abc");
      writer.hash("echo", "def");
      writer.wire();
      writer.finding(Capability.EMOJI, "emoji", Direction.RESPONSE, CaseResult.SAME);
    }
    Files.writeString(file, "finding\tEMO", StandardOpenOption.APPEND);

    assertThat(Findings.read(file))
        .isEqualTo(
            new Findings(Map.of("user", "abc", "echo", "def"), true, java.util.List.of(EMOJI)));
  }

  @Test
  void isEmptyWhenItWasNeverBegun() {
    assertThat(Findings.read(dir.resolve("none")).findings()).isEmpty();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.text.Document;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.WorkShares;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShareTableTest {

  @Test
  void saysHowEvenlyTheWorkWasShared() {
    String text = render(new WorkShares(List.of(100L, 110L, 90L), List.of(300L)), 2);

    assertThat(text)
        .containsPattern("threads +3 +0\\.08\\d* +1\\.10\\d* +even")
        .containsPattern("CPUs +1 of 2 +1\\.0* +2\\.0* +uneven");
  }

  @Test
  void whatIsNotKnownHasNoLine() {
    assertThat(render(new WorkShares(List.of(7L), List.of()), 2))
        .contains("one did it all")
        .doesNotContain("CPUs");
  }

  @Test
  void sharesSurviveTheirFile(@TempDir Path folder) throws Exception {
    var shares = new WorkShares(List.of(5L, 6L), List.of(7L));
    Path file = folder.resolve("shares");
    shares.write(file);

    assertThat(WorkShares.read(file)).isEqualTo(shares);
  }

  private static String render(WorkShares shares, int cpus) {
    return TextRenderer.render(new Document(List.of(ShareTable.of(shares, cpus))));
  }
}

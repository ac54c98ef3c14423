// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.conformance.Capability;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("what a client has found")
class FindingsTest {

  @TempDir Path dir;

  @Test
  void isReadAsFarAsItCame() throws IOException {
    Path file =
        Files.writeString(
            dir.resolve("findings.tsv"),
            """
            hash\tabc
            wire\tyes
            finding\tEMOJI\temoji\tANSWER\tYES\tarrives as it was sent
            finding\tEMO""");

    Findings report = Findings.read(file);

    assertThat(report.hash()).isEqualTo("abc");
    assertThat(report.wire()).isTrue();
    assertThat(report.findings())
        .singleElement()
        .satisfies(finding -> assertThat(finding.capability()).isEqualTo(Capability.EMOJI));
  }

  @Test
  void isEmptyWhenItWasNeverBegun() {
    assertThat(Findings.read(dir.resolve("none")).findings()).isEmpty();
  }
}

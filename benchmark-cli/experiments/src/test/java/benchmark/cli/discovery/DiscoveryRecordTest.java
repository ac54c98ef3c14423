// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.text.TextRenderer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiscoveryRecordTest {

  @TempDir private Path folder;

  /** What was stored before there were a rollout and classes. */
  @Test
  void readsARecordOfAnEarlierVersion() throws Exception {
    Files.writeString(
        folder.resolve(DiscoveryRecord.FILE.name()),
        """
        {"commands": [["discovery"]], "conditions": {"instances": 20, "interfaces": 2, "protocols": 5,
         "changedAtOnce": 2, "phaseSeconds": 10.0, "outageSeconds": 5.0, "callSeconds": 1.0,
         "delayMillis": 5000, "registries": []}, "variants": ["one"], "blocks": 1,
         "runs": [{"variant": "one", "block": 1, "modules": {}, "commandLines": {},
         "nodesOfInstance": 10, "bytesOfNode": 1000, "phases": [{"name": "steady", "begin": 1.0,
         "seconds": 10.0, "changes": 0, "values": {"HEAP_MB": 20.0}, "delays": []}], "timeline": []}]}
        """);

    DiscoveryReport report = DiscoveryReport.KIND.read(folder);

    assertThat(report.record().conditions().every()).isEqualTo(Duration.ofSeconds(1));
    assertThat(report.record().conditions().eager()).isFalse();
    assertThat(report.record().runs().get(0).classes()).isEmpty();
    assertThat(TextRenderer.render(report.page()))
        .contains("Phase: steady")
        .doesNotContain("class");
  }

  @Test
  void hasNoBlockIfTheFirstRunHasFailed() throws Exception {
    Files.writeString(
        folder.resolve(DiscoveryRecord.FILE.name()),
        """
        {"commands": [["discovery"]], "conditions": {"instances": 20, "interfaces": 2, "protocols": 5,
         "changedAtOnce": 2, "phaseSeconds": 10.0, "registries": []}, "variants": ["one"],
         "blocks": 1, "runs": []}
        """);

    assertThat(DiscoveryRecord.FILE.read(folder).measuredBlocks()).isZero();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.report.Warning;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildsTest {

  @TempDir private Path results;

  @Test
  void whatWasBuiltAgainIsSaid() {
    var builds = new Builds();

    assertThat(builds.changes(record("1", "a".repeat(64)))).isEmpty();
    assertThat(builds.changes(record("2", "a".repeat(64)))).isEmpty();
    assertThat(builds.changes(record("3", "b".repeat(64))))
        .containsExactly(
            new Warning(
                Warning.Kind.OTHER_BUILD,
                null,
                "dubbo 3.2.20 was rebuilt during the comparison (SHA-256 aaaaaaaaaaaa…, then SHA-256 bbbbbbbbbbbb…), so rounds measured different code. Do not rebuild while comparing; compare again."));
  }

  private RunRecord record(String run, String hash) {
    Path folder = results.resolve(run);
    new FabricatedRun(folder, "dubbo-kryo")
        .record(
            json -> json.replace("\"hashes\" : { }", "\"hashes\" : {\"dubbo\": \"" + hash + "\"}"));
    return StoredRun.read(folder).record();
  }
}

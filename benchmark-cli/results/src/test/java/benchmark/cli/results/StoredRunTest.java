// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.error.UserError;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoredRunTest {

  private static final OperationKey EXIST_USER = OperationKey.of("existUser");
  private static final OperationKey GET_USER = OperationKey.of("getUser");

  @TempDir private Path results;

  @Test
  void holdsWhatTheFolderHolds() {
    new FabricatedRun(results.resolve("X"), "dubbo-a")
        .file("jmh.txt", "# Benchmark: benchmark.Client.existUser\n# Benchmark: a.B.listUser\n");

    StoredRun run = StoredRun.read(results.resolve("X"));

    assertThat(run.folder()).isEqualTo(results.resolve("X"));
    assertThat(run.record().variant()).isEqualTo("dubbo-a");
    assertThat(run.results().jmh()).hasSize(4);
    assertThat(run.forks()).isEqualTo(1);
    assertThat(run.operations()).containsOnlyKeys(EXIST_USER, GET_USER);
    assertThat(run.costs()).containsOnlyKeys(EXIST_USER);
    assertThat(run.attempted()).containsExactly(EXIST_USER, OperationKey.of("listUser"));
  }

  @Test
  void theJdkOfEachPartIsReported() {
    new FabricatedRun(results.resolve("X"), "dubbo-a").serverOn("21.0.1", "Debian");
    new FabricatedRun(results.resolve("Y"), "dubbo-a");

    RunRecord mixed = StoredRun.read(results.resolve("X")).record();
    assertThat(mixed.processes().jdkOf("client").version()).isEqualTo("17.0.15");
    assertThat(mixed.processes().jdkOf("server").version()).isEqualTo("21.0.1");
    assertThat(mixed.processes().jdkVersions()).isEqualTo("17.0.15 (client), 21.0.1 (server)");
    assertThat(mixed.provenance().facts()).containsEntry("Other JDKs", "server 21.0.1 Debian");
    RunRecord usual = StoredRun.read(results.resolve("Y")).record();
    assertThat(usual.processes().jdkVersions()).isEqualTo("17.0.15");
    assertThat(usual.provenance().facts()).doesNotContainKey("Other JDKs");
  }

  @Test
  void aRecordOfBeforeASideHadItsOwnJdkIsRead() {
    new FabricatedRun(results.resolve("X"), "dubbo-a")
        .record(text -> text.replaceFirst("\"otherJdks\"\\s*:\\s*\\{\\s*},", ""));

    RunRecord record = StoredRun.read(results.resolve("X")).record();
    assertThat(record.processes().jdkOf("server").version()).isEqualTo("17.0.15");
  }

  @Test
  void theMostDirectModeTellsTheMeanTime() {
    new FabricatedRun(results.resolve("X"), "dubbo-a")
        .measured(
            FabricatedRun.entry("benchmark.Client.getUser", Map.of(), "thrpt", 64, "ops/ms"),
            FabricatedRun.entry("benchmark.Client.getUser", Map.of(), "sample", 0.6, "ms/op"),
            FabricatedRun.entry("benchmark.Client.existUser", Map.of(), "thrpt", 64, "ops/ms"),
            FabricatedRun.entry("benchmark.Client.listUser", Map.of(), "ss", 64, "ms/op"));

    StoredRun run = StoredRun.read(results.resolve("X"));

    assertThat(run.results().whole(GET_USER, Metric.MEAN)).isCloseTo(0.6, within(1e-9));
    assertThat(run.results().whole(EXIST_USER, Metric.MEAN)).isCloseTo(0.5, within(1e-9));
    assertThat(run.results().whole(OperationKey.of("listUser"), Metric.MEAN)).isNaN();
    assertThat(run.results().whole(OperationKey.of("createUser"), Metric.MEAN)).isNaN();
  }

  @Test
  void theNewestGoodRunThatIsWantedIsFound() throws IOException {
    new FabricatedRun(results.resolve("1-a"), "dubbo-a");
    new FabricatedRun(results.resolve("2-a"), "dubbo-a");
    new FabricatedRun(results.resolve("3-a.failed"), "dubbo-a");
    new FabricatedRun(results.resolve("4-a.partial"), "dubbo-a");
    new FabricatedRun(results.resolve("5-a"), "dubbo-a").file("run.json", "{}");
    new FabricatedRun(results.resolve("6-a"), "dubbo-a").file("jmh.json", "");
    new FabricatedRun(results.resolve("7-b"), "dubbo-b");
    Files.createDirectory(results.resolve("8-codec"));
    Files.writeString(results.resolve("9-comparison.md"), "### Throughput");

    assertThat(StoredRun.newest(results, record -> record.variant().equals("dubbo-a"), run -> true))
        .map(StoredRun::folder)
        .contains(results.resolve("2-a"));
    assertThat(StoredRun.newest(results, record -> record.variant().equals("dubbo-c"), run -> true))
        .isEmpty();
    assertThat(StoredRun.newest(results.resolve("none"), record -> true, run -> true)).isEmpty();
  }

  @Test
  void onlyGoodRunsAreFinished() throws IOException {
    new FabricatedRun(results.resolve("X"), "dubbo-a");
    new FabricatedRun(results.resolve("X.failed"), "dubbo-a");
    new FabricatedRun(results.resolve("X.partial"), "dubbo-a");
    Files.createDirectory(results.resolve("codec"));

    assertThat(StoredRun.isFinished(results.resolve("X"))).isTrue();
    assertThat(StoredRun.isFinished(results.resolve("X.failed"))).isFalse();
    assertThat(StoredRun.isFinished(results.resolve("X.partial"))).isFalse();
    assertThat(StoredRun.isFinished(results.resolve("codec"))).isFalse();
  }

  @Test
  void aFailedRunIsRefused() {
    Path failed = results.resolve("X.failed");
    new FabricatedRun(failed, "dubbo-a");

    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> StoredRun.read(failed))
        .withMessage(
            failed + " is a failed run and has no results. Give a successful run's folder.")
        .matches(error -> error.status() == 2);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.parallel.ResourceAccessMode.READ;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Apart from {@link VerifyIT}, which would keep all others from resolving another Dubbo. */
@DisplayName("benchmark.sh verify --versions")
@ResourceLock(value = Tools.BUSY_CPUS, mode = READ)
@ResourceLock(Tools.OTHER_DUBBO)
@Tag("every-pair")
class VerifyVersionsIT {

  @TempDir Path results;

  @Test
  void versionsThatUnderstandEachOtherAreRight() {
    CommandResult ended =
        KnownMatrix.verify(
            results, "--versions", "2.7.23,3.3.6", "--scenario", "user", "dubbo-hessianlite");

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(ended.stdout())
        .contains("dubbo-hessianlite, contract user\n")
        .containsPattern("\nDubbo client +server 2\\.7\\.23 +server 3\\.3\\.6\n")
        .containsPattern("\n2\\.7\\.23 +right +right\n")
        .containsPattern("\n3\\.3\\.6 +right +right\n");
    Path folder = Tools.onlyFolder(results);
    assertThat(folder.resolve("verify.md")).content().contains("| 3.3.6 ");
    JsonNode matrix = Tools.json(folder.resolve("verify.json")).get("versions").get(0);
    assertThat(matrix.get("variant").asText()).isEqualTo("dubbo-hessianlite");
    assertThat(matrix.get("cells")).hasSize(4);
    for (String version : List.of("2.7.23", "3.3.6")) {
      assertThat(matrix.get("modules").get(version).get("dubbo").asText()).isEqualTo(version);
    }
    assertThat(folder.resolve("dubbo-hessianlite/client-2.7.23-server-3.3.6/client.tsv"))
        .content()
        .contains("user");
  }

  /** From 3.2 on the pair runs on generated stubs, before that on their interfaces. */
  @Test
  void generatedStubsUnderstandVersionsThatCannotRunThem() {
    CommandResult ended =
        KnownMatrix.verify(
            results, "--versions", "3.0.15,3.3.6", "--scenario", "user", "triple-protobuf");

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(ended.stdout())
        .containsPattern("\n3\\.0\\.15 +right +right\n")
        .containsPattern("\n3\\.3\\.6 +right +right\n");
  }

  /** Dubbo 2.7 has no triple: its column and its row fail, each with the reason. */
  @Test
  void versionsThatDoNotAreNamedWithTheReason() {
    CommandResult ended =
        KnownMatrix.verify(results, "--versions", "2.7.23,3.3.6", "triple-hessianlite");

    assertThat(ended.status()).as(ended.toString()).isEqualTo(1);
    assertThat(ended.sentence())
        .contains(
            "triple-hessianlite: 3 of 4 combinations of versions do not understand each other");
    assertThat(ended.stdout())
        .containsPattern("\n2\\.7\\.23 +fails \\(\\d\\) +fails")
        .containsPattern("\n3\\.3\\.6 +fails \\(1\\) +right\n")
        .contains("(1)  the server on 2.7.23 does not start: ");
  }
}

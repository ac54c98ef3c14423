// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.project.FabricatedProject;
import benchmark.cli.project.Project;
import benchmark.cli.run.Variant;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VersionCombinationTest {

  @TempDir static Path root;

  private static Project project;

  @BeforeAll
  static void fabricate() {
    project =
        new FabricatedProject(root)
            .framework("rpc-base", "rpc", "RPC", "rpc.version", "org.example:rpc")
            .pairOn("rpc-base", "rpc-codec")
            .pair("inproc", "No RPC.")
            .project();
  }

  @Test
  void everyClientMeetsEveryServer() {
    assertThat(all("rpc-codec", "1.0", "2.0"))
        .extracting(it -> it.variant().label())
        .containsExactly(
            "rpc-codec@client.rpc=1.0,server.rpc=1.0",
            "rpc-codec@client.rpc=1.0,server.rpc=2.0",
            "rpc-codec@client.rpc=2.0,server.rpc=1.0",
            "rpc-codec@client.rpc=2.0,server.rpc=2.0");
    assertThat(all("rpc-codec", "1.0", "2.0"))
        .filteredOn(VersionCombination::isUniform)
        .extracting(VersionCombination::client)
        .containsExactly("1.0", "2.0");
  }

  @Test
  void otherOverridesStay() {
    assertThat(all("rpc-codec@heap=2g", "1.0", "2.0").get(1).variant().label())
        .isEqualTo("rpc-codec@heap=2g,client.rpc=1.0,server.rpc=2.0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "inproc|1.0,2.0|--versions: inproc has no framework whose version can be chosen. Name"
            + " another pair.",
        "rpc-codec@rpc=1.0|1.0,2.0|--versions chooses the versions of both sides; leave rpc= out of"
            + " 'rpc-codec@rpc=1.0'.",
        "rpc-codec@server.rpc=1.0|1.0,2.0|--versions chooses the versions of both sides; leave rpc="
            + " out of 'rpc-codec@server.rpc=1.0'.",
        "rpc-codec|1.0|--versions 1.0: give two versions or more, as in --versions 2.7.23,3.3.6",
        "rpc-codec|1.0,2.0,1.0|--versions: 1.0 is given twice. Give it once.",
        "rpc-codec|1.0,newest|'newest' is not a RPC version. Write one like server.rpc=1.2.3",
        "rpc-codec|,1.0|'client.rpc=' in 'rpc-codec@client.rpc=,server.rpc=' is not key=value."
            + " Write a variant like dubbo-kryo@threads=8,heap=2g; of all values, only a JVM flag"
            + " can contain a comma."
      })
  void whatCannotBeCombinedIsSaid(String pair, String versions, String sentence) {
    assertThatThrownBy(() -> all(pair, versions.split(",")))
        .isInstanceOf(UserError.class)
        .hasMessage(sentence)
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }

  private static List<VersionCombination> all(String pair, String... versions) {
    return VersionCombination.all(Variant.parse(pair, project), List.of(versions), project);
  }
}

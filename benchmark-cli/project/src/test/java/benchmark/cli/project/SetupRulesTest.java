// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SetupRulesTest {

  @TempDir Path root;

  @Test
  void aSoundProjectBreaksNoRule() {
    assertThat(problems(new FabricatedProject(root).pair("rpc-codec", "A pair."))).isEmpty();
  }

  @Test
  void aPairThatDoesNotSayHowItIsSetUpIsNamedWithWhatIsMissing() {
    var fabricated =
        new FabricatedProject(root)
            .settings(
                "rpc-base",
                """
                <setup.client.transport>Sockets</setup.client.transport>
                <setup.client.connections>one</setup.client.connections>
                <setup.client.executor>none</setup.client.executor>
                <setup.client.loops>1</setup.client.loops>
                <setup.server.transport>Sockets</setup.server.transport>
                <setup.server.executor>none</setup.server.executor>
                <setup.server.loops>unknown</setup.server.loops>
                <setup.codec>generated</setup.codec>
                <setup.dates>ISO</setup.dates>
                <setup.adapter>framework</setup.adapter>
                """)
            .pairOn("rpc-base", "rpc-silent");

    assertThat(problems(fabricated))
        .containsExactly(
            "rpc-silent does not say how it is set up: write <setup.server.loops>, <setup.checks>"
                + " into its client's pom or its base's.");
  }

  @Test
  void aPairOverHttpSaysWhichOne() {
    var fabricated =
        new FabricatedProject(root)
            .settings(
                "rpc-base", FabricatedProject.SETUP + "<pair.gateway>buffered-http</pair.gateway>")
            .pairOn("rpc-base", "rpc-web");

    assertThat(problems(fabricated))
        .containsExactly(
            "rpc-web does not say how it is set up: write <setup.client.http>, <setup.server.http>"
                + " into its client's pom or its base's.");
  }

  @Test
  void aFactThatIsWrittenInAnotherFormIsNamed() {
    var fabricated =
        new FabricatedProject(root)
            .settings("rpc-base", FabricatedProject.SETUP)
            .settings("good-base", "<setup.codec>ids | changed: small | issue 1</setup.codec>")
            .settings("bad-base", "<setup.codec>ids | because</setup.codec>")
            .settings("lost-base", "<setup.codec>Codec ${codec.version}</setup.codec>")
            .pairOn(List.of("good-base", "rpc-base"), "rpc-good")
            .pairOn(List.of("bad-base", "rpc-base"), "rpc-bad")
            .pairOn(List.of("lost-base", "rpc-base"), "rpc-lost");

    assertThat(problems(fabricated))
        .containsExactly(
            "rpc-bad has 'ids | because' as <setup.codec>: write VALUE, or VALUE | changed: REASON"
                + " | SOURCE, and refer to properties of the root pom only.",
            "rpc-lost has 'Codec ${codec.version}' as <setup.codec>: write VALUE, or VALUE |"
                + " changed: REASON | SOURCE, and refer to properties of the root pom only.");
  }

  @Test
  void aKeyOfTheServerAloneIsNamedWhereTheServerIsACommand() {
    var fabricated =
        new FabricatedProject(root)
            .settings(
                "rpc-base",
                FabricatedProject.SETUP
                    + "<key.loops>1-9</key.loops><side.loops>server</side.loops>")
            .settings("part", "<server.command>target/part serve</server.command>")
            .pairOn("rpc-base", "rpc-codec")
            .pairOn(List.of("part", "rpc-base"), "rpc-cobol");

    assertThat(problems(fabricated))
        .containsExactly(
            "rpc-cobol-server is a command, and the key loops acts on it alone: write <key.loops/>"
                + " into the client's pom.");
  }

  @Test
  void aPropertyThatNobodyReadsIsNamed() {
    var fabricated =
        new FabricatedProject(root)
            .pair("rpc-codec", "A pair.")
            .settings("rpc-base", "<setup.sever.loops>2</setup.sever.loops>");

    assertThat(problems(fabricated))
        .containsExactly("rpc-base has <setup.sever.loops>, which nobody reads: correct its name.");
  }

  @Test
  void aSetUpThatIsOfferedAndNotDescribedIsNamed() {
    var fabricated =
        new FabricatedProject(root)
            .settings(
                "rpc-base",
                FabricatedProject.SETUP
                    + "<key.setup>standard,tuned</key.setup>"
                    + "<setup.shipped>Nothing is set.</setup.shipped>")
            .pairOn("rpc-base", "rpc-codec");

    assertThat(problems(fabricated))
        .containsExactly(
            "rpc-codec must have both or neither: shipped in <key.setup>, and what is"
                + " different then in <setup.shipped>.",
            "rpc-codec must have both or neither: tuned in <key.setup>, and what is different"
                + " then in <setup.tuned>.");
  }

  private static List<String> problems(FabricatedProject fabricated) {
    return new SetupRules(fabricated.project()).problems();
  }
}

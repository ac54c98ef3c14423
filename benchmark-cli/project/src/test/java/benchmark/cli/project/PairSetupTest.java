// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import benchmark.launch.Setup;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairSetupTest {

  @TempDir Path root;

  private FabricatedProject fabricated;

  @BeforeEach
  void aPairOnABase() {
    fabricated =
        new FabricatedProject(root)
            .settings(
                "rpc-base",
                """
                <key.setup>shipped,standard</key.setup>
                <setup.client.transport>RPC ${rpc.version}</setup.client.transport>
                <setup.server.transport>Pipes ${version:pipes}</setup.server.transport>
                <setup.server.executor>200 threads
                  | changed: calls may block | issue 7</setup.server.executor>
                <setup.shipped>A thread for each call.</setup.shipped>
                <setup.tuned>The caller's thread.</setup.tuned>
                """)
            .pairOn("rpc-base", "rpc-codec");
  }

  @Test
  void fillsInWhatTheRootPomSays() {
    assertThat(fact(SetupTopic.CLIENT_TRANSPORT))
        .contains(new SetupFact(SetupTopic.CLIENT_TRANSPORT, "RPC 1.2.3", Optional.empty()));
  }

  @Test
  void fillsInTheVersionOnTheClasspathOfTheSide() {
    assertThat(fact(SetupTopic.SERVER_TRANSPORT).orElseThrow().value())
        .isEqualTo("Pipes (version known once it is built)");

    fabricated.file("rpc-codec-server/target/classpath", "/repository/pipes/4.5/pipes-4.5.jar");

    assertThat(fact(SetupTopic.SERVER_TRANSPORT).orElseThrow().value()).isEqualTo("Pipes 4.5");
  }

  @Test
  void saysWhyAndByWhomAFactIsChanged() {
    SetupFact executor = fact(SetupTopic.SERVER_EXECUTOR).orElseThrow();

    assertThat(executor.value()).isEqualTo("200 threads");
    assertThat(executor.origin()).isEqualTo("changed: calls may block (issue 7)");
    assertThat(fact(SetupTopic.CLIENT_TRANSPORT).orElseThrow().origin()).isEqualTo("shipped");
    assertThat(fact(SetupTopic.CODEC)).isEmpty();
  }

  @Test
  void hasTheOtherSetUpsThatThePairDeclares() {
    assertThat(setup().others()).containsExactly(entry(Setup.SHIPPED, "A thread for each call."));
  }

  @Test
  void hasAKeyWithADotOnlyWithTheKeyBeforeTheDot() {
    var keys = "<key.tls>%s</key.tls><key.tls.version>1.2, 1.3</key.tls.version>";
    fabricated =
        new FabricatedProject(root.resolve("other"))
            .settings("with-base", keys.formatted("off, on"))
            .pairOn("with-base", "with-codec")
            .settings("without-base", keys.formatted(""))
            .pairOn("without-base", "without-codec");

    assertThat(fabricated.project().pair("with-codec").setup().key("tls.version")).isPresent();
    assertThat(fabricated.project().pair("without-codec").setup().key("tls.version")).isEmpty();
    assertThat(fabricated.project().pair("without-codec").setup().keys()).isEmpty();
  }

  private Optional<SetupFact> fact(SetupTopic topic) {
    return setup().facts().stream().filter(it -> it.topic() == topic).findFirst();
  }

  private PairSetup setup() {
    return fabricated.project().pair("rpc-codec").setup();
  }
}

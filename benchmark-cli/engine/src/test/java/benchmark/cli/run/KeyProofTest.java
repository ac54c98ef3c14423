// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.project.FabricatedProject;
import benchmark.cli.project.Project;
import benchmark.launch.ObservedFacts;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyProofTest {

  @TempDir Path root;

  private Project project;
  private Variant variant;

  @BeforeEach
  void keysOfAPair() {
    project =
        new FabricatedProject(root)
            .settings(
                "rpc-base",
                "<pair.gateway>tcp</pair.gateway>"
                    + "<key.executor>pool,direct</key.executor><side.executor>server</side.executor>"
                    + "<key.filters>none</key.filters><proof.filters>none</proof.filters>")
            .pairOn("rpc-base", "rpc-codec")
            .settings("gateway-relay", "<gateway.forwards>tcp</gateway.forwards>")
            .project();
    variant = Variant.parse("rpc-codec@executor=direct,filters=none", project);
  }

  @Test
  void aKeyThatWasSeenActs() {
    KeyProof.require(variant, seen("server", Map.of("executor", "direct")));
    KeyProof.require(variant, seen("client", Map.of()));
    KeyProof.require(variant, Map.of());
  }

  @Test
  void aKeyThatDidNothingFailsTheRun() {
    assertFailure(
        Map.of("executor", "pool:200"),
        "rpc-codec@executor=direct,filters=none: executor=direct did not act: executor=pool:200 was"
            + " seen in the server. Leave it out, or find the reason in its log.");
    assertFailure(
        Map.of(),
        "rpc-codec@executor=direct,filters=none: executor=direct did not act: nothing of it was"
            + " seen in the server. Leave it out, or find the reason in its log.");
  }

  @Test
  void aLinkThatNobodyUsedFailsTheRun() {
    variant = Variant.parse("rpc-codec@link.delay=2ms", project);
    Map<String, String> used = Map.of("gateway", "relay:9 bytes", "link.delay", "2ms:4.1 ms");
    KeyProof.require(variant, seen("gateway", used));

    assertThatThrownBy(() -> KeyProof.require(variant, Map.of()))
        .hasMessage(
            "rpc-codec@link.delay=2ms: gateway=relay did not act: nothing of it was seen in the"
                + " gateway. Leave it out, or find the reason in its log.");
  }

  private void assertFailure(Map<String, String> keys, String sentence) {
    assertThatThrownBy(() -> KeyProof.require(variant, seen("server", keys)))
        .isInstanceOf(UserError.class)
        .hasMessage(sentence)
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(1));
  }

  private static Map<String, ObservedFacts> seen(String part, Map<String, String> keys) {
    return Map.of(part, new ObservedFacts(null, null, null, null, null, keys));
  }

  @ParameterizedTest
  @CsvSource({
    "g1, g1, true",
    "g1, zgc, false",
    "shipped, pool:200, true",
    "shipped, '', false",
    "pool, pool:200, true",
    "pool, pool2, false",
    "pool:8, pool:8, true",
    "pool:8, pool:3, false",
    "pool:8, 'pool:8:at most, 3 seen in 5 calls', true",
    "pool:8, pool:9, false",
    "pool:8, direct, false",
    "virtual, direct, false"
  })
  void whatIsSeenMustBeWhatWasAsked(String value, String seen, boolean acts) {
    assertThat(KeyProof.acts(value, seen)).isEqualTo(acts);
  }
}

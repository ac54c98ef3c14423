// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.JvmFacts;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JvmSentenceTest {

  private static final JvmFacts USUAL = new JvmFacts("G1", 1L << 30, 1L << 30, 4, 3);
  private static final JvmFacts SMALL = new JvmFacts("Serial", 16L << 20, 512L << 20, 1, 0);

  @Test
  void twoThatAreAlikeAreOneSentence() {
    assertThat(JvmSentence.of(Map.of("client", USUAL, "server", USUAL)))
        .isEqualTo("Server and client each: collector G1, heap 1 GiB, 4 CPUs, 3 JIT threads.");
  }

  @Test
  void twoThatDifferAreReportedOneByOne() {
    assertThat(JvmSentence.of(Map.of("client", USUAL, "server", SMALL)))
        .contains("client: collector G1, heap 1 GiB, 4 CPUs, 3 JIT threads")
        .contains("server: collector Serial, heap 16 MiB to 512 MiB, 1 CPU")
        .startsWith("JVM of the ");
  }

  @Test
  void oneAloneIsNamed() {
    assertThat(JvmSentence.of(Map.of("client", USUAL)))
        .isEqualTo("JVM of the client: collector G1, heap 1 GiB, 4 CPUs, 3 JIT threads.");
    assertThat(JvmSentence.of(Map.of())).isEmpty();
  }
}

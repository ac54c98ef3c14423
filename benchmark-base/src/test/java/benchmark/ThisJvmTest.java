// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.JvmFacts;
import benchmark.launch.LaunchProperties;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThisJvmTest {

  @TempDir Path dir;

  @AfterEach
  void nobodyAsks() {
    System.clearProperty(LaunchProperties.FACTS.name());
  }

  @Test
  void saysWhatTheJvmHasChosen() {
    JvmFacts facts = ThisJvm.facts();

    assertThat(facts.collector()).isNotBlank();
    assertThat(facts.maxHeapBytes()).isGreaterThanOrEqualTo(facts.initialHeapBytes());
    assertThat(facts.initialHeapBytes()).isPositive();
    assertThat(facts.cpus()).isEqualTo(Runtime.getRuntime().availableProcessors());
  }

  @Test
  void reportsItWhereItIsAsked() {
    Path file = dir.resolve("facts");
    ThisJvm.report();
    LaunchProperties.FACTS.set(file);
    assertThat(JvmFacts.read(file)).isEmpty();

    ThisJvm.report();

    assertThat(JvmFacts.read(file)).contains(ThisJvm.facts());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "G1", "G1\t1\t2\t3", "G1\t1\t2\t3\tfour"})
  void anotherLineHasNoFacts(String line) {
    assertThat(JvmFacts.parse(line)).isEmpty();
  }
}

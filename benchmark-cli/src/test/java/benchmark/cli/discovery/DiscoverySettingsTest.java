// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Jdk;
import benchmark.cli.run.RunSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class DiscoverySettingsTest {

  private static final DiscoverySettings SETTINGS =
      new DiscoverySettings(
          RunSettings.of(Jdk.ofThisProcess(), Path.of("results")),
          500,
          8,
          5,
          10,
          Duration.ofMinutes(2),
          Duration.ofMinutes(1),
          Duration.ofSeconds(5),
          5_000,
          3);

  @Test
  void saysBeforeStartingHowMuchMemoryIsMissing() {
    var error =
        catchThrowableOfType(
            UserError.class, () -> SETTINGS.requireMemory(OptionalLong.of(1L << 30)));

    assertThat(error.status()).isEqualTo(1);
    assertThat(error)
        .hasMessage(
            "500 instances x 8 interfaces x 5 protocols need 3.2 GiB for two registries, simulator,"
                + " provider and consumer, and 1.0 GiB are free. End other programs, or give fewer"
                + " with --instances.");
  }

  @Test
  void staysBelowEightGibibytesAtFullSize() {
    assertThat(SETTINGS.memoryBytes()).isLessThan(8L << 30);
    SETTINGS.requireMemory(OptionalLong.of(8L << 30));
    SETTINGS.requireMemory(OptionalLong.empty());
  }
}

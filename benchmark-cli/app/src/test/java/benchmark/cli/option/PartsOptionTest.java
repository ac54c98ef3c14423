// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.process.Place;
import benchmark.cli.project.Jdk;
import benchmark.cli.run.PartCounts;
import benchmark.cli.run.Placement;
import benchmark.cli.run.RunSettings;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class PartsOptionTest {

  private static final PartCounts PRESSURE = new PartCounts(2, 2);

  /** With so many places for clients. */
  private static RunSettings run(int places) {
    return RunSettings.of(new Jdk(Path.of("/jdk"), "17.0.15", ""), Path.of("results"))
        .withPlaces(
            Placement.of(
                Place.LOCAL,
                Collections.nCopies(places, Place.LOCAL),
                Optional.empty(),
                Optional.empty()));
  }

  private static PartsOption option(String... words) {
    return CommandLine.populateCommand(new PartsOption(), words);
  }

  @Test
  void whatIsNotGivenIsAsUsual() {
    assertThat(option().of(run(1)).parts()).isEqualTo(PartCounts.ONE);
    assertThat(option().of(run(1), PRESSURE).parts()).isEqualTo(PRESSURE);
    assertThat(option("--clients", "4").of(run(1), PRESSURE).parts())
        .isEqualTo(new PartCounts(2, 4));
    assertThat(option("--servers", "1").of(run(1), PRESSURE).parts())
        .isEqualTo(new PartCounts(1, 2));
  }

  @Test
  void morePlacesHaveMoreClients() {
    assertThat(option().of(run(3)).parts()).isEqualTo(new PartCounts(1, 3));
    assertThat(option().of(run(3), PRESSURE).parts()).isEqualTo(new PartCounts(2, 3));
    assertThat(option("--clients", "4").of(run(3), PRESSURE).parts())
        .isEqualTo(new PartCounts(2, 4));
  }
}

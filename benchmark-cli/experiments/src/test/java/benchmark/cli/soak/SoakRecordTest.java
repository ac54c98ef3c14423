// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SoakRecordTest {

  private static final Instant LATER = SimulatedSoak.START.plusSeconds(100_000);

  /** A run of 50 hours that was killed after 20, and goes on for 30. */
  @Test
  void isToHaveWhatWasMeasuredAndTheLengthOfItsNewStretch() {
    SoakRecord killed = new SimulatedSoak(1, 18_000, 10).ended(null).record();

    SoakRecord continued = killed.beginning(LATER, 72_000, 108_000, List.of());

    assertThat(killed.plan().plannedSeconds()).isEqualTo(180_000);
    assertThat(continued.plan().plannedSeconds()).isEqualTo(180_000);
    assertThat(continued.plannedSeconds(LATER.minusSeconds(1))).isEqualTo(180_000);
    assertThat(continued.plannedSeconds(LATER)).isEqualTo(108_000);
    assertThat(continued.ending(LATER.plusSeconds(1), SoakRecord.DONE).plannedSeconds(LATER))
        .isEqualTo(108_000);
  }

  @Test
  void ofAnEarlierVersionIsReadThoughItLacksSomething(@TempDir Path folder) throws IOException {
    new SimulatedSoak(1, 60, 10).write(folder);
    Path file = folder.resolve(SoakRecord.FILE.name());
    String text = Files.readString(file);
    Files.writeString(
        file,
        text.replaceAll("\"(cpus|inFlight)\" : (\\{ }|null),", "")
            .replaceFirst("(\"start\" : \"[^\"]+\",)\\s+\"plannedSeconds\" : [0-9.]+,", "$1"));

    SoakRecord record = SoakRecord.FILE.read(folder);

    assertThat(record.origin().cpus()).isEmpty();
    assertThat(record.call().inFlight()).isNull();
    assertThat(record.last().plannedSeconds()).isNull();
    assertThat(record.plannedSeconds(SimulatedSoak.START)).isEqualTo(600);
  }
}

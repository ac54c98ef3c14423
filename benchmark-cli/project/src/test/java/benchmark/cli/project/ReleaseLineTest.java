// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReleaseLineTest {

  @ParameterizedTest
  @CsvSource({
    "3.3.6, 3.3.6, true",
    "3.3.6, 3.3.6-SNAPSHOT, true",
    "3.3.6, 3.3.7-SNAPSHOT, true",
    "3.3.6, 3.3.7, true",
    "3.3.6, 3.3.5, false",
    "3.3.6, 3.3.8-SNAPSHOT, false",
    "3.3.6, 3.2.7-SNAPSHOT, false",
    "3.3.6, 9-SNAPSHOT, false",
    "2024, 2024-SNAPSHOT, true",
    "4.1.100.Final, 4.1.101.Final-SNAPSHOT, true"
  })
  void takesWhatComesNextInItsLine(String version, String other, boolean taken) {
    assertThat(new ReleaseLine(version).takes(other)).isEqualTo(taken);
  }

  @ParameterizedTest
  @CsvSource({"3.3.7-SNAPSHOT, 3.3.6", "3.3.6, 3.3.6", "3.3.0-SNAPSHOT, 3.3.0", "9-SNAPSHOT, 9"})
  void namesTheReleaseThatASnapshotComesAfter(String version, String released) {
    assertThat(new ReleaseLine(version).released()).isEqualTo(released);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReleasesTest {

  @Test
  void areInMavensOrderOnceAndWithoutPreviews() {
    assertThat(
            Releases.sorted(
                List.of(
                    "3.2.9",
                    "3.2.11",
                    "3.3.0-beta.1",
                    "3.2.10",
                    "3.2.9",
                    "4.1.100.Final",
                    "3.3.0-SNAPSHOT",
                    "3.3.0")))
        .containsExactly("3.2.9", "3.2.10", "3.2.11", "3.3.0", "4.1.100.Final");
  }
}

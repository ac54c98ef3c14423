// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.SliceFacts;
import benchmark.cli.run.PartCounts;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SliceDriverTest {

  private final List<String> journal = new ArrayList<>();
  private final SliceDriver driver =
      new SliceDriver(
          new SliceSettings(
              List.of(new SlicedOperation("benchmark.Client.getUser", OperationKey.of("getUser"))),
              1,
              Duration.ofMillis(100),
              2,
              Duration.ZERO,
              Optional.empty()),
          PartCounts.ONE,
          position -> {});

  @Test
  void aClientIsAskedToEndWhenAllIsMeasured() {
    SliceFacts facts =
        driver.drive(
            List.of(ScriptedClient.calm("A", journal, piece -> driver.accept(0, piece))),
            Path.of("target"));

    assertThat(facts).isEqualTo(SliceFacts.of(Duration.ZERO, 0, true));
    assertThat(journal).containsExactly("A getUser RESULT", "A getUser RESULT", "A ends");
  }

  @Test
  void ofOneThatDiesNothingIsReported() {
    var dying =
        ScriptedClient.calm("A", journal, piece -> driver.accept(0, piece)).dyingAfter(1, 137);

    assertThat(driver.drive(List.of(dying), Path.of("target"))).isNull();
    assertThat(journal).containsExactly("A getUser RESULT", "A getUser RESULT");
  }
}

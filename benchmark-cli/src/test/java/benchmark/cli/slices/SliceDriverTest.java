// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.SliceFacts;
import benchmark.cli.run.ClientDriver.Driven;
import benchmark.launch.OperationKey;
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
          position -> {});

  @Test
  void aClientIsToldToEndWhenAllIsMeasured() {
    Driven driven = driver.drive(ScriptedClient.calm("A", journal, driver::accept));

    assertThat(driven).isEqualTo(new Driven(0, SliceFacts.of(Duration.ZERO, 0, true)));
    assertThat(journal).containsExactly("A getUser RESULT", "A getUser RESULT", "A ends");
  }

  @Test
  void oneThatDiesLeavesItsExitStatusAndNothingElse() {
    var dying = ScriptedClient.calm("A", journal, driver::accept).dyingAfter(1, 137);

    assertThat(driver.drive(dying)).isEqualTo(new Driven(137, null));
    assertThat(journal).containsExactly("A getUser RESULT", "A getUser RESULT");
  }
}

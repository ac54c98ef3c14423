// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.JmhOption;
import benchmark.contract.Scenarios;
import benchmark.launch.ExitStatus;
import benchmark.launch.OperationKey;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SliceSettingsTest {

  @Test
  void aScenarioSaysWhatIsMeasuredAndHow() {
    SliceSettings settings = of();

    assertThat(settings.operations())
        .extracting(operation -> operation.key().toString())
        .containsExactly("existUser", "createUser", "getUser", "listUser");
    assertThat(settings.callers()).isEqualTo(32);
    assertThat(settings.slices()).isEqualTo(8);
    assertThat(settings.slice()).isEqualTo(Duration.ofMillis(500));
    assertThat(settings.longestWarmup()).isEqualTo(Duration.ofSeconds(14));
  }

  @Test
  void jmhsOptionsChangeIt() {
    SliceSettings settings =
        of("-t", "8", "-i", "7", "-r", "200ms", "-w", "2", "getUser", "list.*");

    assertThat(settings)
        .isEqualTo(
            new SliceSettings(
                List.of(
                    new SlicedOperation("benchmark.Client.getUser", OperationKey.of("getUser")),
                    new SlicedOperation("benchmark.Client.listUser", OperationKey.of("listUser"))),
                8,
                Duration.ofMillis(200),
                7,
                Duration.ofSeconds(2),
                Optional.empty()));
  }

  @Test
  void fewOperationsGetMoreSlices() {
    assertThat(of("getUser").slices()).isEqualTo(32);
    assertThat(of("getUser|listUser").slices()).isEqualTo(16);
  }

  /** There is less around longer slices; a short warm-up stays short. */
  @Test
  void fewOperationsAreWarmedUpInLongerSlices() {
    assertThat(millisOfWarmUp(of())).isEqualTo(500);
    assertThat(millisOfWarmUp(of("getUser"))).isEqualTo(2000);
    assertThat(millisOfWarmUp(of("-w", "1", "getUser"))).isEqualTo(1000);
    assertThat(of("getUser").ofWarmUp(Duration.ofSeconds(14))).isEqualTo(Duration.ofMillis(14_700));
    assertThat(of().ofWarmUp(Duration.ofSeconds(14))).isEqualTo(Duration.ofMillis(16_800));
  }

  private static int millisOfWarmUp(SliceSettings settings) {
    return settings.warmUp(settings.operations().get(0)).millis();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-prof gc|--quick measures in slices and takes -t, -i (slices per operation), -r (length"
            + " of a slice), -w (longest warm-up), -p size and names of operations, not '-prof'."
            + " Leave it out,"
            + " or run without --quick.",
        "-wi 3|--quick measures in slices and takes -t, -i (slices per operation), -r (length of"
            + " a slice), -w (longest warm-up), -p size and names of operations, not '-wi'. Leave"
            + " it out, or"
            + " run without --quick.",
        "nothing|No operation matches 'nothing'. There are existUser, createUser, getUser,"
            + " listUser.",
        "(|'(' is not a regular expression of operations: Unclosed group. Write a name, such as"
            + " getUser.",
        "-i 100000|'100000' is not a number that --quick accepts: give one from 1 to 99999.",
        "-r 0s|-r 0s: a slice must last at least 1ms. Give a longer time.",
        "-r 2hr|'2hr' is not a time that --quick accepts: write it as 500ms, 2s or 1m."
      })
  void whatCannotBeUsedIsRefused(String words, String sentence) {
    assertThatThrownBy(() -> of(words.split(" ")))
        .isInstanceOf(UserError.class)
        .hasMessage(sentence)
        .extracting(error -> ((UserError) error).status())
        .isEqualTo(ExitStatus.BAD_INPUT);
  }

  @Test
  void ownOptionsAreRefusedLikeJmhs() {
    assertThatThrownBy(
            () -> SliceSettings.of(Scenarios.USER, JmhArguments.NONE.with(JmhOption.FORKS, 3)))
        .hasMessageContaining("not '-f'");
  }

  private static SliceSettings of(String... words) {
    return SliceSettings.of(Scenarios.USER, JmhArguments.NONE.given(List.of(words)));
  }
}

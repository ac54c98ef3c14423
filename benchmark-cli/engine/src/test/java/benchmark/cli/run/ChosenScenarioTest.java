// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import benchmark.cli.error.UserError;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.launch.ExitStatus;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChosenScenarioTest {

  @Test
  void sizesTakeThePlaceOfTheScenariosOwn() {
    assertThat(labels(ChosenScenario.of(Scenarios.ECHO, sizes("20,5K,300K-chinese"))))
        .containsExactly("person", "string (20)", "string (5K)", "string (300K-chinese)");
    assertThat(labels(ChosenScenario.of(named("concurrency"), sizes("50K"))))
        .containsExactly("string (50K)");
    assertThat(ChosenScenario.of(Scenarios.USER, JmhArguments.NONE)).isSameAs(Scenarios.USER);
  }

  @Test
  void aMessageTakesThePlaceOfAllTexts() {
    assertThat(labels(ChosenScenario.sending(new Payload("a", Optional.empty()), Scenarios.ECHO)))
        .containsExactly("person", "string (payload-ca978112)");
  }

  @Test
  void jmhFindsOperationsThatAreNamed() {
    assertThat(ChosenScenario.of(Scenarios.USER, sizes("5K").given(List.of("string"))))
        .isSameAs(Scenarios.USER);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0", "-5", "5k", "5M", "1025K", "1048577", "9999999K", "payload", "1K-greek"})
  void anotherSizeIsRefused(String size) {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> ChosenScenario.of(Scenarios.ECHO, sizes(size)))
        .withMessage(
            "-p size=%s: this is not the size of a text. Give a number of characters up to"
                + " 1024K, such as 20, 5K or 200K-chinese.",
            size)
        .matches(error -> error.status() == ExitStatus.BAD_INPUT);
  }

  @Test
  void streamsHaveParametersOfTheirOwn() {
    assertThat(labels(ChosenScenario.of(Scenarios.STREAMS, with("streams", "2x4"))))
        .startsWith("pingPong (2x4)", "echo (2x4)", "download (100)");
    assertThat(labels(ChosenScenario.of(Scenarios.STREAMS, with("size", "16K"))))
        .endsWith("download (16K)", "get (16K)", "upload (16K)", "put (16K)");
    assertRefused(
        Scenarios.STREAMS,
        with("streams", "8"),
        "-p streams=8: give the number of streams and of messages in flight on each, such as 8x16,"
            + " up to 999x999.");
    assertRefused(
        Scenarios.STREAMS,
        with("size", "5K"),
        "-p size=5K: messages on streams have no such size. There are 100, 1K, 16K.");
    assertRefused(
        Scenarios.USER,
        with("streams", "8x16"),
        "-p streams: the scenario 'user' has no streams. Use --scenario streams.");
    assertRefused(
        Scenarios.ECHO,
        with("depth", "3"),
        "-p depth: no operation has a parameter of this name. Use -p size=1K,50K for texts, or -p"
            + " streams=8x16 for streams.");
  }

  private static JmhArguments with(String parameter, String value) {
    return JmhArguments.NONE.withParameter(parameter, value);
  }

  private static void assertRefused(Scenario scenario, JmhArguments jmh, String sentence) {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> ChosenScenario.of(scenario, jmh))
        .withMessage(sentence)
        .matches(error -> error.status() == ExitStatus.BAD_INPUT);
  }

  @Test
  void aScenarioWithoutTextsIsRefused() {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> ChosenScenario.of(named("mixed"), sizes("5K")))
        .withMessage(
            "-p size: the scenario 'mixed' sends no text of a chosen size. Use --scenario echo or"
                + " concurrency.");
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> ChosenScenario.requireTexts("a.txt", Scenarios.USER, JmhArguments.NONE))
        .withMessage(
            "--payload a.txt: the scenario 'user' sends no text that it could replace. Use"
                + " --scenario echo or concurrency.");
  }

  @Test
  void anotherParameterIsRefused() {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(
            () ->
                ChosenScenario.of(
                    Scenarios.ECHO, JmhArguments.NONE.given(List.of("-p", "depth=3"))))
        .withMessage(
            "-p depth: no operation has a parameter of this name. Use -p size=1K,50K for texts, or"
                + " -p streams=8x16 for streams.");
  }

  @Test
  void aMessageAndSizesTogetherAreRefused() {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> ChosenScenario.requireTexts("a.txt", Scenarios.ECHO, sizes("5K")))
        .withMessage(
            "--payload a.txt and -p size are given together, but only one can say what is sent."
                + " Leave one out.");
  }

  private static JmhArguments sizes(String sizes) {
    return JmhArguments.NONE.given(List.of("-p", "size=" + sizes));
  }

  private static Scenario named(String name) {
    return Scenarios.named(name).orElseThrow();
  }

  private static List<String> labels(Scenario scenario) {
    return scenario.operations().stream().map(it -> it.label()).toList();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import benchmark.cli.error.UserError;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Golden;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.ExitStatus;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpectationsTest {

  private static final Scenario ECHO = Scenarios.named("echo").orElseThrow();
  private static final List<Double> NOISE = List.of(1.01, 0.99, 1.0, 1.02, 0.98);

  @TempDir Path folder;

  /** An expression that cannot be read, the position, and what the sentence says. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          .mean<1ms               | 1  | an expectation begins with the name of an operation, not '.mean<1ms'
          people.mean<1ms         | 1  | the scenario 'echo' has no operation 'people'; it has person, string
          person mean<1ms         | 8  | a dot and a metric follow the operation, not 'mean<1ms'
          person.<1ms             | 8  | the name of a metric follows the dot, not '<1ms'
          person.speed>=1         | 8  | there is no metric 'speed'; there are throughput, mean, p50, p90, p99, p999, max, cpu, alloc, sent
          person.mean=<1          | 12 | one of >=, <=, > and < follows the metric, not '=<1'
          person.mean<            | 13 | a number, such as 10000 or 0.9, follows '<', but it ends here
          person.mean<=fast       | 14 | a number, such as 10000 or 0.9, follows '<=', not 'fast'
          person.mean<=1KiB       | 15 | 'KiB' is not a unit of mean; its units are ms, ns, us, s
          person.throughput>=1ms  | 21 | 'ms' is not a unit of throughput; its units are /s, /ms
          person.alloc>=1ms       | 16 | 'ms' is not a unit of alloc; its units are B, KiB, MiB
          person.mean<=1ms, p99   | 17 | ', p99' follows the limit, after which nothing may follow
          string(3K).mean<1ms     | 8  | 'string' is not measured with '3K', but with 1K, 50K, 200K
          string().mean<1ms       | 8  | a value of the operation's parameter follows '(', not ').mean<1ms'
          string(1K.mean<1ms      | 8  | 'string' is not measured with '1K.mean<1ms', but with 1K, 50K, 200K
          person(1K).mean<1ms     | 8  | 'person' has no parameter; leave '(1K)' out
          """)
  void aBadExpressionIsOneSentenceWithThePosition(String expression, int position, String what) {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> Expectations.of(List.of(expression), ECHO))
        .withMessage("'%s', character %d: %s.", expression, position, what)
        .matches(error -> error.status() == ExitStatus.BAD_INPUT);
  }

  @Test
  void aFileNamesTheLine() {
    Path file = write("# what R2 expects\n\nperson.mean <= 0.9 ms # with a comment\nperson.meen<1");

    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> Expectations.of(List.of(file.toString()), ECHO))
        .withMessageStartingWith(
            "%s, line 4: 'person.meen<1', character 8: there is no metric 'meen'", file);
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> Expectations.of(List.of("person.mean"), ECHO))
        .withMessage(
            "--expect person.mean: this is neither an expectation, which needs >=, <=, > or <,"
                + " nor a readable file. Write person.mean<=0.9ms.");
  }

  @Test
  void aFileWithoutExpectationsIsRefused() {
    Path file = write("# nothing yet\n");

    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> Expectations.of(List.of(file.toString()), ECHO))
        .withMessage(
            "--expect %s: the file has no expectation. Write one a line, such as"
                + " person.mean<=0.9ms.",
            file)
        .matches(error -> error.status() == ExitStatus.BAD_INPUT);
  }

  /** As editors of Windows write it. */
  @Test
  void aByteOrderMarkAndCrLfAreAccepted() throws IOException {
    Path file = write("\uFEFFperson.mean<=0.9ms # as before\r\n\r\nperson.p99<=9ms\r\n");
    assertThat(Expectations.of(List.of(file.toString()), ECHO).isEmpty()).isFalse();

    Path wrong = write("\uFEFFperson.mean<=0.9ms\r\nperson.meen<1\r\n");
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> Expectations.of(List.of(wrong.toString()), ECHO))
        .withMessageStartingWith("%s, line 2: 'person.meen<1', character 8: ", wrong);
  }

  @Test
  void aFileOfBytesIsRefused() throws IOException {
    Path file = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xC3, 0x28});

    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> Expectations.of(List.of(file.toString()), ECHO))
        .withMessage(
            "--expect %s: the file is not UTF-8 text. Write one expectation a line, such as"
                + " person.mean<=0.9ms.",
            file)
        .matches(error -> error.status() == ExitStatus.BAD_INPUT);
  }

  @Test
  void theTableHasTheReportsForm() throws IOException {
    var expectations =
        Expectations.of(
            List.of(
                "string(1K).mean<=0.9ms",
                "string(1K).throughput>=10000/s",
                "string.p50<0.5",
                "person.p99<=1750us",
                "person.p999<=3",
                "person.cpu<1ms",
                "person.alloc<=20KiB"),
            ECHO);
    StoredRun run = run();

    List<ExpectationResult> outcomes = expectations.of(run);

    assertThat(outcomes.stream().map(ExpectationResult::verdict))
        .containsExactly(
            ExpectationVerdict.YES,
            ExpectationVerdict.YES,
            ExpectationVerdict.YES,
            ExpectationVerdict.NO,
            ExpectationVerdict.NO,
            ExpectationVerdict.UNDECIDED,
            ExpectationVerdict.UNDECIDED,
            ExpectationVerdict.YES,
            ExpectationVerdict.NO);
    Golden.assertMatches("expect.txt", TextRenderer.render(ExpectReport.of(run, outcomes)));
    Golden.assertMatches("expect.md", MarkdownRenderer.render(ExpectReport.whole(run, outcomes)));
    Path json = folder.resolve("expect.json");
    Json.write(json, ExpectReport.Stored.of(run, outcomes));
    Golden.assertMatches("expect.json", json);
  }

  @Test
  void aClassicRunHasTheIntervalOfItsIterations() {
    new FabricatedRun(folder.resolve("classic"), "dubbo-a")
        .measured(
            FabricatedRun.entry("benchmark.Client.existUser", Map.of(), "thrpt", 45, "ops/ms")
                .replace("[[45.0]]", "[[45.0, 46.0, 44.0]]"))
        .costs(cost("existUser", 1), cost("existUser", 1.02), cost("existUser", 0.98));
    StoredRun run = StoredRun.read(folder.resolve("classic"));
    var expectations =
        Expectations.of(
            List.of("existUser.throughput>=1/s", "existUser.mean<=0.8", "existUser.cpu<=800us"),
            Scenarios.USER);

    assertThat(TextRenderer.render(ExpectReport.of(run, expectations.of(run))))
        .containsPattern("existUser +throughput +>= 1/s +44993/s ± 5.5% +yes\n")
        .containsPattern("existUser +mean +<= 0.8 ms +0.711 ms ± 5.5% +yes\n")
        .containsPattern("existUser +cpu +<= 800 us +750 us ± 3.3% +yes\n")
        .contains("±  95% interval over the measured iterations (JMH's Error is that of 99.9%)");
  }

  @Test
  void aRateIsWrittenAsTheUserDoes() {
    var subjects = subjects(Map.of("throughput.growth", Subject.growth(Map.of("/s", 1.0))));

    assertThat(subjects.stored(subjects.expressions(List.of("throughput.growth>=-500/s"))))
        .extracting(it -> it.limit().expected())
        .containsExactly(">= -500/s");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          failed>=150%  | never met, because failed is between 0 and 100%
          failed>100%   | never met, because failed is between 0 and 100%
          failed<0%     | never met, because failed is between 0 and 100%
          failed<=100%  | always met, because failed is between 0 and 100%
          failed>=-1%   | always met, because failed is between 0 and 100%
          ready<=-5     | never met, because ready is never below 0
          ready>=0      | always met, because ready is never below 0
          """)
  void aLimitThatDecidesNothingIsRefused(String expression, String why) {
    var subjects =
        subjects(Map.of("failed", Subject.share(), "ready", Subject.of(Map.of("", 1.0))));

    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> subjects.expressions(List.of(expression)))
        .withMessage(
            "--expect %s: this is %s. Give a limit that can be met and missed.", expression, why)
        .matches(error -> error.status() == ExitStatus.BAD_INPUT);
    assertThat(subjects.stored(List.of(expression))).hasSize(1);
  }

  @Test
  void aLimitAtTheEndOfAShareIsRead() {
    List<String> limits = List.of("failed<=0%", "failed>0%", "failed>=100%", "failed<100%");

    assertThat(subjects(Map.of("failed", Subject.share())).expressions(limits)).isEqualTo(limits);
  }

  @Test
  void aLimitThatDecidesNothingOfAnOperationIsRefused() {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> Expectations.of(List.of("person.alloc>=0B"), ECHO))
        .withMessage(
            "--expect person.alloc>=0B: this is always met, because alloc is never below 0. Give a"
                + " limit that can be met and missed.");
    assertThat(Expectations.stored(List.of("person.alloc>=0B"), ECHO).isEmpty()).isFalse();
  }

  private static Subjects subjects(Map<String, Subject> all) {
    return new Subjects("a test", "failed<=1%", all);
  }

  @Test
  void oneThatIsMissedOutweighsOneThatIsNotKnown() {
    assertThat(ExpectationVerdict.exitStatus(List.of())).isZero();
    assertThat(ExpectationVerdict.exitStatus(List.of(ExpectationVerdict.YES))).isZero();
    assertThat(
            ExpectationVerdict.exitStatus(
                List.of(ExpectationVerdict.YES, ExpectationVerdict.UNDECIDED)))
        .isEqualTo(4);
    assertThat(
            ExpectationVerdict.exitStatus(
                List.of(
                    ExpectationVerdict.UNDECIDED, ExpectationVerdict.NO, ExpectationVerdict.YES)))
        .isEqualTo(3);
  }

  private StoredRun run() throws IOException {
    var means = new LinkedHashMap<String, List<Double>>();
    Map.of("person", 0.7, "string?size=1K", 0.6, "string?size=50K", 3.0, "string?size=200K", 11.0)
        .forEach(
            (operation, mean) ->
                means.put(operation, NOISE.stream().map(it -> it * mean).toList()));
    Path of = folder.resolve("X");
    FabricatedRun.mixed(of, "dubbo-a", means);
    Files.writeString(
        of.resolve(RunFiles.COSTS),
        Stream.concat(
                Stream.of(CostLine.header()),
                NOISE.stream().map(noise -> cost("person", noise).toLine()))
            .collect(Collectors.joining("\n")));
    return StoredRun.read(of);
  }

  private static CostLine cost(String operation, double noise) {
    return FabricatedRun.cost(OperationKey.of(operation))
        .with(CostColumns.CLIENT.cpuNanos(), Math.round(500e6 * noise))
        .with(CostColumns.CLIENT.threads(), 58L)
        .with(CostColumns.SERVER.threads(), 240L);
  }

  private Path write(String text) {
    try {
      return Files.writeString(folder.resolve("expected.txt"), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

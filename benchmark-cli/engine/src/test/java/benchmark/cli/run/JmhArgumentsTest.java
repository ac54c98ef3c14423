// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.contract.Scenarios;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JmhArgumentsTest {

  @Test
  void nothingIsAddedToTheAnnotations() {
    assertThat(JmhArguments.NONE.classic("").classic("  ").given(List.of()).toList()).isEmpty();
  }

  @Test
  void classicNamesBecomeJmhs() {
    assertThat(
            JmhArguments.NONE
                .classic(
                    " --warmupIterations=1 --warmupTime=2  --measurementIterations=3"
                        + " --measurementTime=4 --resultFormat=json -prof gc getUser ")
                .toList())
        .containsExactly(
            "-wi", "1", "-w", "2", "-i", "3", "-r", "4", "-rf", "json", "-prof", "gc", "getUser");
  }

  @Test
  void whatTheUserGaveToJmhWins() {
    assertThat(
            JmhArguments.NONE
                .with(JmhOption.MODE, "sample")
                .with(JmhOption.WARMUP_ITERATIONS, 2)
                .with(JmhOption.THREADS, 8)
                .given(List.of("-t", "1", "-bm", "thrpt"))
                .toList())
        .containsExactly("-bm", "thrpt", "-wi", "2", "-t", "1");
  }

  @Test
  void aVariantsThreadsWinOverTheUsersForAll() {
    LoadGenerator generator =
        new JmhGenerator(
            JmhArguments.NONE.given(List.of("-t", "1", "-prof", "gc")), Scenarios.USER);

    assertThat(generator.withThreads(8).arguments()).containsExactly("-t", "8", "-prof", "gc");
    assertThat(generator.arguments()).containsExactly("-t", "1", "-prof", "gc");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-prof gc -wi 1 -w 1 existUser | -wi 1 -w 1 -prof gc existUser",
        "-prof=gc --f 2 -t8 | -t 8 -f 2 -prof gc",
        "-prof gc -prof stack:lines=3 | -prof gc -prof stack:lines=3",
        "-bm thrpt -e getUser,listUser -bm avgt | -bm thrpt -bm avgt -e getUser,listUser",
        "-jvmArgsAppend -Xlog:gc -jvmArgsAppend -Dx=y a | -jvmArgsAppend -Xlog:gc -jvmArgsAppend -Dx=y a",
        "-p size=1K -p size=50K echo -gc true | -gc true -p size=1K,50K echo",
        "-tu ns -rf csv -rff x.csv -v EXTRA | -rf csv -rff x.csv -tu ns -v EXTRA",
        "-jvmArgsA -Da=b | -jvmArgsAppend -Da=b"
      })
  void wordsAreTakenApartAsJmhDoesIt(String words, String expected) {
    assertThat(given(words).toList()).containsExactly(expected.split(" "));
  }

  @Test
  void theValueOfAnOptionIsNoNameOfAnOperation() {
    JmhArguments jmh = given("-prof gc -jvmArgsAppend -Dx=y -tu ns -e getUser -wm BULK");

    assertThat(jmh.patterns()).isEmpty();
    assertThat(jmh.profile()).isTrue();
    assertThat(given("-e gc existUser").patterns()).containsExactly("existUser");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-t 1 -t 2 | Found multiple arguments for option t, but you asked for only one",
        "-t 1 -f | Option f requires an argument",
        "-prof | Option prof requires an argument",
        "-f x | Cannot parse argument 'x' of option f",
        "-zz | z is not a recognized option",
        "-p size | Unable to parse parameter string \"size\"",
        "-bm fast | Unable to parse benchmark mode: \"fast\". Known values are [Throughput/thrpt,"
            + " AverageTime/avgt, SampleTime/sample, SingleShotTime/ss, All/all]"
      })
  void whatJmhDoesNotTakeIsRefusedBeforeAnythingStarts(String words, String reason) {
    assertThatThrownBy(() -> given(words))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "JMH does not accept this: %s. Its options: ./benchmark.sh inproc -- -h", reason)
        .extracting(it -> ((UserError) it).status())
        .isEqualTo(2);
  }

  @Test
  void whatIsGivenInBothWaysIsRefused() {
    assertThatThrownBy(() -> JmhArguments.NONE.classic("-t 1").given(List.of("-t", "2")))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("JMH does not accept this: Found multiple arguments for option t");
  }

  @Test
  void onlySomeOperationsAreMeasured() {
    assertThat(JmhArguments.NONE.operations(List.of("getUser", "listUser")).toList())
        .containsExactly("[.]getUser$", "[.]listUser$");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--iterations=3", "--warmupTime", "--warmupTime="})
  void otherLongNamesAreRefused(String word) {
    assertThatThrownBy(() -> JmhArguments.NONE.classic("-t 1 " + word))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "-a takes --measurementIterations=value, --measurementTime=value,"
                + " --resultFormat=value, --warmupIterations=value, --warmupTime=value and JMH's"
                + " own options, not '%s'.",
            word);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-h", "-l", "-lp", "-lprof", "-lrf"})
  void questionsToJmhAreKnown(String option) {
    assertThat(JmhArguments.NONE.given(List.of(option)).asksForInformation()).isTrue();
    assertThat(JmhArguments.NONE.given(List.of(option)).toList()).containsExactly(option);
    assertThat(JmhArguments.NONE.given(List.of("-t", "1")).asksForInformation()).isFalse();
  }

  private static JmhArguments given(String words) {
    return JmhArguments.NONE.given(List.of(words.split(" ")));
  }
}

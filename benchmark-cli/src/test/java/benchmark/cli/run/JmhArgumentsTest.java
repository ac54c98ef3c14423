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

  /** JMH itself says what is wrong with these. */
  @Test
  void whatIsGivenTwiceOrWithoutAValueIsHandedOn() {
    assertThat(JmhArguments.NONE.given(List.of("-t", "1", "-t", "2", "-f")).toList())
        .containsExactly("-t", "1", "-t", "2", "-f");
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
    assertThat(JmhArguments.NONE.given(List.of("-t", "1")).asksForInformation()).isFalse();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static benchmark.cli.report.CheckedRun.GET_USER;
import static benchmark.cli.report.CheckedRun.healthy;
import static benchmark.cli.report.CheckedRun.result;
import static benchmark.cli.report.CheckedRun.sampled;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.SliceOutcome;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResultChecksTest {

  @Test
  void saysOfErrors() {
    assertThat(new CheckedRun().failed().warnings())
        .containsExactly(
            "getUser: calls failed, so there are no results: read client.log before using the rest.");
  }

  @Test
  void saysOfAThroughputThatStillRises() {
    var rising = result("thrpt", "ops/ms", List.of(List.of(26.0, 28.0, 30.0, 31.0, 33.0)));

    assertThat(new CheckedRun().result(rising).warnings())
        .containsExactly(
            "getUser: became 23% faster over its iterations (thrpt), so it did not reach a steady"
                + " state. Warm up longer: --warmup 60s.");
  }

  @Test
  void saysOfATimeThatStillRises() {
    var rising = result("avgt", "ms/op", List.of(List.of(1.0, 1.1, 1.2, 1.3, 1.4)));

    assertThat(new CheckedRun().result(rising).warnings())
        .containsExactly(
            "getUser: became 33% slower over its iterations (avgt), so it did not reach a steady"
                + " state. Warm up longer: --warmup 60s.");
  }

  @Test
  void saysOfARiseThatRepeatsInEveryFork() {
    List<Double> fork = List.of(26.0, 28.0, 30.0, 31.0);

    assertThat(new CheckedRun().result(result("thrpt", "ops/ms", List.of(fork, fork))).warnings())
        .singleElement()
        .asString()
        .startsWith("getUser: became 19% faster over its iterations (thrpt)");
  }

  @Test
  void saysOfStepsThatWereNotSustained() {
    CostLine step =
        CostLine.of(GET_USER)
            .with(CostColumns.OFFERED, 8_000L)
            .with(CostColumns.OPS, 6_900L)
            .with(CostColumns.NANOS, 1_000_000_000L);

    assertThat(
            new CheckedRun()
                .iterations(step, step.with(CostColumns.OUTCOME, SliceOutcome.SATURATED))
                .warnings())
        .singleElement()
        .asString()
        .startsWith("getUser: 1 of 2 steps were not sustained (6900 calls/s of ")
        .endsWith("), so their times depend on how long they lasted. Use a lower rate.");
  }

  @Test
  void saysWhenLittlesLawDoesNotHold() {
    assertThat(new CheckedRun().cost(healthy()).result(sampled(1.2, 1_000_000)).warnings())
        .containsExactly(
            "getUser: throughput x mean time is 38.4 calls in flight, but there are 32 threads."
                + " Time is lost outside the calls, or the mean rests on too few samples: measure"
                + " longer (--time 60s).");
  }

  @Test
  void saysWhichPercentileRestsOnTooFewSamples() {
    assertThat(new CheckedRun().result(sampled(1, 5_000)).warnings())
        .containsExactly(
            "getUser: fewer than 10 samples lie beyond p99.9. Measure longer (--time 60s).");
    assertThat(new CheckedRun().result(sampled(1, 50_000)).warnings())
        .singleElement()
        .asString()
        .contains("p99.99. ");
    assertThat(new CheckedRun().result(sampled(1, 500)).warnings())
        .singleElement()
        .asString()
        .contains("p99. ");
  }

  @Test
  void aPercentileThatIsNotShownCausesNoWarning() {
    var few = new CheckedRun().result(sampled(1, 5_000));

    assertThat(few.check(0.99)).isEmpty();
    assertThat(few.check(0.999))
        .extracting(Warning::kind, Warning::operation)
        .containsExactly(tuple(Warning.Kind.FEW_SAMPLES, GET_USER));
  }

  @Test
  void aStallIsNamedWithTheSideThatDidNotRun() {
    CostLine line =
        CostLine.of(GET_USER)
            .with(CostColumns.STALL_NANOS, 1_000_000_000L)
            .with(CostColumns.STALL_START, 1_795_257_330_000L);

    assertThat(stalled(line.with(CostColumns.SERVER.pausedNanos(), 980_000_000L)))
        .containsExactly(
            "getUser: no caller got an answer for 1.00 s, starting at 10:35:30 UTC: the server's"
                + " threads did not run for 0.98 s. The results include it.");
    assertThat(
            stalled(
                line.with(CostColumns.CLIENT.pausedNanos(), 990_000_000L)
                    .with(CostColumns.CLIENT.gcMillis(), 700L)))
        .singleElement()
        .asString()
        .contains("UTC: the client collected garbage for 0.70 s.");
    assertThat(stalled(line))
        .singleElement()
        .asString()
        .contains("UTC: neither JVM was paused, so check server.log for what");
  }

  private static List<String> stalled(CostLine line) {
    return new CheckedRun().iterations(line).warnings();
  }
}

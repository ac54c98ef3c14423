// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceReply;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("the first calls")
class FirstCallsTest {

  @TempDir Path folder;

  /** A failure, an answer after 120 ms, a call that was never made, one after 2 ms. */
  private final FirstCalls calls =
      FirstCalls.of(
          new SliceReply(
              CostLine.of(OperationKey.parse("getUser"))
                  .with(CostColumns.ERRORS, Map.of("RpcException: gone", "1")),
              Map.of(SliceReply.SINCE, "1500000", SliceReply.CALLS, "12:900!,7:120000,,8:2000")),
          10);

  @Test
  void areReadFromAReply() {
    assertThat(calls.since()).isEqualTo(Instant.ofEpochMilli(1_500));
    assertThat(calls.errors()).containsEntry("RpcException: gone", "1");
    assertThat(calls.failed()).isEqualTo(2);
    assertThat(calls.slow(100)).isEqualTo(3);
  }

  @Test
  void areAnsweredForTheFirstTimeAfterTheyWereMeantToStart() {
    assertThat(calls.firstAnswer()).hasValue(0.1 + 0.12);
  }

  @Test
  void haveAMeanOfThoseThatWereAnswered() {
    assertThat(calls.meanOfFirst(1)).isNaN();
    assertThat(calls.meanOfFirst(2)).isEqualTo(120);
    assertThat(calls.mean()).isEqualTo(61);
    assertThat(calls.course(2)).containsExactly(120.0, 2.0);
    assertThat(calls.course(4)).containsExactly(Double.NaN, 120.0, Double.NaN, 2.0);
  }

  @Test
  void areKeptOneByOne() {
    calls.write(folder.resolve(FirstCalls.FILE));

    assertThat(folder.resolve("calls.csv"))
        .content()
        .isEqualTo(
            """
            intended_us,sent_us,ended_us,failed
            0,12,900,yes
            100000,7,120000,no
            200000,-1,-1,yes
            300000,8,2000,no
            """);
  }
}

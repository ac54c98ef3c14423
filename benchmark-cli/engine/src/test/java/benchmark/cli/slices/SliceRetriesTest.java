// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static benchmark.launch.SliceRequest.Purpose.REPLACEMENT;
import static benchmark.launch.SliceRequest.Purpose.RESULT;
import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceRequest.Purpose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SliceRetriesTest {

  private final List<Purpose> asked = new ArrayList<>();
  private final SliceRetries slices = SliceRetries.of(4);

  @Test
  void aSliceWithATenthOfCompilingCounts() {
    measure(50);

    assertThat(asked).containsExactly(RESULT);
    assertThat(slices.repeated()).isZero();
    assertThat(slices.noneSpoilt()).isTrue();
  }

  @Test
  void aSliceThatACompilerSpoiltIsReplaced() {
    measure(51, 300, 0);

    assertThat(asked).containsExactly(RESULT, REPLACEMENT, REPLACEMENT);
    assertThat(slices.repeated()).isEqualTo(2);
    assertThat(slices.noneSpoilt()).isTrue();
  }

  @Test
  void theSlicesAfterTheLastRepeatCountAsTheyAre() {
    var few = SliceRetries.of(40);
    measure(few, LongStream.generate(() -> 300).limit(31).toArray());
    measure(few, 300);

    assertThat(asked.subList(0, 3)).containsExactly(RESULT, REPLACEMENT, REPLACEMENT);
    assertThat(asked.subList(30, 32)).containsExactly(REPLACEMENT, RESULT);
    assertThat(few.repeated()).isEqualTo(30);
    assertThat(few.left()).isZero();
    assertThat(few.noneSpoilt()).isFalse();
  }

  @Test
  void threeQuartersOfThoseThatCountMayBeMeasuredAgainAndNeverOnlyAFew() {
    assertThat(SliceRetries.of(40).left()).isEqualTo(30);
    assertThat(SliceRetries.of(2).left()).isEqualTo(16);
  }

  /** A step is too long to be measured again. */
  @Test
  void aSliceThatIsOnlyNotedIsNotMeasuredAgain() {
    slices.note(cost(50));
    assertThat(slices.noneSpoilt()).isTrue();

    slices.note(cost(300));
    slices.note(cost(50));

    assertThat(slices.noneSpoilt()).isFalse();
    assertThat(slices.repeated()).isZero();
  }

  @Test
  void aSliceWithAStallCountsThoughACompilerWasAtWork() {
    CostLine cost =
        CostLine.of(OperationKey.of("getUser"))
            .with(CostColumns.NANOS, 1_500_000_000L)
            .with(CostColumns.CLIENT.compileMillis(), 300L)
            .with(CostColumns.STALL_NANOS, 1_000_000_000L);

    slices.measure(purpose -> cost);

    assertThat(slices.repeated()).isZero();
  }

  /** Asks for a slice of half a second; a compiler is busy for so long in those that follow. */
  private void measure(long... compileMillis) {
    measure(slices, compileMillis);
  }

  private void measure(SliceRetries slices, long... compileMillis) {
    Iterator<Long> next = Arrays.stream(compileMillis).iterator();
    slices.measure(
        purpose -> {
          asked.add(purpose);
          return cost(next.next());
        });
    assertThat(next).isExhausted();
  }

  private static CostLine cost(long compileMillis) {
    return CostLine.of(OperationKey.of("getUser"))
        .with(CostColumns.NANOS, 500_000_000L)
        .with(CostColumns.CLIENT.compileMillis(), compileMillis);
  }
}

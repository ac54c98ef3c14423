// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.client.Call;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Contracts;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class LastingCallersTest {

  private static Call calling(IntFunction<Object> answer) {
    return new Call() {
      @Override
      public int requests() {
        return 100;
      }

      @Override
      public Object call(int n) {
        return answer.apply(n);
      }
    };
  }

  private static long in(long millis) {
    return System.nanoTime() + millis * 1_000_000;
  }

  @Test
  void loseNoCallBetweenIntervals() throws Exception {
    var calls = new AtomicLong();
    var callers = new LastingCallers(calling(n -> calls.incrementAndGet()));
    callers.start(3, CallerPool.create());
    long counted = 0;
    for (int i = 0; i < 5; i++) {
      callers.await(in(20));
      counted += callers.cut().times().getTotalCount();
    }
    callers.stop();
    callers.await(in(200));
    counted += callers.cut().times().getTotalCount();

    assertThat(counted).isPositive().isEqualTo(calls.get());
  }

  @Test
  void countFailedCallsByKindAndGoOn() throws Exception {
    var callers =
        new LastingCallers(
            calling(
                n -> {
                  if (n % 2 == 0) {
                    throw new IllegalStateException("no connection to 127.0.0.1");
                  }
                  return n;
                }));
    callers.start(2, CallerPool.create());
    callers.await(in(300));
    LastingCallers.Interval interval = callers.cut();
    callers.stop();

    assertThat(interval.errors().kinds())
        .containsOnlyKeys("IllegalStateException: no connection to");
    assertThat(interval.errors().sum()).isPositive();
    assertThat(interval.times().getTotalCount()).isPositive();
  }

  @Test
  void countWhatTheyCalledBeforeAChange() throws Exception {
    var failed = new AtomicLong();
    var callers =
        new LastingCallers(
            calling(
                n -> {
                  failed.incrementAndGet();
                  throw new IllegalStateException("no connection to 127.0.0.1");
                }));
    callers.start(2, CallerPool.create());
    callers.await(in(200));
    callers.change(calling(n -> n));
    callers.await(in(200));
    callers.stop();
    LastingCallers.Interval interval = callers.cut();

    assertThat(interval.errors().sum()).isPositive().isEqualTo(failed.get());
    assertThat(interval.times().getTotalCount()).isPositive();
  }

  @Test
  void endAtOnceWithAWrongAnswer() {
    var callers =
        new LastingCallers(
            calling(
                n -> {
                  throw WrongAnswerException.of(Contracts.USER.operations().get(0), 0, true, false);
                }));
    callers.start(2, CallerPool.create());

    assertThatThrownBy(() -> callers.await(in(60_000)))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageStartingWith("Wrong answer to existUser(");
  }

  @Test
  void percentilesOfAMinuteComeFromItsCalls() {
    var minute = new LastMinute();
    minute.with(slice(100, 30));
    CostLine first = minute.with(slice(900, 30)).cost();
    CostLine later = minute.with(slice(200, 60)).cost();

    assertThat(first.get(CostColumns.P50_NANOS)).contains(900L);
    assertThat(first.get(CostColumns.MINUTE_P99_NANOS)).contains(900L);
    assertThat(later.get(CostColumns.MINUTE_P99_NANOS)).contains(200L);
  }

  private static Slice slice(long nanos, long seconds) {
    var times = new Histogram(Slice.DIGITS);
    times.recordValueWithCount(nanos, 10);
    return new Slice(
        times,
        Map.of(),
        CostLine.of(OperationKey.of("getUser")).with(CostColumns.NANOS, seconds * 1_000_000_000));
  }
}

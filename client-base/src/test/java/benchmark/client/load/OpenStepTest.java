// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.client.Call;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Contracts;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("the calls of a step at a rate")
@Timeout(60)
class OpenStepTest {

  private static final long MILLI = 1_000_000;
  private static final long NEVER_LATE = Long.MAX_VALUE;

  @Test
  void areMadeOnceEachAndNeverEarly() throws Exception {
    var requests = new AtomicInteger[] {new AtomicInteger(), new AtomicInteger()};
    long[] arrivals = every(MILLI, 300);
    OpenStep step = run(8, arrivals, n -> requests[n].incrementAndGet());

    OpenStep.Result result = all(step);
    assertThat(result.offered()).isEqualTo(300);
    assertThat(result.sent()).isEqualTo(300);
    assertThat(result.completed()).isEqualTo(300);
    assertThat(result.failed()).isZero();
    assertThat(requests[0]).hasValue(150);
    assertThat(requests[1]).hasValue(150);
    assertThat(result.lateness().getTotalCount()).isEqualTo(300);
    assertThat(result.lateness().getMinValue()).isNotNegative();
    assertThat(step.backlog(System.nanoTime())).isZero();
  }

  @Test
  void areReportedOneByOne() throws Exception {
    OpenStep step =
        run(
            1,
            every(20 * MILLI, 3),
            n -> {
              if (n == 1) {
                throw new IllegalStateException("busy");
              }
            });

    assertThat(step.calls()).matches("\\d+:\\d+,\\d+:\\d+!,\\d+:\\d+");
  }

  /** One caller, and calls that take three times as long as there is between them. */
  @Test
  void areLeftOutInASurgeWhenNobodyIsFree() throws Exception {
    var step =
        new OpenStep(senders(n -> sleep(60)), every(20 * MILLI, 10), System.nanoTime(), 10 * MILLI);
    step.run();

    String[] slot = step.slots(400 * MILLI, 400 * MILLI, 30 * MILLI).split(":");
    assertThat(slot).hasSize(8);
    assertThat(slot[0]).as("offered").isEqualTo("10");
    assertThat(Integer.parseInt(slot[1])).as("not sent").isBetween(6, 9);
    assertThat(slot[2]).as("in time").isEqualTo("0");
    assertThat(Integer.parseInt(slot[3])).as("late").isEqualTo(10 - Integer.parseInt(slot[1]));
    assertThat(slot[7]).as("useful").isEqualTo("0");
    assertThat(step.unanswered(30 * MILLI)).isEqualTo(1);
  }

  @Test
  void haveACourseByTheirIntendedStart() throws Exception {
    OpenStep step = run(8, every(MILLI, 100), n -> sleep(n == 0 ? 0 : 5));

    List<Long> course = step.course(50 * MILLI, 150 * MILLI, 10);

    assertThat(course).hasSize(10);
    assertThat(course.subList(0, 5)).allSatisfy(it -> assertThat(it).isGreaterThan(4_900));
    assertThat(course.subList(5, 10)).as("no call was to start then").containsOnly(0L);
  }

  /** One caller, and a server that hangs for 200 ms: 200 calls are due meanwhile. */
  @Test
  void thatAStallDelaysShowItAllTheWay() throws Exception {
    var calls = new AtomicInteger();
    OpenStep step =
        run(
            1,
            every(MILLI, 300),
            n -> {
              if (calls.getAndIncrement() == 50) {
                sleep(200);
              }
            });

    OpenStep.Result result = all(step);
    assertThat(result.response().getMaxValue()).isGreaterThanOrEqualTo(200 * MILLI);
    long delayed = result.response().getCountBetweenValues(100 * MILLI, 1000 * MILLI);
    assertThat(delayed).as("half of them wait for more than half").isGreaterThanOrEqualTo(80);
    assertThat(result.service().getCountBetweenValues(100 * MILLI, 1000 * MILLI))
        .as("but few were under way")
        .isBetween(1L, 10L);
    assertThat(result.lateness().getMaxValue()).isGreaterThanOrEqualTo(150 * MILLI);
  }

  @Test
  void areAnsweredBesideOneThatIsSlow() throws Exception {
    var calls = new AtomicInteger();
    OpenStep step =
        run(
            2,
            every(MILLI, 200),
            n -> {
              if (calls.getAndIncrement() == 20) {
                sleep(100);
              }
            });

    OpenStep.Result result = all(step);
    assertThat(result.response().getCountBetweenValues(90 * MILLI, 1000 * MILLI))
        .isBetween(1L, 20L);
    assertThat(result.inFlight()).isEqualTo(2);
  }

  @Test
  void thatFailAreCountedByKind() throws Exception {
    var calls = new AtomicInteger();
    OpenStep step =
        run(
            2,
            every(MILLI / 10, 100),
            n -> {
              int call = calls.getAndIncrement();
              if (call % 10 == 0) {
                throw new IllegalStateException(
                    new java.io.IOException("pool is exhausted (" + call + " active)"));
              }
            });

    OpenStep.Result result = all(step);
    assertThat(result.failed()).isEqualTo(10);
    assertThat(result.completed()).isEqualTo(90);
    assertThat(result.errors().kinds()).isEqualTo(Map.of("IOException: pool is exhausted", "10"));
  }

  @Test
  void endAtAWrongAnswer() throws Exception {
    var operation = Contracts.USER.operations().get(0);
    OpenStep step =
        run(
            2,
            every(MILLI, 10_000),
            n -> {
              throw WrongAnswerException.of(operation, 0, "wrong");
            });

    assertThat(step.fatal()).isInstanceOf(WrongAnswerException.class);
    assertThat(all(step).sent()).isLessThan(10_000);
  }

  @Test
  void neverStartAfterTheStepWasStopped() throws Exception {
    long[] farAway = {0, 3_600_000 * MILLI, 3_600_001 * MILLI};
    var step = new OpenStep(senders(n -> {}), farAway, System.nanoTime());
    Thread[] callers = callers(2, step);

    while (step.completed() == 0) {
      Thread.onSpinWait();
    }
    step.stop();
    for (Thread caller : callers) {
      caller.join();
    }

    assertThat(all(step).sent()).isEqualTo(1);
    assertThat(all(step).offered()).isEqualTo(3);
    assertThat(step.due(System.nanoTime())).isEqualTo(1);
  }

  /** A service of one call in 20 ms, and one caller: 1,000 calls a second wait. */
  @Test
  void ofAStepThatEndsEarlyAreOfferedSentAnsweredOrLeft() throws Exception {
    long start = System.nanoTime();
    var step = new OpenStep(senders(n -> sleep(20)), every(MILLI, 3_000), start);
    Thread[] callers = callers(1, step);
    while (step.completed() < 5) {
      Thread.onSpinWait();
    }
    long end = System.nanoTime();
    step.stop();
    callers[0].join();

    OpenStep.Result result = step.result(0, step.due(end), NEVER_LATE);
    assertThat(result.offered())
        .as("those that were to start by then, not the 3,000 of all the step")
        .isEqualTo((end - start) / MILLI + 1);
    assertThat(result.sent()).isEqualTo(result.completed() + result.failed()).isBetween(5L, 7L);
    assertThat(result.completed()).isLessThan(result.offered());
    assertThat(result.isKeptUp()).isFalse();
    assertThat(step.course(0, end - start, 10)).hasSize(10).first().isNotEqualTo(0L);
  }

  /** Offered calls, those in time, failed ones, and whether the rate is kept up. */
  @ParameterizedTest
  @CsvSource({
    "0,0,0,false",
    "1,0,0,false",
    "4,3,0,false",
    "9,8,0,false",
    "9,9,0,true",
    "9,9,1,false",
    "10,4,0,false",
    "10,5,0,true",
    "16,8,0,true",
    "16,7,0,false",
    "100,90,0,true",
    "100,89,0,false",
    "5000,4950,0,true",
    "5000,4949,0,false"
  })
  void areKeptUpWithIfEnoughOfThemAreAnsweredInTime(
      long offered, long inTime, long failed, boolean expected) {
    var none = new Histogram(2);
    var result =
        new OpenStep.Result(none, none, none, offered, inTime, failed, 1, new ErrorCounts());

    assertThat(result.isKeptUp()).isEqualTo(expected);
  }

  private static OpenStep.Result all(OpenStep step) {
    return step.result(
        0, Math.toIntExact(step.due(Long.MAX_VALUE / 2 + System.nanoTime())), NEVER_LATE);
  }

  private static OpenStep run(int callers, long[] arrivals, IntConsumer body) throws Exception {
    var step = new OpenStep(senders(body), arrivals, System.nanoTime() + 10 * MILLI);
    for (Thread caller : callers(callers, step)) {
      caller.join();
    }
    return step;
  }

  private static Thread[] callers(int number, OpenStep step) {
    var callers = new Thread[number];
    Arrays.setAll(callers, i -> new Thread(step));
    for (Thread caller : callers) {
      caller.start();
    }
    return callers;
  }

  private static Supplier<Sender> senders(IntConsumer body) {
    var call =
        new Call() {
          @Override
          public int requests() {
            return 2;
          }

          @Override
          public Object call(int n) {
            body.accept(n);
            return null;
          }
        };
    return () -> PreparedCalls.waiting(call);
  }

  private static long[] every(long gap, int number) {
    return LongStream.range(0, number).map(i -> i * gap).toArray();
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

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
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

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

    OpenStep.Result result = step.result(0, NEVER_LATE);
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
  void haveACourseByTheirIntendedStart() throws Exception {
    OpenStep step = run(8, every(MILLI, 100), n -> sleep(n == 0 ? 0 : 5));

    List<Long> course = step.course(50 * MILLI, 150 * MILLI, 10);

    assertThat(course).hasSize(10);
    assertThat(course.subList(0, 5)).allSatisfy(it -> assertThat(it).isGreaterThan(4_900));
    assertThat(course.subList(5, 10)).as("no call was to start then").containsOnly(0L);
  }

  /** One caller, and a server that stands still for 200 ms: 200 calls are due meanwhile. */
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

    OpenStep.Result result = step.result(0, NEVER_LATE);
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

    OpenStep.Result result = step.result(0, NEVER_LATE);
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

    OpenStep.Result result = step.result(0, NEVER_LATE);
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
    assertThat(step.result(0, NEVER_LATE).sent()).isLessThan(10_000);
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

    assertThat(step.result(0, NEVER_LATE).sent()).isEqualTo(1);
    assertThat(step.result(0, NEVER_LATE).offered()).isEqualTo(3);
    assertThat(step.due(System.nanoTime())).isEqualTo(1);
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

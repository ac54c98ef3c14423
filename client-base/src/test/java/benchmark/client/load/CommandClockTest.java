// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.LaunchProperties;
import benchmark.launch.OperationKey;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Here it is an hour behind, so that nothing else can make up for the difference. */
class CommandClockTest {

  private static final int HOUR = 3_600_000;

  @BeforeEach
  void anHourAhead() {
    LaunchProperties.CLOCK_AHEAD_MILLIS.set(HOUR);
  }

  @AfterEach
  void asBefore() {
    System.clearProperty(LaunchProperties.CLOCK_AHEAD_MILLIS.name());
  }

  private static void assertIsAnHourAgo(long time) {
    assertThat(time).isCloseTo(System.currentTimeMillis() - HOUR, within(60_000L));
  }

  @Test
  void saysWhenACallFailed() {
    var errors = new ErrorCounts();
    errors.add(new IllegalStateException());

    CostLine line = errors.addTo(CostLine.of(OperationKey.of("getUser")));
    assertIsAnHourAgo(line.get(CostColumns.LAST_FAILED).orElseThrow());
  }

  @Test
  void saysWhenAStallStarted() throws InterruptedException {
    var calls = new AtomicLong();
    LongSupplier caller = calls::get;
    var watch = new StallWatch();
    watch.add(caller);
    watch.begin();
    calls.set(10_000);
    Thread.sleep(800); // the first look sees what is usual, the others that nothing goes on
    watch.end();

    CostLine line = watch.addTo(CostLine.of(OperationKey.of("getUser")));
    assertIsAnHourAgo(line.get(CostColumns.STALL_START).orElseThrow());
  }
}

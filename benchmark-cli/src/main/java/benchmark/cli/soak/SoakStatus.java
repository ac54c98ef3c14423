// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.soak.Timeline.Row;
import benchmark.cli.status.Progress;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.Numbers;
import benchmark.launch.CostColumns;
import java.time.Duration;
import java.util.Optional;

/** Says how a long run goes; without a terminal, ten times in all. For one thread. */
final class SoakStatus {

  private static final int TIMES = 10;
  private static final int BLOCKS = 100;
  private static final Duration LOOK = Duration.ofMinutes(1);

  private final StatusLine status;
  private final String label;
  private final Duration length;
  private Duration next;
  private String moving = "";

  SoakStatus(StatusLine status, String label, Duration length) {
    this.status = status;
    this.label = label;
    this.length = length;
    next = first(length);
  }

  private static Duration first(Duration length) {
    Duration tenth = length.dividedBy(TIMES);
    return tenth.compareTo(LOOK) < 0 ? tenth : LOOK;
  }

  /** Shows where it is: time, calls, p99, errors, and the first indicator that moves. */
  void show(SoakSeries series, Duration elapsed) {
    if (elapsed.compareTo(next) >= 0) {
      next = elapsed.plus(first(length));
      moving = moving(series).orElse("");
    }
    Duration left = elapsed.compareTo(length) < 0 ? length.minus(elapsed) : Duration.ZERO;
    Row client = series.callers();
    double p99 = client.number(CostColumns.MINUTE_P99_NANOS) / 1e6;
    String text =
        "%s, %s left; %s/s, p99 %s ms, %d errors%s"
            .formatted(
                Progress.duration(elapsed.toSeconds()),
                Progress.duration(left.toSeconds()),
                Numbers.scaled(SoakIndicator.THROUGHPUT.of(client), 3),
                Double.isNaN(p99) ? Numbers.NONE : Numbers.rounded(p99, 3),
                series.failed(),
                moving.isEmpty() ? "" : "; " + moving);
    long tenth = elapsed.multipliedBy(TIMES).toMillis() / length.toMillis();
    status.tell("soak %s: %d%%".formatted(label, 100 / TIMES * Math.min(TIMES, tenth)), text);
  }

  private static Optional<String> moving(SoakSeries series) {
    return SoakVerdict.of(series.courses(BLOCKS), series).stream()
        .filter(SoakVerdict::moves)
        .findFirst()
        .map(SoakVerdict::inBrief);
  }
}

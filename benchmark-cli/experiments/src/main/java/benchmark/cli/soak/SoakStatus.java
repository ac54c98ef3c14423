// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.incident.Collapse;
import benchmark.cli.soak.Timeline.Row;
import benchmark.cli.status.Progress;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.Numbers;
import benchmark.launch.CostColumns;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Says how a long run goes; without a terminal, ten times in all. For one thread. */
final class SoakStatus {

  private static final int TIMES = 10;
  private static final int BLOCKS = 100;
  private static final Duration LOOK = Duration.ofMinutes(1);

  private final StatusLine status;
  private final SoakRecord record;
  private final Duration length;
  private final Duration between;
  private Duration next;
  private String moving = "";

  SoakStatus(StatusLine status, SoakRecord record, Duration length) {
    this.status = status;
    this.record = record;
    this.length = length;
    Duration tenth = length.dividedBy(TIMES);
    between = tenth.compareTo(LOOK) < 0 ? tenth : LOOK;
    next = between;
  }

  /** Shows where it is: time, calls, p99, errors, and the first indicator that moves. */
  void show(SoakSeries series, Duration elapsed) {
    if (elapsed.compareTo(next) >= 0) {
      next = elapsed.plus(between);
      moving = moving(series).orElse("");
    }
    Duration left = elapsed.compareTo(length) < 0 ? length.minus(elapsed) : Duration.ZERO;
    Row client = series.callers();
    double p99 = client.number(CostColumns.MINUTE_P99_NANOS) / 1e6;
    String time =
        "%s, %s left"
            .formatted(Progress.duration(elapsed.toSeconds()), Progress.duration(left.toSeconds()));
    String calls =
        "%s/s, p99 %s ms, %d errors%s"
            .formatted(
                Numbers.scaled(SoakIndicator.THROUGHPUT.of(client), 3),
                Double.isNaN(p99) ? Numbers.NONE : Numbers.rounded(p99, 3),
                series.failed(),
                moving.isEmpty() ? "" : "; " + moving);
    String text = // of several on one line the end is cut, and their times are the same
        record.call().together() > 1
            ? "%s: %s; %s".formatted(record.variant(), calls, time)
            : "%s; %s".formatted(time, calls);
    long tenth = elapsed.multipliedBy(TIMES).toMillis() / length.toMillis();
    status.update(
        "soak %s: %d%%".formatted(record.variant(), 100 / TIMES * Math.min(TIMES, tenth)), text);
  }

  /** Each of the many looks has a share of what a report may err. */
  private Optional<String> moving(SoakSeries series) {
    List<Collapse> collapses = series.watch().collapses();
    if (!collapses.isEmpty() && collapses.get(collapses.size() - 1).lasts()) {
      return Optional.of("calls have collapsed");
    }
    double looks = (double) length.toMillis() / between.toMillis();
    return SoakVerdict.of(series.trends(BLOCKS), series, SoakVerdict.FALSE_ALARM / looks).stream()
        .filter(SoakVerdict::moves)
        .findFirst()
        .map(SoakVerdict::inBrief);
  }
}

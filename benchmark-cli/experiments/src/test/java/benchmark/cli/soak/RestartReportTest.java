// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.run.PartCounts;
import benchmark.cli.soak.SoakRecord.Restart;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Three restarts, a minute apart, of one of two servers. */
class RestartReportTest {

  private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00Z");

  private final List<Restart> restarts = new ArrayList<>();
  private final Outages outages;

  RestartReportTest() {
    for (int i = 1; i <= 3; i++) {
      restart(i);
    }
    outages = new Outages(restarts);
  }

  private void restart(int minute) {
    Instant begin = BEGIN.plusSeconds(60L * minute);
    restarts.add(new Restart("server-1", begin, begin.plusSeconds(12 + minute), SoakRecord.FORCED));
  }

  private void interval(int end, long failed, long threads, long connections) {
    CostLine cost =
        CostLine.of(OperationKey.of("mixed"))
            .with(CostColumns.NANOS, 30_000_000_000L)
            .with(CostColumns.OPS, 100L)
            .with(CostColumns.FAILED, failed)
            .with(CostColumns.CONNECTIONS, connections)
            .with(CostColumns.CLIENT.threads(), threads);
    CostLine line =
        failed == 0 ? cost : cost.with(CostColumns.ERRORS, Map.of("closed", Long.toString(failed)));
    var reader = new Timeline.Reader(Timeline.header(), 2);
    Timeline.lines(BEGIN.plusSeconds(end), 1, 2, line)
        .forEach(it -> reader.take(it, outages::take));
  }

  private String report() {
    SoakRecord record = new SimulatedSoak(1, 1, 10).between(new PartCounts(2, 1)).record();
    return TextRenderer.render(new RestartReport(record, outages.all()).document())
        .replaceAll("\\s+", " ");
  }

  @Test
  void ofAServerBesideAnotherOneSaysWhetherCallsWereLost() {
    for (int end = 30; end <= 240; end += 30) {
      interval(end, 0, 20, 2);
    }
    assertThat(report())
        .contains("Another server was there each time, and no call was lost.")
        .contains("1 stop, killed server-1 13.0 s")
        .contains("it did not end within 10 s, and was killed then");

    interval(270, 4, 20, 2);
    assertThat(report())
        .contains(
            "In all, 4 were closed. Another server was there each time, but calls were lost in 1"
                + " of 3 restarts.");
  }

  @Test
  void namesWhatAClientGathersAndWhatDoesNotComeBack() {
    for (int end = 30; end <= 240; end += 30) {
      interval(end, 0, 20 + end / 60, end > 180 ? 1 : 2);
    }

    assertThat(report())
        .contains(
            "Higher than before: client threads over all restarts together.",
            "Lower than before: client connections after 1 of 3 restarts.");
  }

  @Test
  void ofManyRestartsTheTableHasTheWorst() {
    for (int i = 4; i <= 25; i++) {
      restart(i);
    }
    outages.update(restarts);
    for (int end = 30; end <= 26 * 60; end += 30) {
      interval(end, end == 24 * 60 + 30 ? 7 : 0, 20, 2);
    }

    assertThat(report())
        .contains(
            "Failed calls: median 0, 0 to 7.",
            " 1 stop, killed server-1 13.0 s ",
            " 19 stop, killed server-1 31.0 s ",
            " 24 stop, killed server-1 36.0 s 0 s 0 s 7 ",
            "Shown are the 20 of 25 restarts after which it took longest until all calls were"
                + " answered again; the other 5 are left out. soak.json and timeline.csv have all"
                + " of them.")
        .doesNotContain(" 20 stop, killed", " 23 stop, killed", " 25 stop, killed");
  }

  @Test
  void theMedianOfAnEvenNumberIsBetweenTheMiddleTwo() {
    restarts.clear();
    outages.all().remove(2);
    interval(90, 1, 20, 2);
    interval(120, 0, 20, 2);
    interval(150, 3, 20, 2);
    interval(180, 0, 20, 2);

    assertThat(report()).contains("Failed calls: median 2, 1 to 3.");
  }
}

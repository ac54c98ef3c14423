// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.incident;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.incident.Reading.PartLevels;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("what broke in a run")
class IncidentsTest {

  private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");
  private static final double MIB = 1 << 20;
  private static final double SECONDS = 5;

  private final RunWatch watch = new RunWatch();
  private final List<LogWatch.Seen> errors = new ArrayList<>();
  private double time = START.toEpochMilli() / 1e3;
  private double left;

  /** Intervals in which the server told what it has, or nothing. */
  private IncidentsTest calls(int intervals, double perSecond, Map<Resource, Double> server) {
    return calls(intervals, perSecond, 0, server);
  }

  private IncidentsTest calls(
      int intervals, double perSecond, double failed, Map<Resource, Double> server) {
    for (int i = 0; i < intervals; i++) {
      watch.take(
          new Reading(
              "",
              time,
              time + SECONDS,
              perSecond * SECONDS,
              Double.NaN,
              failed,
              left,
              Map.of(
                  "client",
                  PartLevels.of(Map.of(Resource.THREADS, 30.0), 1024 * MIB),
                  "server",
                  PartLevels.of(server, 1024 * MIB))));
      time += SECONDS;
    }
    return this;
  }

  private IncidentsTest error(String part, LogError error, int second, long count) {
    errors.add(new LogWatch.Seen(part, error, START.plusSeconds(second), count));
    return this;
  }

  private Incidents incidents() {
    return Incidents.of(watch.seen(), errors);
  }

  @Test
  void isNothingWhereNothingDid() {
    calls(60, 1_000, Map.of(Resource.HEAP, 54 * MIB));

    assertThat(incidents()).isEqualTo(Incidents.NONE);
    assertThat(incidents().status(0, false)).isZero();
    assertThat(incidents().status(4, true)).isEqualTo(4);
    assertThat(incidents().toDocument().blocks()).isEmpty();
  }

  @Test
  void isACollapseWithItsCauseThenLogsThenSilenceThenFailures() {
    calls(1, 10_000, Map.of(Resource.HEAP, 54 * MIB, Resource.THREADS, 221.0))
        .calls(8, 25_000, Map.of(Resource.HEAP, 1_000 * MIB, Resource.THREADS, 221.0))
        .calls(60, 0, 18, Map.of())
        .error("server", LogError.MEMORY, 46, 152);

    assertThat(incidents().sentences())
        .containsExactly(
            "Collapsed after 45 s, at 12:00:45 UTC: calls: 23.3k/s fell to 0/s for 5 min 00 s, to"
                + " the end. The server's heap was full after 10 s: it grew from 54 MiB to 1 GiB,"
                + " by about 992 B a call.",
            "server.log: OutOfMemoryError, 152 times, the first at 12:00:46 UTC after 46 s.",
            "The counters of the server could not be read for 5 min 00 s, after 45 s and to the end: its"
                + " indicators are not measured in that time.",
            "1,080 calls failed, the first ones up to 50 s after the beginning.");
    assertThat(incidents().status(0, false)).isEqualTo(1);
    assertThat(incidents().status(4, true)).isEqualTo(3);
    assertThat(incidents().status(3, true)).isEqualTo(3);
  }

  /** Calls that are made after their interval leak, too, and nobody has counted them. */
  @Test
  void doesNotDivideGrowthByCallsThatAreNotAll() {
    left = 4_000;
    calls(1, 1_000, Map.of(Resource.HEAP, 54 * MIB))
        .calls(20, 100, Map.of(Resource.HEAP, 1_000 * MIB))
        .error("server", LogError.MEMORY, 46, 152);

    assertThat(incidents().sentences().get(0))
        .endsWith("The server's heap was full after 10 s: it grew from 54 MiB to 1 GiB.");
  }

  @Test
  void namesWhatElseAPartHasRunOutOf() {
    calls(1, 1_000, levels(2, 35, 221, 97))
        .calls(20, 1_000, levels(34, 44, 3_200, 20_000))
        .error("server", LogError.DIRECT, 30, 1)
        .error("server", LogError.METASPACE, 31, 2)
        .error("server", LogError.THREADS, 32, 3)
        .error("server", LogError.DESCRIPTORS, 33, 4)
        .error("server", LogError.STACK, 34, 1);

    assertThat(incidents().sentences())
        .containsExactly(
            "The server had no memory left for direct buffers after 30 s: its direct buffers grew"
                + " from 2 MiB to 34 MiB, by about 336 B a call.",
            "The server's metaspace was full after 31 s: it grew from 35 MiB to 44 MiB, by about"
                + " 94 B a call.",
            "The server could start no more threads after 32 s: its threads grew from 221 to"
                + " 3,200, by about one every 34 calls.",
            "The server had no file descriptor left after 33 s: its file descriptors grew from 97"
                + " to 20,000, by about one every 5 calls.",
            "server.log: OutOfMemoryError (direct buffers), once, at 12:00:30 UTC after 30 s.",
            "server.log: OutOfMemoryError (metaspace), 2 times, the first at 12:00:31 UTC after 31"
                + " s.",
            "server.log: no more threads (\"unable to create native thread\"), 3 times, the first"
                + " at 12:00:32 UTC after 32 s.",
            "server.log: \"Too many open files\", 4 times, the first at 12:00:33 UTC after 33 s.",
            "server.log: StackOverflowError, once, at 12:00:34 UTC after 34 s.");
  }

  private static Map<Resource, Double> levels(
      double direct, double metaspace, double threads, double descriptors) {
    return Map.of(
        Resource.HEAP, 54 * MIB,
        Resource.DIRECT, direct * MIB,
        Resource.METASPACE, metaspace * MIB,
        Resource.THREADS, threads,
        Resource.DESCRIPTORS, descriptors);
  }

  @Test
  void doesNotBlameAHeapThatHadRoom() {
    calls(5, 1_000, Map.of(Resource.HEAP, 54 * MIB)).error("server", LogError.MEMORY, 20, 1);

    assertThat(incidents().sentences())
        .containsExactly("server.log: OutOfMemoryError, once, at 12:00:20 UTC after 20 s.");
  }

  @Test
  void isAHeapThatIsFullEvenIfNoErrorSaysSo() {
    calls(5, 1_000, Map.of(Resource.HEAP, 900 * MIB))
        .calls(5, 900, Map.of(Resource.HEAP, 1_000 * MIB));

    assertThat(incidents().text())
        .startsWith("The server's heap was full after 30 s: it grew from 900 MiB to 1 GiB,");
  }

  @Test
  void isAHangWithoutAnError() {
    calls(8, 1_000, Map.of(Resource.HEAP, 54 * MIB))
        .calls(20, 0, 4, Map.of(Resource.HEAP, 54 * MIB));

    assertThat(incidents().sentences())
        .containsExactly(
            "Collapsed after 40 s, at 12:00:40 UTC: calls: 1.00k/s fell to 0/s for 1 min 40 s, to"
                + " the end.",
            "80 calls failed, the first ones up to 45 s after the beginning.");
  }

  @Test
  void isAPartThatWasSilentForAWhile() {
    calls(4, 1_000, Map.of(Resource.HEAP, 54 * MIB))
        .calls(3, 1_000, Map.of())
        .calls(4, 1_000, Map.of(Resource.HEAP, 54 * MIB));

    assertThat(incidents().sentences())
        .containsExactly(
            "The counters of the server could not be read for 15 s, after 20 s: its indicators are not"
                + " measured in that time.");
  }

  @Test
  void isNotOneReadingThatIsMissing() {
    calls(4, 1_000, Map.of(Resource.HEAP, 54 * MIB))
        .calls(2, 1_000, Map.of())
        .calls(4, 1_000, Map.of(Resource.HEAP, 54 * MIB));

    assertThat(incidents()).isEqualTo(Incidents.NONE);
  }

  @Test
  void isNotATimeInWhichOnlyOthersWereMeasured() {
    calls(4, 1_000, Map.of(Resource.HEAP, 54 * MIB)).calls(1, 1_000, Map.of());
    time += 60;
    calls(4, 1_000, Map.of(Resource.HEAP, 54 * MIB));

    assertThat(incidents()).isEqualTo(Incidents.NONE);
  }

  @Test
  void isTheSameWhenItIsReadAgain(@TempDir Path folder) {
    calls(9, 1_000, Map.of(Resource.HEAP, 54 * MIB)).calls(20, 0, Map.of());
    assertThat(watch.hasSeenAny()).isTrue();
    watch.keep(folder);

    assertThat(Incidents.of(folder)).isEqualTo(incidents());
  }

  @Test
  void ofSeveralRunsNamesEach() {
    calls(9, 1_000, Map.of()).calls(20, 0, Map.of());

    assertThat(Incidents.NONE.and("dubbo-kryo, block 2", incidents()).text())
        .startsWith("dubbo-kryo, block 2: Collapsed after 45 s");
  }
}

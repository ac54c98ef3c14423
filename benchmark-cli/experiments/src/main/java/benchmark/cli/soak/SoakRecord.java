// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.results.Origin;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RecordFile;
import benchmark.cli.stored.RecordedResult;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a long run is, and how far it has come; written whenever that changes.
 *
 * @param command the words that the user gave to benchmark.sh
 * @param changes of the size of texts, in their order
 * @param stretches in which it was measured, each with fresh JVMs; at least one
 * @param restarts of the server on purpose
 */
public record SoakRecord(
    String variant,
    List<String> command,
    @JsonUnwrapped SoakCall call,
    @JsonUnwrapped SoakPlan plan,
    @JsonUnwrapped Origin origin,
    List<Change> changes,
    List<Stretch> stretches,
    List<Restart> restarts)
    implements RecordedResult.Stored {

  /** Where it is stored. */
  public static final RecordFile<SoakRecord> FILE =
      new RecordFile<>(
          "soak.json",
          SoakRecord.class,
          it -> it.variant() != null && !it.stretches().isEmpty() && it.origin().machine() != null,
          "the record of a long run");

  /** How a stretch ended that was as long as it was to be. */
  static final String DONE = "done";

  /** How one ended by Ctrl-C or a signal. */
  static final String BY_HAND = "interrupted";

  /** How a server ended that did not end in time when it was asked to. */
  static final String FORCED = "stop, killed";

  /**
   * A time in which the same JVMs ran, but for those that were restarted on purpose.
   *
   * @param plannedSeconds how long it is to be; null in a record of before it was kept
   * @param end null while it goes on, or if nobody could write it
   * @param how it ended: done, ended by hand, or the error; null as {@code end}
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Stretch(Instant start, Double plannedSeconds, Instant end, String how) {}

  /**
   * A restart of a server.
   *
   * @param server its name; null in a record of before there were several
   * @param begin when its end was asked for
   * @param ready when the next one was ready; null as long as it is not
   * @param how it was ended: kill, stop or {@value #FORCED}
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Restart(String server, Instant begin, Instant ready, String how) {

    /** Seconds since 1970; infinite as long as it is not ready. */
    double readyAt() {
      return ready == null ? Double.POSITIVE_INFINITY : ready.toEpochMilli() / 1e3;
    }

    /** This restart, but over. */
    Restart over(Instant now, String ended) {
      return new Restart(server, begin, now, ended);
    }
  }

  /**
   * A change of the size of texts.
   *
   * @param size in characters, from then on
   */
  record Change(Instant time, int size) {}

  /** Copies the lists; null (from a record that is older than one of these) means the usual. */
  public SoakRecord {
    changes = changes == null ? List.of() : List.copyOf(changes);
    command = List.copyOf(command);
    stretches = List.copyOf(stretches);
    restarts = List.copyOf(restarts);
  }

  /** Whether a folder holds a long run, however it ended. */
  public static boolean isIn(Path folder) {
    return FILE.isIn(folder) && Files.exists(folder.resolve(Timeline.FILE));
  }

  /**
   * This run with one more stretch, whose fresh JVMs end a restart that was not over.
   *
   * @param measured until now, in seconds: less than was planned if it was killed
   * @param length how long the stretch is to be, in seconds
   * @param limits what is expected from now on; empty if that stays
   */
  SoakRecord beginning(Instant start, double measured, double length, List<String> limits) {
    return with(
        plan.extended(measured + length, limits),
        plus(stretches, new Stretch(start, length, null, null)),
        restarts.stream().map(it -> it.ready() == null ? it.over(start, it.how()) : it).toList(),
        changes);
  }

  /** This run with the end of its last stretch. */
  SoakRecord ending(Instant end, String how) {
    List<Stretch> before = stretches.subList(0, stretches.size() - 1);
    return with(
        plan,
        plus(before, new Stretch(last().start(), last().plannedSeconds(), end, how)),
        restarts,
        changes);
  }

  /** This run with one more restart, or with what has become of the last one. */
  SoakRecord with(Restart restart) {
    List<Restart> before =
        restarts.stream().filter(it -> !it.begin().equals(restart.begin())).toList();
    return with(plan, stretches, plus(before, restart), changes);
  }

  /** This run with one more change of size. */
  SoakRecord changed(Change change) {
    return with(plan, stretches, restarts, plus(changes, change));
  }

  private static <T> List<T> plus(List<T> all, T more) {
    return Stream.concat(all.stream(), Stream.of(more)).toList();
  }

  private SoakRecord with(
      SoakPlan newPlan,
      List<Stretch> newStretches,
      List<Restart> newRestarts,
      List<Change> newChanges) {
    return new SoakRecord(
        variant, command, call, newPlan, origin, newChanges, newStretches, newRestarts);
  }

  Stretch last() {
    return stretches.get(stretches.size() - 1);
  }

  /** How long the stretch is to be that goes on at a time, in seconds. */
  double plannedSeconds(Instant time) {
    return stretches.stream()
        .filter(it -> !it.start().isAfter(time))
        .reduce((earlier, later) -> later)
        .map(Stretch::plannedSeconds)
        .orElse(plan.plannedSeconds());
  }

  @Override
  public List<String> variants() {
    return List.of(variant);
  }

  @Override
  public Provenance provenance() {
    return origin.lasting(stretches.get(0).start(), last().end()).provenance(List.of(command));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.reproduce.Measurements.MeasuredOperation;
import benchmark.cli.results.Metric;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A published table beside what was measured.
 *
 * @param published all of it
 * @param cells of the operations that were measured: every system that was measured, and every one
 *     that cannot be
 * @param rankings of what was measured
 */
public record ReproducedTable(
    PublishedTable published, List<Cell> cells, @JsonAlias("orders") List<Ranking> rankings) {

  /**
   * One published number and what was measured.
   *
   * @param system its name
   * @param publishedRatio to the published value of the baseline; null if one was not published
   * @param measured in the published unit; null if the system cannot be run
   * @param ratio to the measured value of the baseline; null for the baseline, or if there is none
   */
  public record Cell(
      Metric metric,
      PublishedUnit unit,
      OperationKey operation,
      String system,
      PublishedValue published,
      Double publishedRatio,
      Double measured,
      Ratio ratio) {}

  /**
   * Two neighbours in a published ranking, or two of which a report claims something.
   *
   * @param of what they have in common: the operation's label, or the system's name
   * @param better the one that was published as the better one
   * @param ratio how many times as good it is
   * @param verdict null if measuring was stopped by hand
   */
  public record Ranking(
      RankingKind kind,
      Metric metric,
      String of,
      String better,
      String worse,
      @JsonUnwrapped Expected expected,
      Ratio ratio,
      RankingVerdict verdict) {

    /** Whether it is the ranking that a claim expects. */
    boolean isOf(PublishedTable.Claim claim) {
      return better.equals(claim.better()) && worse.equals(claim.worse());
    }
  }

  /**
   * What was published of the two.
   *
   * @param publishedRatio how many times as good one was; null for a claim without a number
   * @param withinErrors whether their published intervals overlap
   */
  record Expected(Double publishedRatio, boolean withinErrors) {}

  /**
   * Puts what was measured beside what was published.
   *
   * @param judged whether there are verdicts
   * @return empty if nothing of the table was measured
   */
  static Optional<ReproducedTable> of(
      PublishedTable published, Measurements measurements, boolean judged) {
    var table = new Builder(published, measurements, judged);
    published.columns().forEach(table::add);
    return table.cells.isEmpty()
        ? Optional.empty()
        : Optional.of(new ReproducedTable(published, table.cells, table.rankings));
  }

  /** The systems that have cells, in order. */
  public List<PublishedSystem> systems() {
    return published.systems().stream()
        .filter(system -> cells.stream().anyMatch(cell -> cell.system().equals(system.name())))
        .toList();
  }

  /** Collects cells and rankings. */
  private static final class Builder {

    private static final Set<Metric> RANKING_OPERATIONS = Set.of(Metric.THROUGHPUT, Metric.CPU);

    private final List<Cell> cells = new ArrayList<>();
    private final List<Ranking> rankings = new ArrayList<>();
    private final PublishedTable published;
    private final Measurements measurements;
    private final boolean judged;

    Builder(PublishedTable published, Measurements measurements, boolean judged) {
      this.published = published;
      this.measurements = measurements;
      this.judged = judged;
    }

    void add(PublishedColumn column) {
      column.values().keySet().forEach(operation -> add(column, operation));
      if (published.ranksOperations() && RANKING_OPERATIONS.contains(column.metric())) {
        for (int place = 0; place < published.systems().size(); place++) {
          addRankingsOfOperations(column, place);
        }
      }
    }

    private void add(PublishedColumn column, OperationKey operation) {
      List<Entry> entries =
          IntStream.range(0, published.systems().size())
              .mapToObj(
                  place -> entry(published.systems().get(place).name(), place, operation, column))
              .toList();
      List<Entry> measured = measured(entries);
      if (measured.isEmpty()) {
        return;
      }
      for (int place = 0; place < entries.size(); place++) {
        Entry entry = entries.get(place);
        if (entry.measured.isPresent() || entry.measurand.isEmpty()) {
          String baseline = published.systems().get(place).baseline();
          cells.add(cell(entry, named(baseline, measured).orElse(measured.get(0)), column));
        }
      }
      if (PublishedColumn.unranked(column.metric()).isEmpty()) {
        addRankings(RankingKind.SYSTEMS, operation.label(), measured, column.metric());
      }
    }

    private static Optional<Entry> named(String system, List<Entry> entries) {
      return entries.stream().filter(entry -> entry.name.equals(system)).findFirst();
    }

    private void addRankingsOfOperations(PublishedColumn column, int place) {
      List<Entry> entries =
          column.values().keySet().stream()
              .map(operation -> entry(operation.label(), place, operation, column))
              .toList();
      addRankings(
          RankingKind.OPERATIONS,
          published.systems().get(place).name(),
          measured(entries),
          column.metric());
    }

    private Entry entry(String name, int place, OperationKey operation, PublishedColumn column) {
      Optional<MeasuredOperation> measurand =
          published.systems().get(place).runs().map(it -> new MeasuredOperation(it, operation));
      return new Entry(
          name,
          operation,
          column.values().get(operation).get(place),
          measurand,
          measurand
              .map(it -> measurements.value(it, column.metric()))
              .orElse(OptionalDouble.empty()));
    }

    private static List<Entry> measured(List<Entry> entries) {
      return entries.stream().filter(entry -> entry.measured.isPresent()).toList();
    }

    private Cell cell(Entry entry, Entry baseline, PublishedColumn column) {
      OptionalDouble measured = entry.measured;
      return new Cell(
          column.metric(),
          column.unit(),
          entry.operation,
          entry.name,
          entry.published,
          entry.published.isKnown() && baseline.published.isKnown()
              ? (Double) (entry.published.value() / baseline.published.value())
              : null,
          measured.isPresent() ? (Double) column.unit().of(measured.getAsDouble()) : null,
          entry == baseline || measured.isEmpty() ? null : ratio(entry, baseline, column.metric()));
    }

    /** Ranks the neighbours in the published table, if they differ, and those of the claims. */
    private void addRankings(RankingKind kind, String of, List<Entry> measured, Metric metric) {
      List<Entry> ranking =
          measured.stream()
              .filter(entry -> entry.published.isKnown())
              .sorted(Comparator.comparingDouble(entry -> -quality(entry.published, metric)))
              .toList();
      for (int place = 1; place < ranking.size(); place++) {
        Entry better = ranking.get(place - 1);
        Entry worse = ranking.get(place);
        if (better.published.value() != worse.published.value()) {
          addRanking(kind, of, better, worse, metric);
        }
      }
      for (PublishedTable.Claim claim : published.claims()) {
        named(claim.better(), measured)
            .ifPresent(
                better ->
                    named(claim.worse(), measured)
                        .ifPresent(worse -> addRanking(kind, of, better, worse, metric)));
      }
    }

    private void addRanking(RankingKind kind, String of, Entry better, Entry worse, Metric metric) {
      boolean known = better.published.isKnown() && worse.published.isKnown();
      Ratio ratio = ratio(better, worse, metric).inTheSenseOf(metric.direction());
      rankings.add(
          new Ranking(
              kind,
              metric,
              of,
              better.name,
              worse.name,
              known
                  ? new Expected(
                      quality(better.published, metric) / quality(worse.published, metric),
                      better.published.overlaps(worse.published))
                  : new Expected(null, false),
              ratio,
              judged ? RankingVerdict.of(ratio) : null));
    }

    private static double quality(PublishedValue value, Metric metric) {
      return switch (metric.direction()) {
        case HIGHER -> value.value();
        case LOWER -> 1 / value.value();
      };
    }

    /** Of two that were measured. */
    private Ratio ratio(Entry entry, Entry other, Metric metric) {
      return measurements
          .ratio(entry.measurand.orElseThrow(), other.measurand.orElseThrow(), metric)
          .orElseThrow();
    }
  }

  /**
   * A published value.
   *
   * @param name tells it from those that it is compared with
   * @param measurand what is run for it, if anything
   * @param measured its value, if it was
   */
  private record Entry(
      String name,
      OperationKey operation,
      PublishedValue published,
      Optional<MeasuredOperation> measurand,
      OptionalDouble measured) {}
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.project.PairKind;
import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Words;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Runs of several variants that were measured in the same way, side by side: tables, and what can
 * be concluded. For one thread.
 */
public abstract class RunsReport {

  private final String title;
  private final String throughputInterval;
  final RememberedSetups setups;
  private final List<RunRow> rows = new ArrayList<>();

  /**
   * A report to come.
   *
   * @param title how they were measured
   * @param throughputInterval what the intervals of throughputs are
   * @param setups what is known of the set-ups of pairs
   */
  RunsReport(String title, String throughputInterval, RememberedSetups setups) {
    this.title = title;
    this.throughputInterval = throughputInterval;
    this.setups = setups;
  }

  /** The tables, and what their columns mean. */
  public abstract Document tables();

  /** A metric of a run that has measured an operation, with its interval if it has one. */
  abstract Estimate estimate(RunRow row, OperationKey operation, Metric metric);

  /** Those that compete in an operation and have values that can be ranked, the fastest first. */
  abstract List<RunRow> ranked(OperationKey operation);

  /** How some of the ranked compare; empty if that is not known. */
  abstract Optional<RankedOperation> standing(OperationKey operation, List<RunRow> ranked);

  final Optional<RankedOperation> standing(OperationKey operation) {
    return standing(operation, ranked(operation));
  }

  /** The conclusion in a sentence; of one run alone how fast it was. */
  public final String headline() {
    List<String> sentences = sentences();
    return new QuickSummary(standings())
        .sentence()
        .map(it -> it.replaceFirst("^In short: ", "").replaceFirst("[.]$", ""))
        .orElseGet(
            () ->
                sentences.isEmpty()
                    ? String.join(
                        "; ",
                        rows.stream().filter(it -> it.run() != null).map(this::speed).toList())
                    : sentences.get(0).replaceFirst("[.]$", ""));
  }

  private String speed(RunRow row) {
    return row.label()
        + ": "
        + Words.list(
            row.operations().keySet().stream()
                .map(
                    it ->
                        Metric.THROUGHPUT.text(throughput(row, it).value())
                            + " calls/s in "
                            + it.label())
                .toList());
  }

  /**
   * A letter for each label of a group that cannot be told from the best in it; the groups are
   * those of the best, of the best of the rest, and so on. None for who is alone.
   */
  final Map<String, String> groups(OperationKey operation) {
    var letters = new HashMap<String, String>();
    List<RunRow> rest = ranked(operation);
    for (char letter = 'a'; letter <= 'z'; ) {
      Optional<RankedOperation> standing = standing(operation, rest);
      if (standing.isEmpty()) {
        break;
      }
      var group = new HashSet<>(standing.get().ties());
      group.add(standing.get().fastest());
      if (group.size() > 1) {
        String of = String.valueOf(letter++);
        group.forEach(it -> letters.put(it, of));
      }
      rest = rest.stream().filter(it -> !group.contains(it.label())).toList();
    }
    return letters;
  }

  /** What can be concluded of each operation that two pairs or more compete in, and of all. */
  public List<String> sentences() {
    return standings().stream().map(RankedOperation::sentence).toList();
  }

  /** What to know beside the conclusions. */
  public List<String> remarks() {
    return List.of();
  }

  /** The command that would settle what is not known yet; empty if all is, or nothing would. */
  public Document next() {
    return Document.of();
  }

  /**
   * Adds a run.
   *
   * @param run null if it failed
   * @param kind only ordinary pairs are compared
   */
  public RunsReport add(String label, StoredRun run, PairKind kind) {
    rows.add(new RunRow(label, run, kind));
    return this;
  }

  /** How they were measured. */
  public final String title() {
    return title;
  }

  /** What the intervals of throughputs are. */
  public final String throughputInterval() {
    return throughputInterval;
  }

  /** All runs, in the order given. */
  public final List<RunRow> rows() {
    return List.copyOf(rows);
  }

  /** What can be concluded; empty if nothing can. */
  public final Document answers() {
    List<String> sentences = sentences();
    return sentences.isEmpty() ? Document.of() : Document.of(Items.of(sentences));
  }

  /** The runs as charts and exports show them: only throughputs have intervals there. */
  public final List<ResultRow> shown() {
    return rows.stream().filter(row -> row.run() != null).map(this::shown).toList();
  }

  private ResultRow shown(RunRow row) {
    RunRecord record = row.run().record();
    var operations = new LinkedHashMap<OperationKey, ResultRow.Values>();
    row.operations().keySet().forEach(it -> operations.put(it, values(row, it)));
    return new ResultRow(
        row.label(), record.pair(), row.kind(), record.processes().jdkVersions(), operations);
  }

  private ResultRow.Values values(RunRow row, OperationKey operation) {
    StoredRun run = row.run();
    var estimates = new EnumMap<Metric, Estimate>(Metric.class);
    run.results()
        .values(operation, run.isQuick())
        .forEach((metric, value) -> estimates.put(metric, Estimate.of(value)));
    estimates.put(Metric.THROUGHPUT, throughput(row, operation));
    return new ResultRow.Values(
        estimates,
        run.costs().get(operation),
        run.results().series(operation),
        run.results().spectrum(operation));
  }

  /** What any of the runs has measured, in the contract's order. */
  final List<OperationKey> operations() {
    return rows.stream().flatMap(row -> row.operations().keySet().stream()).distinct().toList();
  }

  /** How variants compare in each operation of which that is known. */
  final List<RankedOperation> standings() {
    return operations().stream().flatMap(operation -> standing(operation).stream()).toList();
  }

  /** Those that compete in an operation, the fastest first. */
  final List<RunRow> competing(OperationKey operation) {
    return rows.stream()
        .filter(row -> row.competes() && row.has(operation))
        .sorted(Comparator.comparingDouble(row -> -throughput(row, operation).value()))
        .toList();
  }

  final Estimate throughput(RunRow row, OperationKey operation) {
    return estimate(row, operation, Metric.THROUGHPUT);
  }

  /** The first that is the ceiling of others and has measured an operation. */
  Optional<RunRow> ceiling(OperationKey operation) {
    return ceilings().filter(it -> it.has(operation)).findFirst();
  }

  /** The ceiling of an ordinary run: one that calls its service in the same way; empty if none. */
  Optional<RunRow> ceilingOf(RunRow row, OperationKey operation) {
    return row.competes() && row.has(operation)
        ? ceilings()
            .filter(it -> it.has(operation) && it.setup().callsLike(row.setup()))
            .findFirst()
        : Optional.empty();
  }

  /** Those that are ceilings of others. */
  final Stream<RunRow> ceilings() {
    return rows.stream().filter(row -> row.kind() == PairKind.CEILING);
  }

  /** Names the variants in whose set-up competing pairs would have other results. */
  final Optional<String> footnote() {
    return setups.footnote(
        rows.stream().filter(RunRow::competes).map(RunRow::shown).toList(), operations());
  }
}

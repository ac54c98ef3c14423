// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.report.StepText;
import benchmark.cli.results.CallErrors;
import benchmark.cli.results.CallTimes;
import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.RateLoad;
import benchmark.cli.results.RunResults;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Jackknife;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.OperationKey;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * What a rate came to over all blocks. Percentiles are those of all calls, from their histograms
 * together; intervals are over blocks.
 *
 * @param steps at least one, all of the same variant, operation and rate
 */
public record LoadPoint(List<LoadStep> steps) {

  private static final double LATE_MILLIS = 0.1;
  private static final double LATE_SHARE = 0.1;

  /** Where more of the CPUs are busy, callers wake up late because of that. */
  private static final double SPARE = 0.75;

  /** Copies the steps. */
  public LoadPoint {
    steps = List.copyOf(steps);
  }

  /** The points of some steps of a variant's operation, by ascending rate. */
  static List<LoadPoint> of(List<LoadStep> all) {
    return all.stream()
        .collect(Collectors.groupingBy(LoadStep::rate, TreeMap::new, Collectors.toList()))
        .values()
        .stream()
        .map(LoadPoint::new)
        .toList();
  }

  /** What was called. */
  public OperationKey operation() {
    return steps.get(0).operation();
  }

  /** How many calls a second were to start. */
  public double rate() {
    return steps.get(0).rate();
  }

  /** Whether every block sustained it. */
  public boolean isSustained() {
    return steps.stream().allMatch(LoadStep::isSustained);
  }

  /** A number, over all blocks. */
  public long sum(CostColumn<Long> column) {
    return steps.stream().mapToLong(it -> it.number(column)).sum();
  }

  /** Calls of all blocks that neither were answered nor failed. */
  public long left() {
    return steps.stream().mapToLong(it -> StepText.left(it.line())).sum();
  }

  /** Whether its times are those of a part of the calls: others failed or were left. */
  public boolean isOfAnsweredOnly() {
    return left() > 0 || sum(CostColumns.FAILED) > 0;
  }

  /** A number, in the block where it was highest. */
  long max(CostColumn<Long> column) {
    return steps.stream().mapToLong(it -> it.number(column)).max().orElse(0);
  }

  /** The failed calls of all blocks, by the kind of error. */
  Map<String, Long> errors() {
    return CallErrors.sum(steps.stream().map(LoadStep::errors));
  }

  /** How many calls failed before those that count. */
  long failedSettling() {
    long all = errors().values().stream().mapToLong(it -> it).sum();
    return Math.max(0, all - sum(CostColumns.FAILED));
  }

  /** A metric of response times, or a cost; NaN if it was not measured, or of too few calls. */
  public double value(Metric metric) {
    return metric.isTime() ? time(LoadStep::response, metric) : metric.of(cost());
  }

  /** The value of a metric with its 95% interval over blocks; empty if there are too few. */
  public Optional<Interval> interval(Metric metric) {
    double all = value(metric);
    double[] without =
        steps.size() == 1
            ? new double[0]
            : steps.stream().map(this::without).mapToDouble(it -> it.known(metric)).toArray();
    return without.length > 1
            && DoubleStream.concat(DoubleStream.of(all), DoubleStream.of(without))
                .allMatch(it -> it > 0 && Double.isFinite(it))
        ? Optional.of(Jackknife.interval(all, without))
        : Optional.empty();
  }

  /** The value of a metric, with its 95% interval over blocks if there are enough. */
  Estimate estimate(Metric metric) {
    return Estimate.of(value(metric), interval(metric));
  }

  private LoadPoint without(LoadStep step) {
    return new LoadPoint(steps.stream().filter(it -> it != step).toList());
  }

  /** The value of a metric, of however few calls. */
  private double known(Metric metric) {
    return metric.isTime() ? metric.of(times(LoadStep::response)) : metric.of(cost());
  }

  /** A metric of a part of the times, in milliseconds; NaN if too few calls lie beyond it. */
  public double time(Function<LoadStep, CallTimes> part, Metric metric) {
    CallTimes all = times(part);
    return RateLoad.hasEnoughSamples(metric, all.count()) ? metric.of(all) : Double.NaN;
  }

  /** How long calls took, from the median to the slowest few. */
  List<RunResults.Point> spectrum() {
    return times(LoadStep::response).spectrum();
  }

  private CallTimes times(Function<LoadStep, CallTimes> part) {
    return CallTimes.together(steps.stream().map(part).toList());
  }

  /** What a call cost, on average over the blocks. */
  public OperationCost cost() {
    return OperationCost.mean(steps.stream().map(LoadStep::cost).toList());
  }

  /** The share of the machine's CPUs that was busy, 0 to 1; NaN if not known. */
  double busy() {
    OperationCost cost = cost();
    return cost.machine().busyCpus() / cost.machine().machineCpus();
  }

  /** Whether so many calls were sent late that the response times tell of it. */
  boolean isLate() {
    double late = time(LoadStep::lateness, Metric.P99);
    return late > LATE_MILLIS && late > LATE_SHARE * time(LoadStep::response, Metric.P99);
  }

  /** Whether calls were sent late although CPUs were free. */
  boolean isLimitedByGenerator() {
    return isLate() && isSustained() && busy() < SPARE;
  }

  /** In how many blocks it was sustained and kept an objective, if there is one. */
  long holding(Optional<Objective> objective) {
    return steps.stream()
        .filter(LoadStep::isSustained)
        .filter(step -> objective.map(it -> it.isKept(step.line())).orElse(true))
        .count();
  }

  /** Whether it was sustained, in a word or two: in how many blocks, where they disagree. */
  String sustained() {
    long blocks = holding(Optional.empty());
    return blocks == 0
        ? "no"
        : blocks < steps.size()
            ? "%d of %d".formatted(blocks, steps.size())
            : isLimitedByGenerator() ? "yes, late" : "yes";
  }

  /** Why it was not sustained, where it was worst. */
  String whyNot() {
    return steps.stream()
        .filter(it -> !it.isSustained())
        .min(Comparator.comparingLong(it -> it.number(CostColumns.COMPLETED)))
        .map(it -> StepText.notSustained(it.line()))
        .orElse("");
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.report.ShortNames;
import benchmark.cli.report.Warning;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.BetterWhen;
import benchmark.cli.statistics.GateLook;
import benchmark.cli.statistics.GateOutcome;
import benchmark.cli.statistics.GateResult;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Words;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a gate says of a comparison, as it is printed and stored: every metric with its change and
 * its limit.
 *
 * @param look how often the comparison had a verdict, with this one: a gate that is continued errs
 *     less often, and so has wider intervals
 * @param lines those that fail first, then the inconclusive ones, then those that pass
 * @param doubt why it is inconclusive though every line passes; null if there is no such reason
 */
public record GateReport(GateOutcome outcome, int look, List<Line> lines, String doubt) {

  /** The probability of catching a slowdown of the size that is named: the customary 80%. */
  private static final double POWER = 0.8;

  /** Of more lines only those that do not pass are shown where there is little space. */
  private static final int MOST_LINES = 8;

  /** So many of these, with one that counts the rest. */
  private static final int MOST_OPEN = 5;

  private static final MathContext TWO_DIGITS_UP = new MathContext(2, RoundingMode.CEILING);

  /** How many of 100 intervals miss the truth at the first look. */
  private static final BigDecimal MISSED = new BigDecimal(5);

  private static final MathContext THREE_DIGITS_UP = new MathContext(3, RoundingMode.CEILING);

  /**
   * One metric of one operation of one variant.
   *
   * @param name names operation and metric, and the variant where there are several: listUser p99
   *     of dubbo-kryo
   * @param direction which way the metric improves
   * @param change with its interval: 95% at the first look, wider at further ones
   * @param limit how much worse it may be: 0.05 is 5%, a throughput of 1/1.05
   * @param caught how much worse it would have had to be to fail in 8 of 10 cases; null where it is
   *     decided, or there is no interval
   */
  public record Line(
      String name,
      GateOutcome outcome,
      String direction,
      @JsonUnwrapped StoredRatio change,
      double limit,
      Double caught) {

    /** Files of earlier versions do not give the direction: more was better of throughput alone. */
    public Line {
      if (direction == null) {
        boolean throughput = name != null && name.contains(" " + Metric.THROUGHPUT.label());
        direction = Formats.words(throughput ? BetterWhen.HIGHER : BetterWhen.LOWER);
      }
    }

    private static Line of(GateLook look, GateOutcome outcome, int comparisons, int divisor) {
      PairedRatio ratio = look.comparison().ratio();
      var caught = look.caught(POWER, comparisons * divisor);
      return new Line(
          look.comparison().name(),
          outcome,
          Formats.words(look.comparison().direction()),
          StoredRatio.of(ratio.estimate(), ratio.interval(divisor)),
          look.allowed().delta(),
          outcome == GateOutcome.INCONCLUSIVE && caught.isPresent() ? caught.getAsDouble() : null);
    }

    private String text() {
      return mark() + " " + name + ": " + valueAndLimit();
    }

    /** The gate's result for other programs. */
    private ExpectationCheck check(String comparison) {
      return new ExpectationCheck(comparison, name, verdict(outcome), valueAndLimit());
    }

    /** The change with its interval, and the limit. */
    private String valueAndLimit() {
      return "%s, limit %s%s"
          .formatted(
              change.change(),
              worseBy(limit),
              caught == null
                  ? ""
                  : "; would have caught %s in 8 of 10 cases"
                      .formatted(worseBy(roundedUp(caught))));
    }

    /** The limit as a ratio. */
    double lowestGood() {
      return ratio(limit);
    }

    /** A slowdown as the change that it is: with 0.1 a time of +10.0%, a throughput of -9.1%. */
    private String worseBy(double slowdown) {
      return Formats.change(ratio(slowdown));
    }

    private double ratio(double slowdown) {
      boolean more = direction.equals(Formats.words(BetterWhen.HIGHER));
      return more ? 1 / (1 + slowdown) : 1 + slowdown;
    }

    private static double roundedUp(double caught) {
      return new BigDecimal(caught).round(TWO_DIGITS_UP).doubleValue();
    }

    private String mark() {
      return switch (outcome) {
        case PASSES -> "✓";
        case FAILS -> "✗";
        case INCONCLUSIVE -> "?";
      };
    }
  }

  /** Copies the lines. What was stored before there were further looks is the first. */
  public GateReport {
    look = Math.max(1, look);
    lines = List.copyOf(lines);
  }

  /**
   * Looks.
   *
   * @param look how often the comparison had a verdict, with this one
   * @throws benchmark.cli.error.UserError if a metric that was asked for was not measured
   */
  static GateReport of(GateRule rule, ComparisonAnalysis analysis, int look) {
    List<GateLook> all = rule.looks(analysis);
    int number = all.size();
    int divisor = GateResult.divisorOf(look);
    GateResult result = GateResult.of(all, divisor);
    var lines = new ArrayList<Line>();
    result.failures().forEach(it -> lines.add(Line.of(it, GateOutcome.FAILS, number, divisor)));
    result
        .inconclusive()
        .forEach(it -> lines.add(Line.of(it, GateOutcome.INCONCLUSIVE, number, divisor)));
    result.passes().forEach(it -> lines.add(Line.of(it, GateOutcome.PASSES, number, divisor)));
    String doubt = result.outcome() == GateOutcome.PASSES ? notSustained(analysis) : null;
    return new GateReport(
        doubt == null ? result.outcome() : GateOutcome.INCONCLUSIVE, look, lines, doubt);
  }

  /**
   * No metric counts the calls that failed or were not sent: a gate must not pass over them. Null
   * if there are none.
   */
  private static String notSustained(ComparisonAnalysis analysis) {
    List<String> names = ShortNames.ofVariants(analysis.labels()).names();
    List<String> variants =
        IntStream.range(0, names.size())
            .filter(
                variant ->
                    analysis
                        .replicates()
                        .measured(variant)
                        .flatMap(it -> it.warnings().stream())
                        .anyMatch(it -> it.kind() == Warning.Kind.NOT_SUSTAINED))
            .mapToObj(names::get)
            .toList();
    return variants.isEmpty()
        ? null
        : ("The rate was not sustained by %s: calls failed, were not sent, or had no answer by"
                + " the end of a step, and no metric counts these. Use a lower rate.")
            .formatted(Words.list(variants));
  }

  /** How often the intervals of a look cover the truth: 95%, then 97.5%, 98.75%, and so on. */
  static String coverage(int look) {
    BigDecimal missed = MISSED.divide(new BigDecimal(GateResult.divisorOf(look)), THREE_DIGITS_UP);
    return new BigDecimal(100).subtract(missed).toPlainString() + "%";
  }

  /** Every line. */
  Document whole() {
    return headed(texts(lines));
  }

  /** Every line, or where there are many those that do not pass, as far as there is space. */
  Document summary() {
    return headed(shown());
  }

  /** How many lines the summary has below its heading. */
  int summaryLines() {
    return shown().size();
  }

  private List<String> shown() {
    if (lines.size() <= MOST_LINES) {
      return texts(lines);
    }
    List<Line> open = lines.stream().filter(it -> it.outcome() != GateOutcome.PASSES).toList();
    int hidden = open.size() - MOST_OPEN;
    var shown = new ArrayList<>(texts(open.subList(0, Math.min(MOST_OPEN, open.size()))));
    if (hidden > 0) {
      shown.set(MOST_OPEN - 1, "… and %d more in %s".formatted(hidden + 1, CompareReport.FILE));
    }
    return shown;
  }

  private Document headed(List<String> texts) {
    return doubt == null
        ? Document.of(heading(), Items.of(texts))
        : Document.of(heading(), new Paragraph(doubt), Items.of(texts));
  }

  /** Every line for other programs, and the doubt. */
  List<ExpectationCheck> checks(String comparison) {
    Stream<ExpectationCheck> doubts =
        Stream.ofNullable(doubt)
            .map(
                it ->
                    new ExpectationCheck(
                        comparison, "sustained", ExpectationVerdict.UNDECIDED, it));
    return Stream.concat(lines.stream().map(it -> it.check(comparison)), doubts).toList();
  }

  /** The exit status that goes with it. */
  int status() {
    return ExpectationVerdict.exitStatus(List.of(verdict(outcome)));
  }

  private static ExpectationVerdict verdict(GateOutcome outcome) {
    return switch (outcome) {
      case PASSES -> ExpectationVerdict.YES;
      case FAILS -> ExpectationVerdict.NO;
      case INCONCLUSIVE -> ExpectationVerdict.UNDECIDED;
    };
  }

  private Heading heading() {
    long passes = lines.stream().filter(it -> it.outcome() == GateOutcome.PASSES).count();
    return new Heading(
        "Gate: %s (exit status %d); %d of %d within the limit%s"
            .formatted(
                Formats.words(outcome),
                status(),
                passes,
                lines.size(),
                look == 1 ? "" : "; look %d, with %s intervals".formatted(look, coverage(look))));
  }

  private static List<String> texts(List<Line> lines) {
    return lines.stream().map(Line::text).toList();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import benchmark.cli.chart.LineChart;
import benchmark.cli.chart.LineChart.Line;
import benchmark.cli.chart.LineChart.Marks;
import benchmark.cli.chart.LineChart.Point;
import benchmark.cli.chart.LineChart.Ticks;
import benchmark.cli.error.UserError;
import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.expect.ExpectationTable;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.expect.Limit;
import benchmark.cli.expect.Relation;
import benchmark.cli.expect.SubjectLimit;
import benchmark.cli.export.ExportRow;
import benchmark.cli.statistics.Samples;
import benchmark.cli.stored.RecordedResult;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How small a heap keeps an objective, and what it takes then. */
public final class DensityReport extends RecordedResult<DensityRecord> {

  public static final ResultKind<DensityReport> KIND =
      ResultKind.incremental(
          "density", "Smallest heaps", DensityRecord.FILE, DensityReport::new, DensityReport::page);

  private final ExpectationTable expected = new ExpectationTable("what");

  DensityReport(Path folder, DensityRecord record) {
    super("Smallest heaps", folder, record);
    DensityMetric.subjects().stored(record.asked().expected()).forEach(this::expect);
    if (record.asked().gate() != null) {
      hold(allowed(record.asked().gate()));
    }
  }

  /**
   * Reads a folder that a user wants to go on with.
   *
   * @throws UserError if it has no record, a damaged one, or nothing to go on with: exit status 2
   */
  public static DensityReport stored(Path folder) {
    if (!DensityRecord.FILE.isIn(folder)) {
      throw UserError.badInput(
          "--continue %s: no heap has been searched there. Give a folder that has %s.",
          folder, DensityRecord.FILE.name());
    }
    DensityReport stored = KIND.read(folder);
    if (stored.each().allMatch(stored.record::isComplete)) {
      throw UserError.badInput(
          "--continue %s: all searches there have ended. Begin another one without --continue.",
          folder);
    }
    return stored;
  }

  @Override
  public Document printed() {
    return document().and(answers());
  }

  @Override
  public List<ExpectationCheck> checks() {
    return expected.checks();
  }

  /** Whether nothing has been measured. */
  public boolean isEmpty() {
    return record.steps().isEmpty();
  }

  private IntStream each() {
    return IntStream.range(0, variants().size());
  }

  /** The table, and what is expected. */
  public Document document() {
    return Document.of(new Heading("Smallest heaps"), new Paragraph(setup()), table())
        .and(
            expected.document(
                new Paragraph("Undecided: the limit is within the brackets of the value.")));
  }

  private String setup() {
    DensityPlan plan = record.plan();
    return ("%s at %s calls/s, %s: each heap is that of a fresh server, by bisection. [Of the heap:"
            + " between what does not keep it and what does. Of the rest: the least and the most of"
            + " the servers with this heap.]%s")
        .formatted(
            plan.operation(),
            Numbers.scaled(plan.rate(), 3),
            plan.objective().words(),
            endedEarly(record.error()));
  }

  private Table table() {
    List<DensityMetric> metrics =
        Stream.of(DensityMetric.values())
            .filter(it -> it != DensityMetric.CONNECTION || record.plan().connections() != null)
            .toList();
    var columns = new Columns<Integer>().and("variant", variants()::get);
    metrics.forEach(it -> columns.and(it.heading(), of -> it.text(it.of(record, of))));
    return columns.table(each().boxed().toList());
  }

  /** A sentence for each variant, and why idle connections were not measured. */
  public Document answers() {
    return Document.paragraphs(
        Stream.concat(
            each().mapToObj(this::answer),
            each()
                .mapToObj(record::idle)
                .flatMap(Optional::stream)
                .filter(it -> it.refused() != null)
                .map(
                    it ->
                        "%s: idle connections were not measured, since %s."
                            .formatted(variants().get(it.variant()), it.refused()))));
  }

  /** What a variant needs, in a sentence. */
  private String answer(int variant) {
    String what =
        "%s at %s calls/s"
            .formatted(record.plan().objective().words(), Numbers.scaled(record.plan().rate(), 3));
    String label = variants().get(variant);
    HeapSearch search = record.search(variant);
    if (search.steps().isEmpty()) {
      return "%s: not tried.".formatted(label);
    }
    if (isImpossible(variant)) {
      return "%s: no heap up to %d MiB keeps %s (%s). Allow more heap, such as @heap=2g, a slower"
              .formatted(label, search.highest(), what, failureOf(search, search.highest()))
          + " response, or fewer calls.";
    }
    if (search.holding().isEmpty()) {
      return "%s: not found before the end.".formatted(label);
    }
    return "%s keeps %s with a heap of %d MiB%s.%s"
        .formatted(
            label,
            what,
            search.holding().getAsInt(),
            below(search),
            search.next().isPresent() ? " The search had not ended." : "");
  }

  /** What is known of smaller heaps. */
  private String below(HeapSearch search) {
    OptionalInt fails = search.failing();
    return fails.isEmpty()
        ? ", the smallest one tried"
        : ", but not with %d MiB (%s)"
            .formatted(fails.getAsInt(), failureOf(search, fails.getAsInt()));
  }

  /** What the first server with this heap that did not keep the objective did. */
  private String failureOf(HeapSearch search, int heap) {
    return outcome(
        search.byHeap().get(heap).stream().filter(it -> !it.kept()).findFirst().orElseThrow());
  }

  private String outcome(HeapStep step) {
    return step.failure() != null
        ? step.failure()
        : "%s ms%s"
            .formatted(
                Numbers.rounded(step.used().millis(), 3),
                !step.kept() && step.used().millis() <= record.plan().objective().millis()
                    ? ", and calls were left unanswered or failed"
                    : "");
  }

  private boolean isImpossible(int variant) {
    HeapSearch search = record.search(variant);
    return search.holding().isEmpty() && search.next().isEmpty();
  }

  private void expect(SubjectLimit limit) {
    DensityMetric metric = DensityMetric.ofSubject(limit.subject());
    for (int variant = 0; variant < variants().size(); variant++) {
      DensityMetric.Known known = metric.of(record, variant);
      expected.add(
          variants().get(variant),
          List.of(limit.subject() + " of " + variants().get(variant)),
          limit.subject(),
          limit.limit().expected(),
          metric.withUnit(known),
          limit.limit().verdict(known.low(), known.high()));
    }
  }

  private void hold(double allowed) {
    DensityMetric.Known first = DensityMetric.HEAP.of(record, 0);
    String limit = Numbers.rounded(1 + allowed, 3);
    for (int variant = 1; variant < variants().size(); variant++) {
      DensityMetric.Known heap = DensityMetric.HEAP.of(record, variant);
      expected.add(
          variants().get(variant),
          List.of("gate: heap of " + variants().get(variant)),
          "gate: heap",
          "<= " + limit + " x the first",
          Numbers.rounded(heap.value() / first.value(), 3) + " x",
          new Limit(Relation.AT_MOST, limit, "", 1)
              .verdict(heap.low() / first.high(), heap.high() / first.low()));
    }
  }

  /**
   * Reads how much more heap a variant may need than the first one.
   *
   * @throws UserError if it is no percentage: exit status 2
   */
  public static double allowed(String gate) {
    if (!gate.matches("\\d{1,2}(\\.\\d{1,4})?%")) {
      throw UserError.badInput(
          "--gate %s: this is no percentage below 100%%. Write 10%%, of the heap of the first"
              + " variant.",
          gate);
    }
    return Double.parseDouble(gate.substring(0, gate.length() - 1)) / 100;
  }

  /**
   * What is expected, with the lines of files in place of their names.
   *
   * @throws UserError if it cannot be read: exit status 2
   */
  public static List<String> expectations(List<String> words) {
    return DensityMetric.subjects().expressions(words);
  }

  /** The exit status of the command. */
  public int status() {
    return each().anyMatch(this::isImpossible)
        ? ExitStatus.NOT_POSSIBLE
        : ExpectationVerdict.exitStatus(expected.verdicts());
  }

  @Override
  public String headline() {
    return "Smallest heaps: "
        + each()
            .mapToObj(
                it ->
                    variants().get(it)
                        + " "
                        + DensityMetric.HEAP.text(DensityMetric.HEAP.of(record, it).value()))
            .collect(Collectors.joining(", "))
        + " MiB";
  }

  @Override
  public List<ExportRow> exported() {
    return each().mapToObj(this::exported).toList();
  }

  private ExportRow exported(int variant) {
    var columns = new LinkedHashMap<String, Object>();
    for (DensityMetric metric : DensityMetric.values()) {
      DensityMetric.Known known = metric.of(record, variant);
      columns.put(metric.word(), known.value());
      columns.put(metric.word() + ".low", known.low());
      columns.put(metric.word() + ".high", known.high());
    }
    String operation = record.plan().operation();
    return new ExportRow("Smallest heap", variants().get(variant), operation, columns, List.of());
  }

  private Document page() {
    return picture()
        .and(answers())
        .and(expected.document())
        .and(
            new Details("The same as tables", document()),
            new Details("Every fresh server", Document.of(steps())));
  }

  private Table steps() {
    return new Columns<HeapStep>()
        .and("variant", it -> variants().get(it.variant()))
        .and("heap, MiB", it -> Integer.toString(it.heapMib()))
        .and("kept", it -> it.kept() ? "yes" : "no")
        .and("what became of it", this::outcome)
        .and("resident, MiB", it -> used(it, of -> DensityMetric.MEMORY.text(of.residentMib())))
        .and("GC, % of CPU", it -> used(it, of -> DensityMetric.GC.text(of.collector())))
        .and("CPUs", it -> used(it, of -> Numbers.rounded(of.cpus(), 3)))
        .table(record.steps());
  }

  private static String used(HeapStep step, Function<HeapStep.Used, String> what) {
    return step.used() == null ? Numbers.NONE : what.apply(step.used());
  }

  /** The response time against the heap; what could not be measured has none. */
  private Document picture() {
    List<Line> lines =
        each()
            .mapToObj(it -> new Line(variants().get(it), points(it)))
            .filter(it -> !it.points().isEmpty())
            .toList();
    if (lines.isEmpty()) {
      return Document.of();
    }
    List<Double> chosen =
        each()
            .mapToObj(it -> record.search(it).holding())
            .flatMapToInt(OptionalInt::stream)
            .mapToObj(it -> (double) it)
            .toList();
    String words = record.plan().objective().words();
    return Document.of(
        LineChart.of(
            record.plan().objective().metric().words() + " against the heap of the server",
            "ms",
            true,
            Ticks.LOGARITHMIC,
            "MiB of heap; vertical: the smallest one that keeps " + words + " (horizontal)",
            lines,
            List.of(
                new Marks(Marks.DASHED, chosen),
                new Marks(Marks.LEVEL, List.of(record.plan().objective().millis()))),
            lines));
  }

  private List<Point> points(int variant) {
    var points = new ArrayList<Point>();
    record
        .search(variant)
        .byHeap()
        .descendingMap()
        .forEach(
            (heap, steps) -> {
              double[] millis =
                  steps.stream()
                      .filter(it -> it.used() != null)
                      .mapToDouble(it -> it.used().millis())
                      .filter(Double::isFinite)
                      .toArray();
              if (millis.length > 0) {
                points.add(new Point(heap, Samples.median(millis)));
              }
            });
    return points;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.chart;

import static j2html.TagCreator.caption;
import static j2html.TagCreator.each;
import static j2html.TagCreator.span;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import benchmark.cli.text.HtmlRenderer;
import benchmark.cli.text.Table;
import benchmark.cli.text.Thin;
import j2html.tags.DomContent;
import j2html.tags.specialized.TdTag;
import j2html.tags.specialized.ThTag;
import j2html.tags.specialized.TrTag;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A table that is a picture, too: its cells are drawn along an axis that a column has in common. So
 * it fits any width, is read aloud as a table, and is sorted and filtered by a page's script.
 *
 * @param title what it shows
 * @param note what its marks mean
 * @param heading that of the column of labels
 * @param sorted the column that rows are in the order of, counted without the labels; -1 for none
 */
public record Grid(
    String title, String note, String heading, List<Column> columns, List<Row> rows, int sorted)
    implements Drawn {

  private static final double BAR = 8;
  private static final double LINE = 22;

  /** Between the labels of an axis, in percent: a column is narrower than a page. */
  private static final double TICKS = 14;

  /** Round changes, in percent, from the one that is labelled first to the one that is last. */
  private static final int[] ROUND = {
    0, 100, -50, 50, -20, 20, -10, 10, 5, -5, 2, -2, 1, -1, -75, 300, -90, 900
  };

  /**
   * Values that are so many times as far from no change as the middle one are not drawn to scale.
   */
  private static final double OUTLIER = 6;

  /** What the cells of a column show beside their text. */
  private enum Kind {
    WORDS,
    NUMBERS,
    BARS,
    CHANGES
  }

  /**
   * A column.
   *
   * @param unit under the heading; empty for none
   * @param parts what the parts of its bars are; empty for bars of one part
   * @param margin the ratio that is too small to matter
   */
  public record Column(String heading, String unit, Kind kind, List<String> parts, double margin) {

    /** Texts. */
    public static Column words(String heading) {
      return new Column(heading, "", Kind.WORDS, List.of(), 1);
    }

    /** Numbers without a picture. */
    public static Column numbers(String heading, String unit) {
      return new Column(heading, unit, Kind.NUMBERS, List.of(), 1);
    }

    /** Bars from 0. */
    public static Column bars(String heading, String unit, String... parts) {
      return new Column(heading, unit, Kind.BARS, List.of(parts), 1);
    }

    /** Ratios, as changes in percent on a logarithmic axis around none. */
    public static Column changes(String heading, double margin) {
      return new Column(heading, "", Kind.CHANGES, List.of(), margin);
    }

    private boolean isDrawn() {
      return kind == Kind.BARS || kind == Kind.CHANGES;
    }
  }

  /**
   * A row.
   *
   * @param facts by which rows can be filtered
   * @param cells one for each column; none if it only names the rows below it
   */
  public record Row(String label, Map<String, String> facts, List<Cell> cells) {

    /** A row without facts. */
    public Row(String label, List<Cell> cells) {
      this(label, Map.of(), cells);
    }

    /** A row that only names those below it. */
    public static Row heading(String label) {
      return new Row(label, List.of());
    }
  }

  /**
   * A cell.
   *
   * @param value by which it is sorted and drawn; NaN for a text
   * @param low the lower end of its interval; NaN without one
   * @param high its upper end
   * @param parts of a bar; empty for one part
   * @param singles what the value is a mean of; empty if that is not shown
   * @param limit what the value is held against; NaN for nothing
   * @param style a verdict in a word; empty for none
   * @param group cells with the same letter cannot be told apart; empty if that is not known
   * @param tip what to know of it; empty if the text is all
   */
  public record Cell(
      String text,
      double value,
      double low,
      double high,
      List<Double> parts,
      List<Double> singles,
      double limit,
      String style,
      String group,
      String tip) {

    /** Nothing is known. */
    public static final Cell NONE = text("-");

    /** A text. */
    public static Cell text(String text) {
      return of(text, Double.NaN);
    }

    /** A value without an interval. */
    public static Cell of(String text, double value) {
      return new Cell(
          text, value, Double.NaN, Double.NaN, List.of(), List.of(), Double.NaN, "", "", "");
    }

    /** With an interval. */
    public Cell between(double from, double to) {
      return new Cell(text, value, from, to, parts, singles, limit, style, group, tip);
    }

    /** As a bar of several parts. */
    public Cell of(List<Double> several) {
      return new Cell(text, value, low, high, several, singles, limit, style, group, tip);
    }

    /** As a mean of values. */
    public Cell meanOf(List<Double> values) {
      return new Cell(text, value, low, high, parts, values, limit, style, group, tip);
    }

    /** Held against a value. */
    public Cell against(double other) {
      return new Cell(text, value, low, high, parts, singles, other, style, group, tip);
    }

    /** With a verdict. */
    public Cell judged(String verdict) {
      return new Cell(text, value, low, high, parts, singles, limit, verdict, group, tip);
    }

    /** As one of those that cannot be told apart. */
    public Cell in(String letter) {
      return new Cell(text, value, low, high, parts, singles, limit, style, letter, tip);
    }

    /** With more to know. */
    public Cell explained(String more) {
      return new Cell(text, value, low, high, parts, singles, limit, style, group, more);
    }

    /** Whether it has an interval. */
    public boolean hasInterval() {
      return Double.isFinite(low);
    }

    private boolean isDrawn() {
      return Double.isFinite(value);
    }
  }

  /** Copies the lists. */
  public Grid {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /** A grid whose rows are in an order of their own. */
  public Grid(String title, String note, String heading, List<Column> columns, List<Row> rows) {
    this(title, note, heading, columns, rows, -1);
  }

  /**
   * A table of words as a picture.
   *
   * @param tip what to know of a cell, by the first cell of its row and the heading of its column;
   *     empty if its text is all
   */
  public static Grid ofWords(String title, String note, Table table, BinaryOperator<String> tip) {
    List<String> headings = table.headings();
    var rows = new ArrayList<Row>();
    for (List<String> row : table.rows()) {
      rows.add(
          new Row(
              row.get(0),
              IntStream.range(1, row.size())
                  .mapToObj(
                      it ->
                          Cell.text(row.get(it))
                              .judged(HtmlRenderer.judgement(row.get(it)))
                              .explained(tip.apply(row.get(0), headings.get(it))))
                  .toList()));
    }
    List<Column> columns = headings.stream().skip(1).map(Column::words).toList();
    return new Grid(title, note, headings.get(0), columns, rows);
  }

  private Stream<Cell> cells(int column) {
    return rows.stream()
        .filter(it -> !it.cells().isEmpty())
        .map(it -> it.cells().get(column))
        .filter(Cell::isDrawn);
  }

  private Scale scale(int column) {
    return columns.get(column).kind() == Kind.BARS ? ofBars(column) : ofChanges(column);
  }

  private Scale ofBars(int column) {
    double highest =
        cells(column)
            .flatMap(
                it ->
                    Stream.of(
                        it.value(),
                        Math.min(it.high(), it.value() * 2),
                        it.limit(),
                        it.parts().stream().mapToDouble(part -> part).sum()))
            .filter(Double::isFinite)
            .mapToDouble(it -> it)
            .max()
            .orElse(1);
    return Scale.fromZero(highest, 0, 100);
  }

  /** All values but outliers, and of intervals no more than twice as far as any value. */
  private Scale ofChanges(int column) {
    double margin = Math.log(columns.get(column).margin());
    double[] logs =
        cells(column).mapToDouble(it -> Math.abs(Math.log(it.value()))).sorted().toArray();
    double typical = logs.length == 0 ? 0 : logs[logs.length / 2];
    double far =
        Math.max(
            2 * margin,
            Math.min(
                logs.length == 0 ? 0 : logs[logs.length - 1], OUTLIER * Math.max(typical, margin)));
    var shown = new ArrayList<Double>(List.of(Math.exp(-margin), Math.exp(margin)));
    cells(column)
        .flatMap(it -> Stream.of(it.value(), it.low(), it.high(), it.limit()))
        .filter(it -> it > 0)
        .map(it -> Math.exp(Math.max(-far, Math.min(far, Math.log(it)))))
        .forEach(shown::add);
    return Scale.around(shown, true, 2, 98);
  }

  @Override
  public DomContent drawing() {
    List<Scale> scales = IntStream.range(0, columns.size()).mapToObj(this::scale).toList();
    var bodies = new ArrayList<>(List.of(tbody()));
    for (Row row : rows) {
      if (row.cells().isEmpty()) {
        bodies.add(HtmlRenderer.group(row.label(), columns.size() + 1));
      } else {
        bodies.get(bodies.size() - 1).with(html(row, scales));
      }
    }
    bodies.removeIf(it -> it.getNumChildren() == 0);
    boolean changes = columns.stream().anyMatch(it -> it.kind() == Kind.CHANGES);
    return HtmlRenderer.scrolling(
        table(
                caption(title).withClass("unseen"),
                thead(
                    tr(
                        th(heading).attr("scope", "col"),
                        each(
                            IntStream.range(0, columns.size())
                                .mapToObj(it -> head(it, scales.get(it)))))),
                each(bodies, it -> it))
            .withClass(changes ? "grid changes" : "grid"),
        title);
  }

  private ThTag head(int index, Scale scale) {
    Column column = columns.get(index);
    var head =
        th(column.heading())
            .attr("scope", "col")
            .withClass(column.kind().name().toLowerCase(Locale.ROOT))
            .condAttr(index == sorted, "aria-sort", "descending");
    if (!column.unit().isEmpty()) {
      head.with(span(column.unit()).withClass("unit"));
    }
    if (!column.parts().isEmpty()) {
      head.with(
          span(each(
                  column.parts(),
                  (part, name) ->
                      each(span(span().withClass("key key" + part), text(name)), text(" "))))
              .withClass("unit"));
    }
    if (column.kind() == Kind.CHANGES) {
      var axis = cell(16);
      for (double tick : ticks(scale)) {
        axis.with(Chart.tickLabel(scale.at(tick), 11, change(tick)));
      }
      head.with(axis);
    }
    return head;
  }

  /** The ratios of round changes, as far as their labels have space. */
  private static List<Double> ticks(Scale scale) {
    var ticks = new ArrayList<Double>();
    for (int percent : ROUND) {
      double ratio = 1 + percent / 100.0;
      if (ratio >= scale.low()
          && ratio <= scale.high()
          && ticks.stream().allMatch(it -> Math.abs(scale.at(it) - scale.at(ratio)) >= TICKS)) {
        ticks.add(ratio);
      }
    }
    return ticks;
  }

  private static String change(double ratio) {
    double percent = 100 * (ratio - 1);
    return Math.abs(percent) < 1e-9
        ? "0"
        : (percent > 0 ? "+" : "−") + Chart.tick(Math.abs(percent)) + "%";
  }

  private static Svg cell(double height) {
    return Svg.of("svg")
        .attr("height", Svg.number(height))
        .attr("aria-hidden", "true")
        .withClass("chart");
  }

  private TrTag html(Row row, List<Scale> scales) {
    var tag = tr(th(row.label()).attr("scope", "row"));
    row.facts().forEach(tag::withData);
    for (int i = 0; i < columns.size(); i++) {
      tag.with(html(columns.get(i), row.cells().get(i), scales.get(i)));
    }
    return tag;
  }

  private static TdTag html(Column column, Cell cell, Scale scale) {
    var tag = td();
    tag.withClass(
        Stream.of(column.kind().name().toLowerCase(Locale.ROOT), "is-" + cell.style())
            .filter(it -> !it.equals("is-"))
            .reduce((one, other) -> one + " " + other)
            .orElseThrow());
    if (cell.isDrawn()) {
      tag.withData("value", Double.toString(cell.value()));
    }
    if (!cell.tip().isEmpty()) {
      tag.withData("tip", Thin.spaces(cell.tip()));
    }
    if (column.kind() != Kind.CHANGES) {
      tag.with(span(Thin.number(cell.text())));
    }
    if (!cell.group().isEmpty()) {
      tag.withData("group", cell.group()).with(span(cell.group()).withClass("letter"));
    }
    if (column.isDrawn() && cell.isDrawn()) {
      boolean bars = column.kind() == Kind.BARS;
      tag.with(cell(bars ? BAR + 2 : LINE).with(marks(column, cell, scale, bars ? 1 : 0, LINE)));
    }
    return tag;
  }

  /** What is drawn of a cell: a bar, or a point with an interval and the values behind it. */
  private static List<Svg> marks(Column column, Cell cell, Scale scale, double top, double height) {
    var marks = new ArrayList<Svg>();
    if (column.kind() == Kind.BARS) {
      marks.addAll(
          Marks.bar(
              scale, cell.parts().isEmpty() ? List.of(cell.value()) : cell.parts(), top, BAR));
      if (Double.isFinite(cell.limit())) {
        marks.add(limit(scale, cell.limit(), top - 1, BAR + 2));
      }
      marks.addAll(Marks.whisker(scale, Math.max(0, cell.low()), cell.high(), top + BAR / 2));
    } else {
      double margin = column.margin();
      marks.add(Marks.band(scale, 1 / margin, margin, top, height));
      for (double tick : ticks(scale)) {
        marks.add(
            Svg.line(
                scale.at(tick),
                top,
                scale.at(tick),
                top + height,
                Math.abs(tick - 1) < 1e-9 ? "one" : "grid"));
      }
      if (!cell.singles().isEmpty()) {
        marks.add(Marks.singles(scale, cell.singles(), top + height - 5));
      }
      if (Double.isFinite(cell.limit())) {
        marks.add(limit(scale, cell.limit(), top, height));
      }
      marks.addAll(Marks.whisker(scale, cell.low(), cell.high(), top + height / 2 - 1));
      marks.add(Marks.point(scale, cell.value(), top + height / 2 - 1, cell.style()));
    }
    return marks;
  }

  private static Svg limit(Scale scale, double value, double top, double height) {
    return Svg.line(scale.at(value), top, scale.at(value), top + height, "limit");
  }

  /** One for each column that is drawn. */
  @Override
  public List<Chart> charts() {
    return IntStream.range(0, columns.size()).boxed().flatMap(it -> chart(it).stream()).toList();
  }

  private Optional<Chart> chart(int index) {
    Column column = columns.get(index);
    if (!column.isDrawn() || cells(index).findAny().isEmpty()) {
      return Optional.empty();
    }
    boolean bars = column.kind() == Kind.BARS;
    var scale = scale(index);
    var chart = new RowChart();
    String of = "";
    for (Row row : rows) {
      of = row.cells().isEmpty() ? row.label() + ", " : of;
      if (!row.cells().isEmpty() && row.cells().get(index).isDrawn()) {
        Cell cell = row.cells().get(index);
        double y = chart.label(of + row.label(), cell.text());
        chart.add(marks(column, cell, scale, y + (bars ? 18 : 15), 19));
      }
    }
    String words = column.heading() + (column.unit().isEmpty() ? "" : ", " + column.unit());
    return Optional.of(
        chart.of(
            bars && !column.heading().isEmpty() ? words : title,
            scale,
            bars ? scale.ticks(Chart.percent(52, Chart.SIDE)) : ticks(scale),
            bars ? Chart::tick : Grid::change,
            (column.parts().isEmpty() ? "" : "Parts: " + String.join(", ", column.parts()) + ". ")
                + note));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static j2html.TagCreator.caption;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.fieldset;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.legend;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.style;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.ScatterChart;
import benchmark.cli.project.Pair;
import benchmark.cli.project.PairKind;
import benchmark.cli.project.Project;
import benchmark.cli.report.ResultRow;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.HtmlRenderer;
import benchmark.cli.text.Numbers;
import benchmark.launch.OperationKey;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Helps to choose: speed, cost and size in one picture, and constraints that a pair must meet. */
record ChoiceSection(Sources sources, List<ResultGroup> groups, Project project) {

  private static final String UNKNOWN = "unknown";

  private static final List<String> HEADINGS =
      List.of(
          "pair",
          "does not qualify",
          "languages",
          "schema",
          "refuses unknown classes",
          "--add-opens",
          "JDK",
          "worst p99, µs");

  /**
   * What a user may ask for. What does not qualify is greyed out by a rule of style, so that it
   * works without a script.
   *
   * @param id of the checkbox
   * @param fact the data attribute
   * @param wanted its value
   * @param reason what is said of others
   */
  private record Constraint(String id, String text, String fact, String wanted, String reason) {}

  private List<String> jdks() {
    return groups.stream()
        .flatMap(it -> it.variants().stream())
        .map(ResultRow::jdk)
        .distinct()
        .toList();
  }

  /** The part of a page; nothing without results. */
  Stream<PageSection> part() {
    if (groups.isEmpty()) {
      return Stream.empty();
    }
    List<Constraint> constraints = constraints();
    var content = new ArrayList<DomContent>();
    var charts = new ArrayList<Chart>();
    content.add(
        p(
            "Fast, cheap and small: nothing is better in all three than what is on the Pareto"
                + " front. Tick what you need; what does not qualify is greyed out, with the"
                + " reason in the table."));
    content.add(style(rules(constraints)));
    content.add(form(constraints));
    for (ResultGroup it : groups) {
      List<Chart> scatters =
          it.operations().stream().flatMap(operation -> scatter(it, operation).stream()).toList();
      charts.addAll(scatters);
      if (groups.size() > 1) {
        content.add(h3(it.title()));
      }
      content.add(
          HtmlRenderer.render(new Document(scatters.stream().<Block>map(Figure::new).toList())));
      content.add(facts(it, constraints));
    }
    return Stream.of(new PageSection("choice", "The choice", each(content.stream()), charts));
  }

  private static DomContent form(List<Constraint> constraints) {
    return fieldset(
            legend("Needed"),
            each(
                constraints,
                it ->
                    label(input().withType("checkbox").withId(it.id()), span(it.text()))
                        .withFor(it.id())),
            label(
                    span("p99 at most "),
                    input().withType("number").withId("p99").attr("min", "0").attr("step", "any"),
                    span(" µs"))
                .withFor("p99")
                .withClass("scripted"))
        .withClass("constraints");
  }

  private List<Constraint> constraints() {
    var all =
        new ArrayList<>(
            List.of(
                new Constraint("need-any", "cross-language", "languages", "any", "Java only"),
                new Constraint("need-none", "no schema", "schema", "none", "needs a schema"),
                new Constraint("need-first", "schema first", "schema", "first", "has no schema"),
                new Constraint(
                    "need-refuses",
                    "refuses unknown classes",
                    "refuses",
                    "yes",
                    "does not refuse unknown classes"),
                new Constraint(
                    "need-closed", "no --add-opens", "opens", "no", "needs --add-opens")));
    List<String> jdks = jdks();
    if (jdks.size() > 1) {
      for (int i = 0; i < jdks.size(); i++) {
        all.add(
            new Constraint(
                "need-jdk" + i, "JDK " + jdks.get(i), "jdk", "jdk" + i, "ran on another JDK"));
      }
    }
    return all;
  }

  /** One rule for every constraint: grey out, and show the reason. */
  private static String rules(List<Constraint> constraints) {
    var rules = new StringBuilder();
    for (Constraint it : constraints) {
      String ticked = "#choice:has(#%s:checked) ".formatted(it.id());
      String others = "[data-%s]:not([data-%s=%s])".formatted(it.fact(), it.fact(), it.wanted());
      rules.append(
          """
          %1$ssvg %2$s{opacity:.2}
          %1$str%2$s{color:var(--grey);text-decoration:line-through}
          %1$str%2$s .why-%3$s{display:inline-block}
          """
              .formatted(ticked, others, it.id()));
    }
    return rules.toString();
  }

  private Map<String, String> data(ResultRow shown) {
    Optional<Pair> pair = project.find(shown.pair());
    var data = new LinkedHashMap<String, String>();
    data.put("languages", known(pair.map(it -> it.facts().languages())));
    data.put("schema", known(pair.map(it -> it.facts().schema())));
    data.put("refuses", known(sources.refuses(shown.pair())));
    data.put("opens", known(pair.map(it -> it.facts().opens().isEmpty() ? "no" : "yes")));
    data.put("jdk", "jdk" + jdks().indexOf(shown.jdk()));
    return data;
  }

  private static String known(Optional<String> fact) {
    return fact.filter(it -> !it.isEmpty()).orElse(UNKNOWN);
  }

  private DomContent facts(ResultGroup of, List<Constraint> constraints) {
    String title = "Facts: " + of.title();
    return div(table(
            caption(title),
            thead(tr(each(HEADINGS, heading -> th(heading).attr("scope", "col")))),
            tbody(
                each(
                    of.variants().stream()
                        .filter(it -> it.kind() == PairKind.ORDINARY)
                        .map(it -> row(it, constraints))))))
        .withClass("scroll")
        .withTabindex(0)
        .attr("role", "region")
        .attr("aria-label", title);
  }

  private DomContent row(ResultRow shown, List<Constraint> constraints) {
    Map<String, String> data = data(shown);
    double p99 =
        shown.operations().values().stream()
            .mapToDouble(it -> it.estimate(Metric.P99).value())
            .filter(Double::isFinite)
            .map(it -> it * 1e3)
            .max()
            .orElse(Double.NaN);
    List<Constraint> unmet =
        constraints.stream().filter(it -> !it.wanted().equals(data.get(it.fact()))).toList();
    String languages = data.get("languages").equals("java") ? "Java" : data.get("languages");
    var row =
        tr(
            th(shown.label()).attr("scope", "row"),
            td(
                each(unmet, it -> reason(it, data.get(it.fact()))),
                span("p99 too high").withClass("why why-p99")),
            td(languages),
            td(data.get("schema")),
            td(data.get("refuses")),
            td(data.get("opens")),
            td(shown.jdk()),
            td(Numbers.rounded(p99, 3)).withClass("n"));
    data.forEach(row::withData);
    return Double.isNaN(p99) ? row : row.withData("p99", Double.toString(p99));
  }

  private static DomContent reason(Constraint unmet, String fact) {
    return span(fact.equals(UNKNOWN) ? unmet.text() + ": not known" : unmet.reason())
        .withClass("why why-" + unmet.id());
  }

  private List<Chart> scatter(ResultGroup of, OperationKey operation) {
    List<ScatterChart.Point> points =
        of.in(operation).stream()
            .filter(it -> it.kind() == PairKind.ORDINARY)
            .map(it -> point(it, it.operations().get(operation)))
            .filter(it -> it.speed() > 0 && it.cost() > 0 && it.size() > 0)
            .filter(it -> Double.isFinite(it.speed() + it.cost() + it.size()))
            .toList();
    return points.size() < 2
        ? List.of()
        : List.of(ScatterChart.of(operation.label() + ": speed, cost, size", points));
  }

  private ScatterChart.Point point(ResultRow shown, ResultRow.Values it) {
    return new ScatterChart.Point(
        shown.label(),
        it.throughput() * 1e3,
        it.of(OperationCost::cpuMicros),
        it.of(OperationCost::bytesOnWire),
        data(shown));
  }
}

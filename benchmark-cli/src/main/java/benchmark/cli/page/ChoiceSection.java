// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.fieldset;
import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.legend;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.style;

import benchmark.cli.project.PairKind;
import benchmark.launch.OperationKey;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Helps to choose: speed, cost and size in one picture, and constraints that a pair must meet. */
final class ChoiceSection {

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

  private final List<ResultGroup> groups;
  private final Function<String, PairFacts> facts;
  private final List<Chart> charts = new ArrayList<>();

  ChoiceSection(List<ResultGroup> groups, Function<String, PairFacts> facts) {
    this.groups = groups;
    this.facts = facts;
  }

  /** Every chart that the section has shown. */
  List<Chart> charts() {
    return List.copyOf(charts);
  }

  DomContent content() {
    List<Constraint> constraints = constraints();
    var parts = new ArrayList<DomContent>();
    for (ResultGroup it : groups) {
      List<Chart> scatters =
          it.operations().stream().flatMap(operation -> scatter(it, operation).stream()).toList();
      charts.addAll(scatters);
      if (groups.size() > 1) {
        parts.add(h3(it.title()));
      }
      parts.add(
          div(each(scatters, chart -> figure(figcaption(chart.title()), chart.svg())))
              .withClass("charts"));
      parts.add(table(it, constraints));
    }
    return parts.isEmpty()
        ? each()
        : section(
                style(rules(constraints)),
                h2("The choice"),
                p("Fast, cheap and small: nothing is better in all three than what is on the Pareto"
                        + " front. Tick what you need; what does not qualify is greyed out, with"
                        + " the reason in the table.")
                    .withClass("note"),
                form(constraints))
            .with(parts)
            .withId("choice");
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
                    span(" ms"))
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
    List<String> jdks =
        groups.stream()
            .flatMap(it -> it.variants().stream())
            .map(ShownVariant::jdk)
            .distinct()
            .toList();
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
      rules
          .append(ticked)
          .append("svg ")
          .append(others)
          .append("{opacity:.2}")
          .append(ticked)
          .append("tr")
          .append(others)
          .append("{color:var(--grey);text-decoration:line-through}")
          .append(ticked)
          .append("tr")
          .append(others)
          .append(" .why-")
          .append(it.id())
          .append("{display:inline-block}\n");
    }
    return rules.toString();
  }

  private Map<String, String> data(ShownVariant shown) {
    PairFacts of = facts.apply(shown.pair());
    List<String> jdks =
        groups.stream()
            .flatMap(it -> it.variants().stream())
            .map(ShownVariant::jdk)
            .distinct()
            .toList();
    var data = new LinkedHashMap<String, String>();
    data.put("languages", known(of.languages()));
    data.put("schema", known(of.schema()));
    data.put("refuses", known(of.refuses()));
    data.put("opens", known(of.addOpens()));
    data.put("jdk", "jdk" + jdks.indexOf(shown.jdk()));
    return data;
  }

  private static String known(String fact) {
    return fact.isEmpty() ? "unknown" : fact;
  }

  private DomContent table(ResultGroup of, List<Constraint> constraints) {
    var rows = new ArrayList<HtmlTable.Row>();
    for (ShownVariant shown : of.variants()) {
      if (shown.kind() != PairKind.ORDINARY) {
        continue;
      }
      Map<String, String> data = data(shown);
      double p99 =
          shown.operations().values().stream()
              .mapToDouble(ShownValues::p99)
              .filter(Double::isFinite)
              .max()
              .orElse(Double.NaN);
      List<DomContent> reasons =
          constraints.stream()
              .filter(it -> !it.wanted().equals(data.get(it.fact())))
              .map(
                  it ->
                      (DomContent)
                          span(data.get(it.fact()).equals("unknown")
                                  ? it.text() + ": not known"
                                  : it.reason())
                              .withClass("why why-" + it.id()))
              .toList();
      var cells = new ArrayList<HtmlTable.Cell>();
      cells.add(HtmlTable.Cell.of(shown.label()));
      cells.add(
          new HtmlTable.Cell(
              div(each(reasons.stream()), span("p99 too high").withClass("why why-p99")), null));
      cells.add(HtmlTable.Cell.of(languages(data.get("languages"))));
      cells.add(HtmlTable.Cell.of(data.get("schema")));
      cells.add(HtmlTable.Cell.of(data.get("refuses")));
      cells.add(HtmlTable.Cell.of(data.get("opens")));
      cells.add(HtmlTable.Cell.of(shown.jdk()));
      cells.add(HtmlTable.Cell.of(p99));
      if (!Double.isNaN(p99)) {
        data.put("p99", Double.toString(p99));
      }
      rows.add(new HtmlTable.Row(cells, data));
    }
    return HtmlTable.of(
        "Facts: " + of.title(),
        List.of(
            "pair",
            "does not qualify",
            "languages",
            "schema",
            "refuses unknown classes",
            "--add-opens",
            "JDK",
            "worst p99, ms"),
        rows);
  }

  private static String languages(String fact) {
    return fact.equals("java") ? "Java" : fact;
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
        : List.of(
            ScatterChart.of(
                "choice-" + operation.label().replaceAll("[^A-Za-z0-9]+", "-"),
                operation.label() + ": speed, cost, size",
                points));
  }

  private ScatterChart.Point point(ShownVariant shown, ShownValues it) {
    return new ScatterChart.Point(
        shown.label(), it.throughput(), it.cpuMicros(), it.wireBytes(), data(shown));
  }
}

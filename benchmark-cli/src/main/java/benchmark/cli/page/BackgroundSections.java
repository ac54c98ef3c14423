// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static j2html.TagCreator.dd;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.ul;

import benchmark.cli.results.OperationCost;
import benchmark.cli.text.Numbers;
import benchmark.cli.verify.VerifyRecord;
import benchmark.contract.conformance.Capability;
import benchmark.launch.OperationKey;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** The sections of a page that say what pairs can do, what to question, and every number. */
final class BackgroundSections {

  private static final Map<String, String> SIGNS =
      Map.of("yes", "✓", "no", "✗", "lossy", "~", "part", "◐", Numbers.NONE, "–");

  private final Sources sources;
  private final List<ResultGroup> groups;
  private final Function<String, PairFacts> facts;

  BackgroundSections(Sources sources, List<ResultGroup> groups, Function<String, PairFacts> facts) {
    this.sources = sources;
    this.groups = groups;
    this.facts = facts;
  }

  /** Every number of every chart. */
  DomContent numbers() {
    return section(
            h2("All numbers"),
            each(groups, it -> details(summary(it.title()), numbers(it)).withClass("numbers")))
        .withId("numbers");
  }

  private static DomContent numbers(ResultGroup of) {
    var rows = new ArrayList<HtmlTable.Row>();
    for (ShownVariant shown : of.variants()) {
      shown.operations().forEach((operation, it) -> rows.add(row(shown.label(), operation, it)));
    }
    return HtmlTable.of(
        "Numbers: " + of.title() + "; low and high: " + of.throughputInterval(),
        List.of(
            "pair",
            "operation",
            "ops/ms",
            "low",
            "high",
            "p50 ms",
            "p99 ms",
            "client CPU us",
            "server CPU us",
            "sent B",
            "received B",
            "client alloc B",
            "server alloc B"),
        rows);
  }

  private static HtmlTable.Row row(String label, OperationKey operation, ShownValues it) {
    var cells = new ArrayList<HtmlTable.Cell>();
    cells.add(HtmlTable.Cell.of(label));
    cells.add(HtmlTable.Cell.of(operation.label()));
    Stream.of(it.throughput(), it.low(), it.high(), it.p50(), it.p99())
        .map(HtmlTable.Cell::of)
        .forEach(cells::add);
    OperationCost cost = it.cost();
    Stream<Double> costs =
        cost == null
            ? Stream.generate(() -> Double.NaN).limit(6)
            : Stream.of(
                cost.client().cpuMicros(),
                cost.server().cpuMicros(),
                cost.sentBytes(),
                cost.receivedBytes(),
                cost.client().allocatedBytes(),
                cost.server().allocatedBytes());
    costs.map(HtmlTable.Cell::of).forEach(cells::add);
    return new HtmlTable.Row(cells, Map.of("subject", label, "operation", operation.label()));
  }

  /** What verify has found; nothing if it was not run. */
  DomContent capabilities() {
    if (sources.verifications().isEmpty()) {
      return each();
    }
    return section(
            h2("Capabilities"),
            p("As verify found over the real wire. ✓ as it was sent, or withstood; ~ it arrives,"
                  + " but not as it was sent; ✗ it does not arrive, or does harm; ◐ some operations"
                  + " are left out; – there is no such call.")
                .withClass("note"),
            each(sources.verifications(), it -> matrix(it.record())),
            details(
                summary("What the columns mean"),
                dl(each(List.of(Capability.values()), it -> div(dt(it.head()), dd(it.meaning()))))))
        .withId("capabilities");
  }

  private static DomContent matrix(VerifyRecord record) {
    Set<String> columns = new LinkedHashSet<>();
    record.pairs().forEach(pair -> columns.addAll(pair.capabilities().keySet()));
    var headings = new ArrayList<>(List.of("pair"));
    headings.addAll(columns);
    var rows = new ArrayList<HtmlTable.Row>();
    for (VerifyRecord.VerifiedPair pair : record.pairs()) {
      var cells = new ArrayList<>(List.of(HtmlTable.Cell.of(pair.variant())));
      for (String column : columns) {
        cells.add(sign(pair, column));
      }
      rows.add(new HtmlTable.Row(cells, Map.of()));
    }
    return HtmlTable.of("Capabilities, " + record.start(), headings, rows);
  }

  private static HtmlTable.Cell sign(VerifyRecord.VerifiedPair pair, String column) {
    String word = pair.capabilities().getOrDefault(column, Numbers.NONE);
    List<String> reasons =
        pair.findings().stream()
            .filter(it -> !word.equals("yes"))
            .filter(it -> column.equals(it.capability()) && word.equals(it.outcome()))
            .map(VerifyRecord.Case::reason)
            .filter(it -> it != null && !it.isBlank())
            .distinct()
            .toList();
    return new HtmlTable.Cell(
        span(SIGNS.getOrDefault(word, word))
            .attr("role", "img")
            .attr("aria-label", word)
            .withClass("is-" + (SIGNS.containsKey(word) ? word : ""))
            .condAttr(!reasons.isEmpty(), "title", word + ": " + String.join("; ", reasons)),
        null);
  }

  /** What remains dangerous or surprising in the pairs on the page. */
  DomContent risks() {
    Map<String, String> risks = new LinkedHashMap<>();
    Stream.concat(
            groups.stream().flatMap(it -> it.variants().stream()).map(ShownVariant::pair),
            sources.verifications().stream()
                .flatMap(it -> it.record().pairs().stream())
                .map(it -> it.variant().replaceFirst("@.*", "")))
        .distinct()
        .filter(pair -> !facts.apply(pair).risk().isEmpty())
        .forEach(pair -> risks.put(pair, facts.apply(pair).risk()));
    return risks.isEmpty()
        ? each()
        : section(h2("Remaining risks"), definitions(risks)).withId("risks");
  }

  /** Reasons to question the results, each with a next step. */
  DomContent warnings() {
    return section(
            h2("Warnings"),
            each(
                groups,
                it ->
                    div(
                        h3(it.title()),
                        it.warnings().isEmpty()
                            ? p("None.")
                            : ul(each(it.warnings(), warning -> li(warning))))))
        .withId("warnings");
  }

  /** Names and what they mean. */
  static DomContent definitions(Map<String, String> meanings) {
    return dl(
        each(
            meanings.entrySet().stream()
                .map(
                    it ->
                        (DomContent)
                            div(dt(new HtmlTable.Isolated(it.getKey())), dd(it.getValue())))));
  }
}

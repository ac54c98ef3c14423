// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static j2html.TagCreator.a;
import static j2html.TagCreator.body;
import static j2html.TagCreator.each;
import static j2html.TagCreator.footer;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.head;
import static j2html.TagCreator.header;
import static j2html.TagCreator.html;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.script;
import static j2html.TagCreator.style;
import static j2html.TagCreator.title;

import benchmark.cli.chart.Chart;
import benchmark.cli.codec.CodecResult;
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.project.Pair;
import benchmark.cli.project.PairKind;
import benchmark.cli.project.Project;
import benchmark.cli.report.RememberedSetups;
import benchmark.cli.results.StoredRun;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.text.Resources;
import benchmark.cli.text.Thin;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Results as one HTML page that needs nothing else: no network, and no script but for sorting and
 * filtering.
 *
 * @param text the page, as HTML
 * @param charts the pictures on it
 */
record Page(String text, List<Chart> charts) {

  /** What browsers hold a page to: it is all there is. Pictures are saved by way of data. */
  private static final String NOTHING_LOADED =
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

  /**
   * Makes a page.
   *
   * @param file where it will be, which links are relative to
   */
  static Page of(Sources sources, Project project, Path file) {
    List<ResultGroup> groups = groups(sources, project);
    var charts = new ChartSections(groups);
    var background = new BackgroundSections(sources, groups, project);
    var provenance = new ProvenanceSection(sources, file);
    Path folder = file.toAbsolutePath().getParent();
    List<PageSection> parts =
        Stream.of(
                sections(ResultKinds.BEFORE_CHARTS, sources, folder),
                IntStream.range(0, groups.size())
                    .boxed()
                    .flatMap(
                        it -> answer(groups.get(it), it == 0 ? "answer" : "answer-" + (it + 1))),
                sections(ResultKinds.AFTER_CHARTS, sources, folder),
                PageSection.folded("latency", "Percentiles", charts.latency()),
                PageSection.folded("series", "Over time", charts.series()),
                PageSection.folded("risks", "Remaining risks", background.risks()),
                PageSection.folded("warnings", "Warnings", background.warnings()),
                PageSection.folded("numbers", "All numbers", background.numbers()),
                Stream.of(provenance.part()))
            .flatMap(it -> it)
            .toList();
    return new Page(
        text(parts.get(0).headline(), provenance.sentence(), parts),
        parts.stream().flatMap(part -> part.charts().stream()).toList());
  }

  private static Stream<PageSection> answer(ResultGroup group, String id) {
    return PageSection.of(
        id, group.title(), group.headline(), group.answer().withFewLines().madeBy(group.source()));
  }

  private static Stream<PageSection> sections(
      List<ResultKind<?>> kinds, Sources sources, Path folder) {
    return kinds.stream().flatMap(it -> section(it, sources, folder));
  }

  private static <R extends StoredResult> Stream<PageSection> section(
      ResultKind<R> kind, Sources sources, Path folder) {
    List<R> all = sources.of(kind);
    return PageSection.of(
        kind.section().id(),
        all.isEmpty() ? "" : kind.section().title().apply(all),
        all.isEmpty() ? "" : kind.section().headline().apply(all),
        kind.section().content().apply(all, folder));
  }

  private static String text(String heading, String subtitle, List<PageSection> parts) {
    return "<!DOCTYPE html>\n"
        + html(
                head(
                    meta().withCharset("utf-8"),
                    meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                    meta()
                        .attr("http-equiv", "Content-Security-Policy")
                        .withContent(NOTHING_LOADED),
                    meta().withName("color-scheme").withContent("light dark"),
                    title(heading),
                    style(rawHtml(Chart.STYLE + Resources.text(Page.class, "page.css")))),
                body(
                    header(h1(Thin.spaces(heading)), p(subtitle)),
                    nav(each(parts, part -> a(part.title()).withHref("#" + part.id())))
                        .attr("aria-label", "Parts of this page"),
                    main(each(parts, (place, part) -> part.html(place == 0))),
                    footer(
                        p(
                            "Made by ./benchmark.sh report. Verdicts come from an interval against a"
                                + " margin; one JVM each gives none.")),
                    script(rawHtml(Resources.text(Page.class, "page.js")))))
            .withLang("en")
            .render()
        + "\n";
  }

  /** Comparisons first, then runs that were measured in the same way on the same machine. */
  static List<ResultGroup> groups(Sources sources, Project project) {
    Function<String, PairKind> kinds =
        name -> project.find(name).map(Pair::kind).orElse(PairKind.ORDINARY);
    var groups = new ArrayList<ResultGroup>();
    for (ComparisonSummary comparison : sources.callComparisons()) {
      groups.add(
          new ResultGroup(
              comparison.heading(),
              comparison.headline(),
              comparison.provenance().commandLine(),
              comparison.document(),
              "95% over " + comparison.replicates().number() + " sets of fresh JVMs",
              " of " + comparison.firstReplicate(),
              comparison.rows(kinds),
              comparison.warnings()));
    }
    var setups = RememberedSetups.of(project.root());
    Map<List<Object>, List<StoredRun>> alike = new LinkedHashMap<>();
    for (StoredRun run : sources.runs()) {
      List<Object> conditions =
          List.of(
              run.isQuick(),
              run.record().course().profiled(),
              run.record().provenance().processor());
      alike.computeIfAbsent(conditions, it -> new ArrayList<>()).add(run);
    }
    for (List<StoredRun> runs : alike.values()) {
      groups.add(
          new RunGroup(
                  runs,
                  kinds,
                  setups,
                  pair -> project.find(pair).map(Page::facts).orElse(Map.of()),
                  (pair, operation) ->
                      CodecResult.micros(sources.of(CodecResult.KIND), pair, operation))
              .group());
    }
    return groups;
  }

  /** What the poms say of a pair, in words that rows are filtered by. */
  private static Map<String, String> facts(Pair pair) {
    var facts = new LinkedHashMap<String, String>();
    facts.put("protocol", pair.protocol());
    facts.put("languages", pair.facts().languages());
    facts.put("schema", pair.facts().schema());
    facts.put("refuses", pair.facts().refuses());
    facts.put("opens", pair.facts().opens().isEmpty() ? "no" : "yes");
    return facts;
  }
}

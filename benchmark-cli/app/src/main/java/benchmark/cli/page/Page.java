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
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.project.Pair;
import benchmark.cli.project.PairKind;
import benchmark.cli.project.Project;
import benchmark.cli.report.RememberedSetups;
import benchmark.cli.report.ResultRow;
import benchmark.cli.results.StoredRun;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.text.Resources;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Results as one HTML page that needs nothing else: no network, and no script but for sorting and
 * filtering.
 *
 * @param text the page, as HTML
 * @param charts the pictures on it
 */
record Page(String text, List<Chart> charts) {

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
                PageSection.of("answer", "The answer", charts.answer()),
                PageSection.of("throughput", "Throughput", charts.throughput()),
                PageSection.of("latency", "Percentiles", charts.latency()),
                PageSection.of("cpu", "CPU per call", charts.cpu()),
                PageSection.of("wire", "Bytes on the wire", charts.wire()),
                PageSection.of("allocated", "Bytes allocated", charts.allocated()),
                PageSection.of("series", "Over time", charts.series()),
                new ChoiceSection(sources, groups, project).part(),
                sections(ResultKinds.AFTER_CHARTS, sources, folder),
                PageSection.of("risks", "Remaining risks", background.risks()),
                PageSection.of("warnings", "Warnings", background.warnings()),
                PageSection.of("numbers", "All numbers", background.numbers()),
                Stream.of(provenance.part()))
            .flatMap(it -> it)
            .toList();
    return new Page(
        text(heading(groups, sources), provenance.sentence(), parts),
        parts.stream().flatMap(part -> part.charts().stream()).toList());
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
        kind.section().title().apply(all),
        kind.section().content().apply(all, folder));
  }

  private static String text(String heading, String subtitle, List<PageSection> parts) {
    return "<!DOCTYPE html>\n"
        + html(
                head(
                    meta().withCharset("utf-8"),
                    meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                    meta().withName("color-scheme").withContent("light dark"),
                    title(heading),
                    style(rawHtml(Chart.STYLE + Resources.text(Page.class, "page.css")))),
                body(
                    header(h1(heading), p(subtitle)),
                    nav(each(parts, part -> a(part.title()).withHref("#" + part.id())))
                        .attr("aria-label", "Parts of this page"),
                    main(each(parts, PageSection::html)),
                    footer(
                        p(
                            "Made by ./benchmark.sh report. Verdicts come from an interval against a"
                                + " margin; one JVM each gives none.")),
                    script(rawHtml(Resources.text(Page.class, "page.js")))))
            .withLang("en")
            .render()
        + "\n";
  }

  private static String heading(List<ResultGroup> groups, Sources sources) {
    List<String> labels =
        Stream.of(
                groups.stream()
                    .flatMap(it -> it.variants().stream())
                    .filter(it -> it.kind() == PairKind.ORDINARY)
                    .map(ResultRow::label),
                ResultKinds.BEFORE_CHARTS.stream()
                    .flatMap(it -> sources.of(it).stream())
                    .flatMap(it -> it.variants().stream()))
            .flatMap(it -> it)
            .distinct()
            .toList();
    return switch (labels.size()) {
      case 0 -> "Benchmark of RPC in Java";
      case 1, 2, 3 -> String.join(", ", labels);
      default ->
          "%s and %d more".formatted(String.join(", ", labels.subList(0, 2)), labels.size() - 2);
    };
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
      groups.add(new RunGroup(runs, kinds, setups).group());
    }
    return groups;
  }
}

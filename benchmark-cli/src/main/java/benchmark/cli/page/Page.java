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

import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.project.PairKind;
import benchmark.cli.project.Project;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import j2html.tags.DomContent;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
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

  /** The looks of pictures, on the page and as files. */
  static final String CHART_STYLE = resource("chart.css");

  /**
   * Makes a page.
   *
   * @param file where it will be, which links are relative to
   */
  static Page of(Sources sources, Project project, Path file) {
    var catalogue =
        new PairFacts.Catalogue(
            project, sources.verifications().stream().map(Sources.Verified::record).toList());
    List<ResultGroup> groups = groups(sources, pair -> catalogue.of(pair).kind());
    var charts = new ChartSections(groups);
    var choice = new ChoiceSection(groups, catalogue::of);
    var codecs = new CodecComparisonSection(sources.codecComparisons());
    var background = new BackgroundSections(sources, groups, catalogue::of);
    var sections = new ArrayList<DomContent>();
    sections.add(ReproductionSection.of(sources.reproductions()));
    if (!groups.isEmpty()) {
      sections.add(charts.answer());
      sections.add(charts.throughput());
      sections.add(charts.latency());
      sections.add(charts.cpu());
      sections.add(charts.bytes());
      sections.add(charts.series());
      sections.add(choice.content());
    }
    sections.add(
        charts.codecs(sources.codecs().stream().flatMap(it -> it.pairs().stream()).toList()));
    sections.add(codecs.content());
    sections.add(background.capabilities());
    sections.add(background.risks());
    if (!groups.isEmpty()) {
      sections.add(background.warnings());
      sections.add(background.numbers());
    }
    sections.add(new ProvenanceSection(sources, file).content());
    return new Page(
        text(sources, groups, sections),
        Stream.of(charts.charts(), choice.charts(), codecs.charts())
            .flatMap(List::stream)
            .toList());
  }

  private static String text(Sources sources, List<ResultGroup> groups, List<DomContent> sections) {
    String heading = heading(groups);
    return "<!DOCTYPE html>\n"
        + html(
                head(
                    meta().withCharset("utf-8"),
                    meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                    meta().withName("color-scheme").withContent("light dark"),
                    title(heading),
                    style(rawHtml(CHART_STYLE + resource("page.css")))),
                body(
                    header(h1(new HtmlTable.Isolated(heading)), p(subtitle(sources))),
                    nav(each(parts(sources, groups), part -> a(part).withHref(link(part))))
                        .attr("aria-label", "Parts of this page"),
                    main(each(sections.stream())),
                    footer(
                        p(
                            "Made by benchmark.sh report. Verdicts come from an interval against a"
                                + " margin; one JVM each gives none.")),
                    script(rawHtml(resource("page.js")))))
            .withLang("en")
            .render()
        + "\n";
  }

  /** What can be gone to from the top. */
  private static List<String> parts(Sources sources, List<ResultGroup> groups) {
    var parts = new ArrayList<String>();
    if (!sources.reproductions().isEmpty()) {
      parts.add("Reproduced");
    }
    if (!groups.isEmpty()) {
      parts.addAll(List.of("Answer", "Choice"));
    }
    if (!sources.codecComparisons().isEmpty()) {
      parts.add("Codecs compared");
    }
    if (!groups.isEmpty()) {
      parts.addAll(List.of("Warnings", "Numbers"));
    }
    parts.add("Provenance");
    return parts;
  }

  private static String link(String part) {
    return "#" + part.toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  private static String heading(List<ResultGroup> groups) {
    List<String> labels =
        groups.stream()
            .flatMap(it -> it.variants().stream())
            .filter(it -> it.kind() == PairKind.ORDINARY)
            .map(ShownVariant::label)
            .distinct()
            .toList();
    return switch (labels.size()) {
      case 0 -> "Benchmark of RPC in Java";
      case 1, 2, 3 -> String.join(", ", labels);
      default ->
          "%s and %d more".formatted(String.join(", ", labels.subList(0, 2)), labels.size() - 2);
    };
  }

  private static String subtitle(Sources sources) {
    List<Instant> ends =
        Stream.concat(
                sources.runs().stream().map(run -> run.record().end()),
                sources.comparisons().stream().map(it -> it.record().end()))
            .filter(Objects::nonNull)
            .sorted()
            .toList();
    List<String> machines =
        Stream.concat(
                sources.runs().stream().map(StoredRun::record).map(RunRecord::machine),
                sources.comparisons().stream().map(it -> it.record().conditions().machine()))
            .map(it -> "%s, %d CPUs".formatted(it.cpuModel(), it.cpus()))
            .distinct()
            .toList();
    String measured =
        ends.isEmpty()
            ? ""
            : "Measured until "
                + ends.get(ends.size() - 1)
                    .truncatedTo(ChronoUnit.MINUTES)
                    .toString()
                    .replace("T", " ")
                    .replace(":00Z", " UTC")
                + " on ";
    return machines.isEmpty() ? "" : measured + String.join("; ", machines) + ".";
  }

  /** Comparisons first, then runs that were measured in the same way on the same machine. */
  static List<ResultGroup> groups(Sources sources, Function<String, PairKind> kinds) {
    var groups = new ArrayList<ResultGroup>();
    for (ComparisonSummary comparison : sources.comparisons()) {
      groups.add(new ComparisonGroup(comparison, kinds).group());
    }
    Map<List<Object>, List<StoredRun>> alike = new LinkedHashMap<>();
    for (StoredRun run : sources.runs()) {
      List<Object> conditions =
          List.of(
              run.isMixed(),
              run.record().profiled(),
              String.valueOf(run.record().machine().cpuModel()),
              run.record().machine().cpus());
      alike.computeIfAbsent(conditions, it -> new ArrayList<>()).add(run);
    }
    for (List<StoredRun> runs : alike.values()) {
      var group = new RunGroup(runs, kinds);
      groups.add(runs.get(0).isMixed() ? group.mixed() : group.classic());
    }
    return groups;
  }

  private static String resource(String name) {
    try (InputStream in = Page.class.getResourceAsStream(name)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.replaceFirst("(?s)^/\\*.*?\\*/\\s*", ""); // the licence
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static j2html.TagCreator.a;
import static j2html.TagCreator.code;
import static j2html.TagCreator.details;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;
import static java.util.stream.Collectors.joining;

import benchmark.cli.results.Provenance;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.HtmlRenderer;
import benchmark.cli.text.ShellWords;
import j2html.tags.DomContent;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The section of a page that says where every number is from. */
final class ProvenanceSection {

  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneOffset.UTC);

  private final List<Entry> entries;
  private final Path page;

  /** Where one folder of results is from. */
  private record Entry(String title, Path folder, Provenance provenance) {}

  /**
   * The section of a page.
   *
   * @param page the file, which links are relative to
   */
  ProvenanceSection(Sources sources, Path page) {
    this.page = page;
    var ofFolders = new LinkedHashMap<Path, Entry>();
    // of a reproduction in blocks, the comparison in its folder knows more
    sources
        .all()
        .forEach(
            it -> ofFolders.put(it.folder(), new Entry(it.title(), it.folder(), it.provenance())));
    entries = List.copyOf(ofFolders.values());
  }

  /** When was measured on which machines, in a sentence; empty if not known. */
  String sentence() {
    String machines =
        entries.stream()
            .map(it -> it.provenance().processor())
            .filter(it -> !it.isEmpty())
            .distinct()
            .collect(joining("; "));
    Optional<Instant> end =
        entries.stream()
            .map(it -> it.provenance().origin().end())
            .filter(Objects::nonNull)
            .max(Comparator.naturalOrder());
    return machines.isEmpty()
        ? ""
        : end.map(it -> "Measured until " + MINUTE.format(it) + " UTC on ").orElse("")
            + machines
            + ".";
  }

  /** What all folders have in common, and then each. */
  PageSection part() {
    Map<String, String> common = common();
    return new PageSection(
        "provenance",
        "Provenance",
        "",
        each(
            common.isEmpty() ? each() : each(p("The same for all:"), definitions(common)),
            each(entries, it -> shown(it, common))),
        List.of());
  }

  /** The facts that several entries agree on. */
  private Map<String, String> common() {
    var common = new LinkedHashMap<String, String>();
    if (entries.size() > 1) {
      common.putAll(entries.get(0).provenance().facts());
      for (Entry it : entries) {
        common.entrySet().retainAll(it.provenance().facts().entrySet());
      }
    }
    return common;
  }

  private DomContent shown(Entry entry, Map<String, String> common) {
    Provenance provenance = entry.provenance();
    Map<String, String> own = provenance.facts();
    own.keySet().removeAll(common.keySet());
    return details(
        summary(entry.title()),
        each(provenance.commands(), words -> pre(code(ShellWords.benchmark(words)))),
        p(provenance.time()),
        p(
            a("Raw files").withHref(link(entry.folder())),
            span(" in " + entry.folder().getFileName())),
        definitions(own));
  }

  private static DomContent definitions(Map<String, String> facts) {
    return HtmlRenderer.render(
        Document.of(
            new Definitions(
                facts.entrySet().stream()
                    .map(it -> new Definition(it.getKey(), it.getValue()))
                    .toList())));
  }

  /** A folder as the page links to it: relative, and with every name encoded. */
  private String link(Path folder) {
    Path from = page.toAbsolutePath().normalize().getParent();
    Path to = folder.toAbsolutePath().normalize();
    var link = new StringBuilder("./");
    for (Path name : from.relativize(to)) {
      if (!name.toString().isEmpty()) {
        link.append(URLEncoder.encode(name.toString(), StandardCharsets.UTF_8).replace("+", "%20"))
            .append('/');
      }
    }
    return link.toString();
  }
}

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

import benchmark.cli.codec.CodecRecord;
import benchmark.cli.codec.PairCodec;
import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.discovery.DiscoveryRecord;
import benchmark.cli.page.Sources.Stored;
import benchmark.cli.project.Role;
import benchmark.cli.report.JvmSentence;
import benchmark.cli.report.ObservedText;
import benchmark.cli.reproduce.Reproduction;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import benchmark.cli.soak.SoakReport;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.HtmlRenderer;
import benchmark.cli.verify.VerifyRecord;
import j2html.tags.DomContent;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The section of a page that says where every number is from. */
final class ProvenanceSection {

  private static final Set<String> CLASSPATH = Set.of("-cp", "-classpath", "--class-path");

  /** Where this project's JVMs put what they find, and listen: nothing that is measured. */
  private static final String OWN = "-Dbenchmark.";

  /** As many libraries of one name and version are told together. */
  private static final int FAMILY = 3;

  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneOffset.UTC);

  private final List<Entry> entries = new ArrayList<>();
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
    for (ComparisonSummary it : sources.comparisons()) {
      add(
          it.isOfCodecs() ? "Codecs compared" : "Comparison",
          it.names(),
          it.folder(),
          it.record().provenance(it.names()));
    }
    sources.runs().forEach(it -> add("Run", List.of(it.record().variant()), it.folder(), run(it)));
    for (SoakReport it : sources.soaks()) {
      add("Long run", List.of(it.record().variant()), it.folder(), it.record().provenance());
    }
    sources
        .loads()
        .forEach(it -> add("Calls at given rates", it.variants(), it.folder(), it.provenance()));
    sources
        .explanations()
        .forEach(it -> add("Explanation", it.variants(), it.folder(), it.provenance()));
    for (Stored<DiscoveryRecord> it : sources.discoveries()) {
      add("Service discovery", it.record().variants(), it.folder(), it.record().provenance());
    }
    for (Stored<Reproduction> it : sources.reproductions()) {
      if (!CompareRecord.FILE.isIn(it.folder())) { // or else it is among the comparisons
        add("Reproduction", List.of(it.record().name()), it.folder(), it.record().provenance());
      }
    }
    for (Stored<VerifyRecord> it : sources.verifications()) {
      add("verify", List.of(), it.folder(), it.record().provenance());
    }
    for (Stored<CodecRecord> it : sources.codecs()) {
      List<String> pairs = it.record().pairs().stream().map(PairCodec::pair).toList();
      Provenance codecs = it.record().provenance();
      add("codec", List.of(), it.folder(), libraries(codecs, pairs, it.record().modules()));
    }
  }

  private void add(String kind, List<String> names, Path folder, Provenance provenance) {
    String title = names.isEmpty() ? kind : kind + ": " + String.join(", ", names);
    entries.add(new Entry(title, folder, provenance));
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
            .map(it -> it.provenance().end())
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
        each(
            provenance.commands(), words -> pre(code("./benchmark.sh " + String.join(" ", words)))),
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

  private static Provenance run(StoredRun run) {
    RunRecord record = run.record();
    return record
        .provenance()
        .with("JVMs", JvmSentence.of(record.jvms()))
        .with("Observed", ObservedText.facts(record.observed()))
        .with("Environment", record.environment())
        .with("Server's flags", flags(record.commandLine(Role.SERVER.suffix())))
        .with("Client's flags", flags(record.commandLine(Role.CLIENT.suffix())))
        .with("Versions", libraries(record.modules()))
        .with("SHA-256", record.hashes());
  }

  private static Provenance libraries(
      Provenance provenance, List<String> variants, List<Map<String, String>> modules) {
    Provenance all = provenance;
    for (int i = 0; modules != null && i < Math.min(variants.size(), modules.size()); i++) {
      all = all.with("Versions in " + variants.get(i), libraries(modules.get(i)));
    }
    return all;
  }

  /** A JVM's flags: its classpath is in the raw files, and its libraries are among the versions. */
  private static String flags(List<String> words) {
    return words == null
        ? ""
        : words.stream()
            .skip(1)
            .filter(word -> word.startsWith("-"))
            .filter(word -> !CLASSPATH.contains(word))
            .filter(word -> !word.startsWith(OWN))
            .collect(joining(" "));
  }

  /**
   * Libraries and their versions; the many parts of Netty or Spring are told as netty-* and a
   * version.
   */
  private static String libraries(Map<String, String> versions) {
    var families = new LinkedHashMap<String, List<String>>();
    versions.forEach(
        (library, version) ->
            families
                .computeIfAbsent(
                    library.replaceFirst("-.*", "-*") + " " + version, it -> new ArrayList<>())
                .add(library + " " + version));
    return families.entrySet().stream()
        .map(it -> it.getValue().size() < FAMILY ? String.join(", ", it.getValue()) : it.getKey())
        .collect(joining(", "));
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

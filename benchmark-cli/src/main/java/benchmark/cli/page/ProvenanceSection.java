// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static j2html.TagCreator.a;
import static j2html.TagCreator.code;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;
import static java.util.stream.Collectors.joining;

import benchmark.cli.codec.CodecComparisonRecord;
import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.machine.Machine;
import benchmark.cli.page.Sources.ComparedCodecs;
import benchmark.cli.page.Sources.Verified;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.report.JvmSentence;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import benchmark.cli.verify.VerifyRecord;
import j2html.tags.DomContent;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The section of a page that says where every number is from. */
final class ProvenanceSection {

  private static final Set<String> CLASSPATH = Set.of("-cp", "-classpath", "--class-path");

  /** Where this project's JVMs put what they find, and listen: nothing that is measured. */
  private static final String OWN = "-Dbenchmark.";

  /** As many libraries of one name and version are told together. */
  private static final int FAMILY = 3;

  private final Sources sources;
  private final Path page;

  /**
   * Where one folder of results is from.
   *
   * @param commands words that a user gave
   * @param origin names of facts, and the facts
   * @param time from start to end
   */
  private record Entry(
      String title,
      Path folder,
      List<List<String>> commands,
      Map<String, String> origin,
      String time) {}

  /**
   * The section of a page.
   *
   * @param page the file, which links are relative to
   */
  ProvenanceSection(Sources sources, Path page) {
    this.sources = sources;
    this.page = page;
  }

  /** What all folders have in common, and then each. */
  Stream<Part> part() {
    var entries = new ArrayList<Entry>();
    sources.comparisons().forEach(it -> entries.add(comparison(it)));
    sources.runs().forEach(it -> entries.add(run(it)));
    sources.verifications().forEach(it -> entries.add(verification(it)));
    sources
        .codecs()
        .forEach(it -> entries.add(new Entry("codec", it.folder(), List.of(), Map.of(), "")));
    sources.codecComparisons().forEach(it -> entries.add(codecs(it)));
    Map<String, String> common = common(entries);
    return Stream.of(
        new Part(
            "provenance",
            "Provenance",
            each(
                common.isEmpty() ? each() : each(p("The same for all:"), definitions(common)),
                each(entries, it -> shown(it, common))),
            List.of()));
  }

  /** The facts that several entries agree on. */
  private static Map<String, String> common(List<Entry> entries) {
    var common = new LinkedHashMap<String, String>();
    if (entries.size() > 1) {
      entries
          .get(0)
          .origin()
          .forEach(
              (name, fact) -> {
                if (entries.stream().allMatch(it -> fact.equals(it.origin().get(name)))) {
                  common.put(name, fact);
                }
              });
    }
    return common;
  }

  private DomContent shown(Entry entry, Map<String, String> common) {
    var own = new LinkedHashMap<>(entry.origin());
    own.keySet().removeAll(common.keySet());
    return details(
            summary(entry.title()),
            each(entry.commands(), words -> pre(code("benchmark.sh " + String.join(" ", words)))),
            p(entry.time()),
            p(
                a("Raw files").withHref(link(entry.folder())),
                span(" in " + entry.folder().getFileName())),
            definitions(own))
        .withClass("origin");
  }

  private static DomContent definitions(Map<String, String> facts) {
    return dl(each(facts.entrySet(), it -> div(dt(it.getKey()), dd(it.getValue()))));
  }

  private static Entry comparison(ComparisonSummary comparison) {
    CompareRecord record = comparison.record();
    Map<String, String> origin =
        origin(record.conditions().machine(), record.conditions().jdk(), record.project());
    record
        .variants()
        .forEach(
            it -> {
              if (it.framework() != null) {
                origin.put("Version in " + it.label(), it.framework());
              }
            });
    return new Entry(
        "Comparison: " + String.join(", ", comparison.names()),
        comparison.folder(),
        record.commands(),
        origin,
        record.start() + " to " + record.end());
  }

  private static Entry run(StoredRun run) {
    RunRecord record = run.record();
    Map<String, String> origin = origin(record.machine(), record.jdk(), record.project());
    put(origin, "JVMs", JvmSentence.of(record.jvms()));
    put(origin, "Pinned to CPUs", record.cpus() == null ? "" : text(record.cpus()));
    put(origin, "Environment", text(record.environment()));
    put(origin, "Server's flags", flags(record.serverCommand()));
    put(origin, "Client's flags", flags(record.clientCommand()));
    put(origin, "Versions", libraries(record.modules()));
    put(origin, "SHA-256", text(record.hashes()));
    return new Entry(
        "Run: " + record.variant(),
        run.folder(),
        record.command() == null ? List.of() : List.of(record.command()),
        origin,
        record.start() + " to " + record.end());
  }

  private static Entry verification(Verified verified) {
    VerifyRecord record = verified.record();
    return new Entry(
        "verify",
        verified.folder(),
        List.of(record.command()),
        origin(record.machine(), record.jdk(), record.project()),
        record.start() + " to " + record.end());
  }

  private static Entry codecs(ComparedCodecs compared) {
    CodecComparisonRecord record = compared.record();
    List<String> variants = record.comparison().variants();
    Map<String, String> origin = origin(record.machine(), record.jdk(), record.project());
    if (record.modules() != null) {
      for (int i = 0; i < Math.min(variants.size(), record.modules().size()); i++) {
        put(origin, "Versions in " + variants.get(i), libraries(record.modules().get(i)));
      }
    }
    return new Entry(
        "Codecs compared: " + String.join(", ", variants),
        compared.folder(),
        List.of(record.command()),
        origin,
        record.start() + " to " + record.end());
  }

  private static Map<String, String> origin(Machine machine, Jdk jdk, GitState project) {
    var origin = new LinkedHashMap<String, String>();
    if (machine != null) {
      origin.put(
          "Machine",
          "%s, %d CPUs, %s, kernel %s"
              .formatted(machine.cpuModel(), machine.cpus(), machine.os(), machine.kernel()));
    }
    if (jdk != null) {
      origin.put("JDK", (jdk.version() + " " + jdk.vendor()).strip());
    }
    if (project != null && project.commit() != null) {
      origin.put(
          "Commit",
          project.commit() + (Boolean.TRUE.equals(project.dirty()) ? " with local changes" : ""));
    }
    return origin;
  }

  private static void put(Map<String, String> origin, String name, String fact) {
    if (!fact.isEmpty()) {
      origin.put(name, fact);
    }
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

  private static String text(Map<?, String> values) {
    return String.join(
        ", ", values.entrySet().stream().map(it -> it.getKey() + " " + it.getValue()).toList());
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

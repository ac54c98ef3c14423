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
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.ul;
import static java.util.stream.Collectors.joining;

import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.report.JvmSentence;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Numbers;
import benchmark.cli.verify.VerifyRecord;
import benchmark.contract.conformance.Capability;
import benchmark.launch.OperationKey;
import j2html.tags.DomContent;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** The sections of a page that say what pairs can do, what to question, and where it is from. */
final class BackgroundSections {

  private static final Map<String, String> SIGNS =
      Map.of("yes", "✓", "no", "✗", "lossy", "~", "part", "◐", Numbers.NONE, "–");

  private static final Set<String> CLASSPATH = Set.of("-cp", "-classpath", "--class-path");

  private final Sources sources;
  private final List<Evidence> evidence;
  private final Function<String, PairFacts> facts;
  private final Path page;

  /**
   * Sections of a page.
   *
   * @param page the file, which links are relative to
   */
  BackgroundSections(
      Sources sources, List<Evidence> evidence, Function<String, PairFacts> facts, Path page) {
    this.sources = sources;
    this.evidence = evidence;
    this.facts = facts;
    this.page = page;
  }

  /** Every number of every chart. */
  DomContent numbers() {
    return section(
            h2("All numbers"),
            each(evidence, it -> details(summary(it.title()), numbers(it)).withClass("numbers")))
        .withId("numbers");
  }

  private static DomContent numbers(Evidence of) {
    var rows = new ArrayList<HtmlTable.Row>();
    for (Subject subject : of.subjects()) {
      subject
          .operations()
          .forEach((operation, it) -> rows.add(row(subject.label(), operation, it)));
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

  private static HtmlTable.Row row(String label, OperationKey operation, Measurement it) {
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
            p("As verify found over the real wire. ✓ as it was sent, or withstood; ~ it arrives, but"
                    + " not as it was sent; ✗ it does not arrive, or does harm; ◐ some operations"
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
            evidence.stream().flatMap(it -> it.subjects().stream()).map(Subject::pair),
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
                evidence,
                it ->
                    div(
                        h3(it.title()),
                        it.warnings().isEmpty()
                            ? p("None.")
                            : ul(each(it.warnings(), warning -> li(warning))))))
        .withId("warnings");
  }

  /** Where every number is from. */
  DomContent provenance() {
    return section(
            h2("Provenance"),
            each(sources.comparisons(), this::comparison),
            each(sources.runs(), this::run),
            each(
                sources.verifications(),
                it ->
                    entry(
                        "verify",
                        it.folder(),
                        List.of(it.record().command()),
                        origin(it.record().machine(), it.record().jdk(), it.record().project()),
                        it.record().start() + " to " + it.record().end())),
            each(
                sources.codecs(),
                it -> entry("codec", it.folder(), List.of(), new LinkedHashMap<>(), "")))
        .withId("provenance");
  }

  private DomContent comparison(ComparisonSummary comparison) {
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
    return entry(
        "Comparison: " + String.join(", ", comparison.names()),
        comparison.folder(),
        record.commands(),
        origin,
        record.start() + " to " + record.end());
  }

  private DomContent run(StoredRun run) {
    RunRecord record = run.record();
    Map<String, String> origin = origin(record.machine(), record.jdk(), record.project());
    origin.put("JVMs", JvmSentence.of(record.jvms()));
    origin.put("Pinned to CPUs", record.cpus() == null ? "" : text(record.cpus()));
    origin.put("Environment", text(record.environment()));
    origin.put("Server's flags", flags(record.serverCommand()));
    origin.put("Client's flags", flags(record.clientCommand()));
    origin.put("Versions", text(record.modules()));
    origin.put("SHA-256", text(record.hashes()));
    return entry(
        "Run: " + record.variant(),
        run.folder(),
        record.command() == null ? List.of() : List.of(record.command()),
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

  private DomContent entry(
      String title,
      Path folder,
      List<List<String>> commands,
      Map<String, String> origin,
      String time) {
    origin.values().removeIf(String::isEmpty);
    return details(
            summary(new HtmlTable.Isolated(title)),
            each(commands, words -> pre(code("benchmark.sh " + String.join(" ", words)))),
            p(time),
            p(a("Raw files").withHref(link(folder)), span(" in " + folder.getFileName())),
            definitions(origin))
        .withClass("origin");
  }

  private static DomContent definitions(Map<String, String> meanings) {
    return dl(
        each(
            meanings.entrySet().stream()
                .map(
                    it ->
                        (DomContent)
                            div(dt(new HtmlTable.Isolated(it.getKey())), dd(it.getValue())))));
  }

  /** A JVM's flags: its classpath is in the raw files, and its libraries are among the versions. */
  private static String flags(List<String> words) {
    return words == null
        ? ""
        : words.stream()
            .skip(1)
            .filter(word -> word.startsWith("-"))
            .filter(word -> !CLASSPATH.contains(word))
            .collect(joining(" "));
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

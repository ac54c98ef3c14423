// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.catalogue;

import benchmark.cli.project.Pair;
import benchmark.cli.project.SetupFact;
import benchmark.cli.project.UnsupportedOperations;
import benchmark.cli.project.VariantKey;
import benchmark.cli.run.Variant;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Level;
import benchmark.cli.text.Document.Paragraph;
import benchmark.launch.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Pairs beside each other, or one of them in full. */
public final class Catalogue {

  private static final String FORM = ".github/ISSUE_TEMPLATE/wrong-setup.yml";

  private Catalogue() {}

  /** One line for each pair, no wider than a terminal. */
  public static Document overview(List<Pair> pairs) {
    return Document.of(
        new Columns<Pair>()
            .and("pair", Pair::name)
            .and("protocol", Pair::protocol)
            .and("serialization", Pair::serialization)
            .and("languages", it -> it.facts().languages())
            .and("schema", it -> it.facts().schema())
            .and("refuses", it -> it.facts().refuses())
            .table(pairs),
        new Definitions(
            List.of(
                new Definition("languages", "which can read the messages"),
                new Definition("schema", "first: it is written before the code"),
                new Definition(
                    "refuses",
                    "whether a receiver refuses classes outside the allow-list; - where messages"
                        + " name no classes"))),
        new Paragraph("Everything about a pair:"),
        Command.of("list", pairs.get(0).name()));
  }

  /** One line for each pair, and what the columns mean. */
  public static Document table(List<Pair> pairs) {
    return Document.of(
        new Heading(Level.TITLE, "Pairs"),
        new Columns<Pair>()
            .and("pair", Pair::name)
            .and("protocol", Pair::protocol)
            .and("libraries", it -> orNone(libraries(it)))
            .and("schema", it -> it.facts().schema())
            .and("cross-language", it -> it.facts().languages().equals("any") ? "yes" : "no")
            .and("refuses unknown classes", it -> it.facts().refuses())
            .and("--add-opens", it -> it.facts().opens().isEmpty() ? "no" : "yes")
            .table(pairs),
        new Definitions(
            List.of(
                new Definition("libraries", "what the pair and its protocol bring, with versions"),
                new Definition(
                    "schema", "first: it is written before the code; none: there is none"),
                new Definition("cross-language", "whether other languages read the same bytes"),
                new Definition(
                    "refuses unknown classes",
                    "whether a receiver refuses classes outside the allow-list; - where messages"
                        + " name no classes. `./benchmark.sh verify` tries it over the wire"),
                new Definition(
                    "--add-opens", "whether its JVMs open packages of the JDK to reflection"))),
        new Heading(Level.SECTION, "Remaining risk"),
        new Paragraph(
            "What an attacker, or an unlucky change, can still do; `./benchmark.sh list PAIR` has"
                + " the complete description."),
        new Definitions(
            pairs.stream()
                .filter(pair -> !pair.facts().remainingRisk().isEmpty())
                .map(
                    pair ->
                        new Definition(pair.name(), firstSentence(pair.facts().remainingRisk())))
                .toList()));
  }

  /** Everything about a pair. */
  public static Document details(Pair pair) {
    return Document.of(
        new Heading(pair.name()),
        new Paragraph(pair.facts().description()),
        new Definitions(
            List.of(
                new Definition(
                    "protocol", pair.protocol() + ", serialization " + pair.serialization()),
                new Definition("libraries", orNone(libraries(pair))),
                new Definition("languages", pair.facts().languages()),
                new Definition("schema", pair.facts().schema()),
                new Definition("refuses unknown classes", pair.facts().refuses()),
                new Definition("--add-opens", orNone(String.join(" ", pair.facts().opens()))),
                new Definition("ports", String.valueOf(pair.ports())),
                new Definition("connections", pair.connections()),
                new Definition(
                    "several servers", pair.facts().balancing().map("by "::concat).orElse("no")),
                new Definition("leaves out", leavesOut(pair)),
                new Definition("streams", pair.unsupported().streams() ? "yes" : "no"),
                new Definition("modules", String.join(", ", modules(pair))))),
        new Paragraph(
            "What a variant may set; server. or client. before a key sets it for that side alone,"
                + " where it is not of one side."),
        new Definitions(settable(pair)),
        new Paragraph("How it is set up. If that is wrong, fill in " + FORM + "."),
        new Definitions(setup(pair)));
  }

  /** The keys that its poms declare, with values and meaning, and then all others. */
  private static List<Definition> settable(Pair pair) {
    List<VariantKey> declared = pair.setup().keys();
    List<String> names = declared.stream().map(VariantKey::name).toList();
    return Stream.concat(
            declared.stream()
                .map(
                    it ->
                        new Definition(
                            it.name(),
                            Stream.of(
                                    Optional.of(it.text()),
                                    Optional.of(it.meaning()),
                                    it.side().map(side -> side.suffix() + " only"))
                                .flatMap(Optional::stream)
                                .filter(text -> !text.isEmpty())
                                .collect(Collectors.joining("; ")))),
            Stream.of(
                new Definition(
                    "others",
                    keys(pair).stream()
                        .filter(key -> !names.contains(key.replaceFirst("=.*", "")))
                        .collect(Collectors.joining("  ")))))
        .toList();
  }

  /** The facts about its set-up, then what is different in its other set-ups. */
  private static List<Definition> setup(Pair pair) {
    return Stream.concat(
            pair.setup().facts().stream()
                .map(it -> new Definition(it.topic().words(), it.value() + "; " + it.origin())),
            pair.setup().others().entrySet().stream()
                .map(it -> new Definition("setup=" + it.getKey().key(), it.getValue())))
        .toList();
  }

  /** For each pair a table of how it is set up, and what is different in its other set-ups. */
  public static Document settings(List<Pair> pairs) {
    return pairs.stream().map(Catalogue::settings).reduce(new Document(List.of()), Document::and);
  }

  private static Document settings(Pair pair) {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading(Level.CHAPTER, pair.name()));
    blocks.add(
        new Columns<SetupFact>()
            .and("", it -> it.topic().words())
            .and("set-up", SetupFact::value)
            .and("shipped or changed", SetupFact::origin)
            .table(pair.setup().facts()));
    if (!pair.setup().others().isEmpty()) {
      blocks.add(
          new Definitions(
              pair.setup().others().entrySet().stream()
                  .map(it -> new Definition(variant(pair, it.getKey()), it.getValue()))
                  .toList()));
    }
    return new Document(blocks);
  }

  /** The variants of pairs in the set-ups that they have beside the standard one. */
  public static List<String> setups(List<Pair> pairs) {
    return pairs.stream()
        .flatMap(pair -> pair.setup().others().keySet().stream().map(it -> variant(pair, it)))
        .toList();
  }

  private static String variant(Pair pair, Setup setup) {
    return "%s@%s=%s".formatted(pair.name(), VariantKey.SETUP, setup.key());
  }

  /** Everything about a pair, by the names that its JSON has. */
  public static Map<String, Object> facts(Pair pair) {
    var facts = new LinkedHashMap<String, Object>();
    facts.put("pair", pair.name());
    facts.put("protocol", pair.protocol());
    facts.put("serialization", pair.serialization());
    facts.put("kind", pair.kind().name().toLowerCase(Locale.ROOT));
    facts.put("libraries", pair.facts().libraries());
    facts.put("description", pair.facts().description());
    facts.put("risk", pair.facts().remainingRisk());
    facts.put("languages", pair.facts().languages());
    facts.put("schema", pair.facts().schema());
    facts.put("refuses", pair.facts().refuses());
    facts.put("opens", pair.facts().opens());
    facts.put("ports", pair.ports());
    facts.put("connections", pair.connections());
    facts.put("balancing", pair.facts().balancing().orElse(""));
    facts.put("leavesOut", pair.unsupported().names());
    facts.put("leavesOutBecause", pair.unsupported().reason());
    facts.put("streams", pair.unsupported().streams());
    facts.put("keys", keys(pair));
    facts.put("modules", modules(pair));
    var setup = new LinkedHashMap<String, Map<String, String>>();
    pair.setup().facts().forEach(it -> setup.put(it.topic().key(), parts(it)));
    facts.put("setup", setup);
    var setups = new LinkedHashMap<String, String>();
    pair.setup().others().forEach((other, difference) -> setups.put(other.key(), difference));
    facts.put("setups", setups);
    return facts;
  }

  private static Map<String, String> parts(SetupFact fact) {
    var parts = new LinkedHashMap<String, String>();
    parts.put("value", fact.value());
    fact.change()
        .ifPresent(
            change -> {
              parts.put("changed", change.reason());
              parts.put("source", change.source());
            });
    return parts;
  }

  /** The libraries as a list in a sentence: {@code dubbo 3.3.6, kryo 5.6.2}; or nothing. */
  private static String libraries(Pair pair) {
    return pair.facts().libraries().entrySet().stream()
        .map(library -> library.getKey() + " " + library.getValue())
        .collect(Collectors.joining(", "));
  }

  /** Without the dot at its end. */
  private static String firstSentence(String text) {
    return text.split("\\.\\s+(?=[A-Z])")[0].replaceFirst("\\.$", "");
  }

  private static String leavesOut(Pair pair) {
    UnsupportedOperations unsupported = pair.unsupported();
    return unsupported.names().isEmpty()
        ? "nothing"
        : "%s: %s".formatted(String.join(", ", unsupported.names()), unsupported.reason());
  }

  private static String orNone(String text) {
    return text.isEmpty() ? "-" : text;
  }

  private static List<String> modules(Pair pair) {
    return List.of(pair.client().name(), pair.server().name());
  }

  /** What a variant may set, with the values where they are listed. */
  private static List<String> keys(Pair pair) {
    Map<String, String> values =
        pair.setup().keys().stream().collect(Collectors.toMap(VariantKey::name, VariantKey::text));
    pair.setup().framework().ifPresent(it -> values.put(it.key(), "VERSION"));
    return Variant.keysOf(pair).stream()
        .map(key -> values.containsKey(key) ? key + "=" + values.get(key) : key)
        .toList();
  }
}

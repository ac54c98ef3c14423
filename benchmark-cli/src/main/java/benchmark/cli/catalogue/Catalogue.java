// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.catalogue;

import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Level;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Table;
import java.util.ArrayList;
import java.util.List;

/** Pairs beside each other, or one of them in full. */
public final class Catalogue {

  private static final String NONE = "-";

  private Catalogue() {}

  /** One line for each pair, and what the columns mean. */
  public static Document table(List<CatalogueEntry> entries) {
    return Document.of(
        new Heading(Level.TITLE, "Pairs"),
        new Table(
            List.of(
                "pair",
                "protocol",
                "libraries",
                "schema",
                "cross-language",
                "refuses unknown classes",
                "--add-opens",
                "remaining risk"),
            entries.stream().map(Catalogue::row).toList()),
        new Definitions(
            List.of(
                new Definition("libraries", "what the pair and its protocol bring, with versions"),
                new Definition(
                    "schema", "first: it is written before the code; none: there is none"),
                new Definition("cross-language", "whether other languages read the same bytes"),
                new Definition(
                    "refuses unknown classes",
                    "whether a receiver refuses classes outside the allow-list; - where messages"
                        + " name no classes. `benchmark.sh verify` tries it over the wire"),
                new Definition(
                    "--add-opens", "whether its JVMs open packages of the JDK to reflection"),
                new Definition(
                    "remaining risk",
                    "the first that its description names; `benchmark.sh list PAIR` has all of"
                        + " it"))));
  }

  /** Everything about a pair. */
  public static Document details(CatalogueEntry entry) {
    var facts = new ArrayList<Definition>();
    facts.add(
        new Definition("protocol", entry.protocol() + ", serialization " + entry.serialization()));
    facts.add(new Definition("libraries", orNone(entry.librariesInWords())));
    facts.add(new Definition("languages", entry.languages()));
    facts.add(new Definition("schema", entry.schema()));
    facts.add(new Definition("refuses unknown classes", entry.refuses()));
    facts.add(new Definition("--add-opens", orNone(String.join(" ", entry.opens()))));
    facts.add(new Definition("ports", String.valueOf(entry.ports())));
    facts.add(new Definition("connections", entry.connections()));
    facts.add(new Definition("leaves out", leavesOut(entry)));
    facts.add(new Definition("keys of a variant", String.join("  ", entry.keys())));
    facts.add(new Definition("modules", String.join(", ", entry.modules())));
    return Document.of(
        new Heading(entry.pair()), new Paragraph(entry.description()), new Definitions(facts));
  }

  private static List<String> row(CatalogueEntry entry) {
    return List.of(
        entry.pair(),
        entry.protocol(),
        orNone(entry.librariesInWords()),
        entry.schema(),
        entry.languages().equals("any") ? "yes" : "no",
        entry.refuses(),
        entry.opens().isEmpty() ? "no" : "yes",
        orNone(firstSentence(entry.risk())));
  }

  /** Without the dot at its end. */
  private static String firstSentence(String text) {
    return text.split("\\.\\s+(?=[A-Z])")[0].replaceFirst("\\.$", "");
  }

  private static String leavesOut(CatalogueEntry entry) {
    return entry.leavesOut().isEmpty()
        ? "nothing"
        : "%s: %s".formatted(String.join(", ", entry.leavesOut()), entry.leavesOutBecause());
  }

  private static String orNone(String text) {
    return text.isEmpty() ? NONE : text;
  }
}

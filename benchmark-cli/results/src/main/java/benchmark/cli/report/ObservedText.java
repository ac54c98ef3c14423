// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.ConnectionCounts;
import benchmark.cli.results.Observed;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Words;
import benchmark.launch.ObservedFacts;
import benchmark.launch.ObservedFacts.Loop;
import benchmark.launch.ObservedFacts.Pool;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Says what a run was observed to do. */
public final class ObservedText {

  private ObservedText() {}

  /** A sentence; empty if there is nothing to say. */
  static Optional<String> sentence(Observed observed) {
    Map<String, String> facts = facts(observed);
    return facts.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Observed: "
                + String.join(
                    "; ",
                    facts.entrySet().stream()
                        .map(it -> it.getKey() + ": " + it.getValue())
                        .toList())
                + ".");
  }

  /** By the part's name, and the connections. */
  public static Map<String, String> facts(Observed observed) {
    var texts = new LinkedHashMap<String, String>();
    observed.parts().forEach((part, facts) -> put(texts, part, of(facts)));
    if (observed.connections() != null) {
      put(texts, "connections", of(observed.connections()));
    }
    return texts;
  }

  private static void put(Map<String, String> texts, String name, String text) {
    if (!text.isEmpty()) {
      texts.put(name, text);
    }
  }

  private static String of(ObservedFacts facts) {
    var texts = new ArrayList<String>();
    if (!facts.service().isEmpty()) {
      texts.add(
          "service on " + Words.list(facts.service().stream().map(ObservedText::of).toList()));
    }
    if (!facts.loops().isEmpty()) {
      texts.add("event loops " + Words.list(facts.loops().stream().map(ObservedText::of).toList()));
    }
    texts.addAll(facts.allocators());
    texts.addAll(facts.http());
    facts.keys().forEach((key, value) -> texts.add(key + "=" + value));
    return String.join(", ", texts);
  }

  private static String of(Pool pool) {
    return pool.virtual() ? pool.name() : pool.threads() + " × " + pool.name();
  }

  private static String of(Loop loop) {
    return "%d × %s (%s)"
        .formatted(loop.threads(), loop.implementation().replaceFirst(".*\\.", ""), loop.name());
  }

  /** Of all processes of the machine: at most so many are the client's. */
  private static String of(ConnectionCounts counts) {
    return counts.opened() == null
        ? ""
        : "at most %s opened and %s reset per 1,000 calls"
            .formatted(
                Numbers.of(counts.perThousand(counts.opened())),
                Numbers.of(counts.perThousand(counts.reset())));
  }
}

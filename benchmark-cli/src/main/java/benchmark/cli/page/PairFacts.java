// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.project.DeclaredFact;
import benchmark.cli.project.Pair;
import benchmark.cli.project.PairKind;
import benchmark.cli.project.Project;
import benchmark.cli.verify.VerifyRecord;
import benchmark.contract.conformance.Capability;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What an architect asks of a pair besides its speed.
 *
 * @param languages any or java; empty if not known, as of a pair that the project no longer has
 * @param schema none or first; empty if not known
 * @param addOpens yes or no; empty if not known
 * @param refuses whether classes outside the allow-list are refused, as verify found: yes or no;
 *     empty if not known
 * @param risk what remains dangerous or surprising; empty if not known
 */
record PairFacts(
    PairKind kind, String languages, String schema, String addOpens, String refuses, String risk) {

  /** Looks up the facts of pairs, each once. */
  static final class Catalogue {

    private final Map<String, Pair> pairs = new HashMap<>();
    private final Map<String, PairFacts> known = new HashMap<>();
    private final List<VerifyRecord> verifications;

    Catalogue(Project project, List<VerifyRecord> verifications) {
      project.pairs().forEach(pair -> pairs.put(pair.name(), pair));
      this.verifications = verifications;
    }

    PairFacts of(String name) {
      return known.computeIfAbsent(name, this::look);
    }

    private PairFacts look(String name) {
      Pair pair = pairs.get(name);
      return pair == null
          ? new PairFacts(PairKind.ORDINARY, "", "", "", refuses(name), "")
          : new PairFacts(
              pair.kind(),
              pair.declared(DeclaredFact.LANGUAGES),
              pair.declared(DeclaredFact.SCHEMA),
              pair.opens().isEmpty() ? "no" : "yes",
              refuses(name),
              pair.remainingRisk());
    }

    private String refuses(String name) {
      return verifications.stream()
          .flatMap(record -> record.pairs().stream())
          .filter(pair -> pair.variant().equals(name))
          .map(pair -> pair.capabilities().getOrDefault(Capability.GADGET.head(), ""))
          .filter(word -> word.equals("yes") || word.equals("no"))
          .reduce("", (earlier, later) -> later);
    }
  }
}

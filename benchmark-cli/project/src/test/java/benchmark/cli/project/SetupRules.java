// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.launch.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rules that the facts about the set-up of pairs obey, so that every table of them is full. */
final class SetupRules {

  private static final String PREFIX = "setup.";
  private static final List<Setup> OTHERS = List.of(Setup.SHIPPED, Setup.TUNED);

  private static final Set<String> PROPERTIES =
      Stream.concat(
              Stream.of(SetupTopic.values()).map(SetupTopic::property),
              OTHERS.stream().map(SetupRules::property))
          .collect(Collectors.toSet());

  private final Project project;

  SetupRules(Project project) {
    this.project = project;
  }

  /** Returns a sentence for every broken rule; nothing when all is well. */
  List<String> problems() {
    var problems = new ArrayList<String>();
    for (String module : project.folders()) {
      project.pomOf(module).properties().stringPropertyNames().stream()
          .filter(
              name ->
                  name.startsWith(PREFIX) && !PROPERTIES.contains(name)
                      || name.startsWith("variant."))
          .sorted()
          .map(name -> "%s has <%s>, which nobody reads: correct its name.".formatted(module, name))
          .forEach(problems::add);
    }
    for (Pair pair : project.pairs()) {
      List<Pom> poms = project.modulesOf(pair.client()).stream().map(project::pomOf).toList();
      inspectFacts(pair, poms, problems);
      Stream.of(pair.client(), pair.server())
          .filter(it -> it.program().isPresent())
          .forEach(command -> inspectKeys(command, poms, problems));
      for (Setup setup : OTHERS) {
        boolean offered =
            VariantKey.of(VariantKey.SETUP, poms)
                .filter(it -> it.words().contains(setup.key()))
                .isPresent();
        if (offered != Pom.nearest(property(setup), poms).isPresent()) {
          problems.add(
              "%s must have both or neither: %s in <%s>, and what is different then in <%s>."
                  .formatted(
                      pair.name(),
                      setup.key(),
                      VariantKey.property(VariantKey.SETUP),
                      property(setup)));
        }
      }
    }
    return problems;
  }

  /** What a command is set up with is nothing that a key of a JVM's framework changes. */
  private static void inspectKeys(PairModule command, List<Pom> poms, List<String> problems) {
    VariantKey.of(poms).stream()
        .filter(key -> key.side().equals(Optional.of(command.role())))
        .map(
            key ->
                "%s is a command, and the key %s acts on it alone: write <%s/> into the client's pom."
                    .formatted(command.name(), key.name(), VariantKey.property(key.name())))
        .forEach(problems::add);
  }

  private static void inspectFacts(Pair pair, List<Pom> poms, List<String> problems) {
    boolean http = Pom.nearest("pair.gateway", poms).filter(it -> !it.equals("tcp")).isPresent();
    List<SetupFact> facts = pair.setup().facts();
    List<SetupTopic> known =
        facts.stream()
            .filter(fact -> !fact.value().equals(PairSetup.UNKNOWN))
            .map(SetupFact::topic)
            .toList();
    String missing =
        Stream.of(SetupTopic.values())
            .filter(topic -> !known.contains(topic) && (http || !topic.isOfHttp()))
            .map(topic -> "<%s>".formatted(topic.property()))
            .collect(Collectors.joining(", "));
    if (!missing.isEmpty()) {
      problems.add(
          "%s does not say how it is set up: write %s into its client's pom or its base's."
              .formatted(pair.name(), missing));
    }
    facts.stream()
        .filter(fact -> !fact.isWellFormed() || fact.value().contains("${"))
        .map(
            fact ->
                "%s has '%s' as <%s>: write %s, and refer to properties of the root pom only."
                    .formatted(pair.name(), fact.value(), fact.topic().property(), SetupFact.FORM))
        .forEach(problems::add);
  }

  private static String property(Setup setup) {
    return PREFIX + setup.key();
  }
}

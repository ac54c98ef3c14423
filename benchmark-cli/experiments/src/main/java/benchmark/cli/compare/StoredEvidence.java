// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static java.util.stream.Collectors.joining;

import benchmark.cli.project.Role;
import benchmark.cli.report.JvmSentence;
import benchmark.cli.report.RunWords;
import benchmark.cli.results.JmhResult;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Words;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * How weak the evidence of stored runs is, and what gives a stronger one.
 *
 * @param runs the baseline first
 */
record StoredEvidence(List<StoredRun> runs) {

  /** The weakness, what the runs differ in, and what to type for a verdict. */
  Document document() {
    var sentences = new ArrayList<>(List.of(weakness()));
    List<String> differences = differences();
    if (!differences.isEmpty()) {
      sentences.add("The runs differ in: " + String.join("; ", differences) + ".");
    }
    Optional<List<String>> same = new RunWords(runs.get(0).record().command()).forComparison();
    if (same.isEmpty()) {
      sentences.add("A verdict is not possible: " + RunWords.NO_COMPARISON);
      return Document.of(Items.of(sentences));
    }
    List<String> variants = runs.stream().map(run -> run.record().variant()).distinct().toList();
    boolean patch = variants.size() == 1;
    sentences.add(
        "For a verdict, %s in turn:"
            .formatted(patch ? "compile the patch and measure both" : "measure them"));
    return Document.of(
        Items.of(sentences),
        Command.of("compare").and(patch ? withPatch(variants.get(0)) : variants).and(same.get()));
  }

  private String weakness() {
    return "This evidence is weak: one server JVM and %s each, measured at different times (%s), so"
            .formatted(
                forks(), each(run -> run.record().origin().start().truncatedTo(ChronoUnit.SECONDS)))
        + " that a difference may be the machine's. No verdict.";
  }

  private String forks() {
    List<Integer> forks = runs.stream().map(StoredRun::forks).toList();
    if (forks.stream().distinct().count() > 1) {
      return Words.list(forks.stream().map(Object::toString).toList()) + " forks";
    }
    return forks.get(0) == 1 ? "one fork" : forks.get(0) + " forks";
  }

  private List<String> differences() {
    Map<String, Function<StoredRun, Object>> facts = new LinkedHashMap<>();
    surroundings(runs.get(0))
        .keySet()
        .forEach(name -> facts.put(name, run -> surroundings(run).get(name)));
    facts.put("places", run -> run.record().origin().placeNames());
    facts.put("threads", StoredEvidence::threads);
    if (runs.stream().anyMatch(run -> !run.record().processes().otherJdks().isEmpty())) {
      facts.put(
          "server's JDK",
          run -> Provenance.jdkInWords(run.record().processes().jdkOf(Role.SERVER.suffix())));
    }
    for (Role role : Role.values()) {
      facts.put(
          role.suffix() + "'s JVM",
          run ->
              Optional.ofNullable(run.record().processes().jvms().get(role.suffix()))
                  .map(JvmSentence::of)
                  .orElse(null));
    }
    facts.putAll(builds());
    return facts.entrySet().stream()
        .filter(fact -> differs(fact.getValue()))
        .map(fact -> fact.getKey() + " (" + each(fact.getValue()) + ")")
        .toList();
  }

  private static Map<String, Object> surroundings(StoredRun run) {
    return run.record().measured().surroundings();
  }

  private boolean differs(Function<StoredRun, Object> fact) {
    return runs.stream().map(fact).map(Objects::toString).distinct().count() > 1;
  }

  /** The contents of what has the same version in all runs. */
  private Map<String, Function<StoredRun, Object>> builds() {
    Map<String, Function<StoredRun, Object>> builds = new LinkedHashMap<>();
    for (String name : runs.get(0).record().libraries().hashes().keySet()) {
      if (runs.stream().allMatch(run -> run.record().libraries().hashes().containsKey(name))
          && runs.stream().map(run -> Builds.name(name, run.record())).distinct().count() == 1) {
        builds.put(
            "build of " + Builds.name(name, runs.get(0).record()),
            run -> Builds.hash(name, run.record()));
      }
    }
    return builds;
  }

  private static String threads(StoredRun run) {
    return run.results().jmh().stream()
        .map(JmhResult::threads)
        .distinct()
        .sorted()
        .map(Object::toString)
        .collect(joining("/"));
  }

  private String each(Function<StoredRun, Object> of) {
    return Words.list(runs.stream().map(of).map(it -> Objects.toString(it, "unknown")).toList());
  }

  /**
   * A variant, and the same with the compiled patch in place of another classpath. One that was run
   * with that patch itself is compared without it.
   */
  private static List<String> withPatch(String variant) {
    String override = "classpath=target/classes";
    String patched = variant.replaceFirst("(?<=[@,])classpath=[^,]*", override);
    if (!patched.equals(variant)) {
      return List.of(variant, patched);
    }
    String base =
        variant.replaceFirst("(?<=[@,])" + override + "(,|$)", "").replaceFirst("[@,]$", "");
    return List.of(base, base + (base.contains("@") ? "," : "@") + override);
  }
}

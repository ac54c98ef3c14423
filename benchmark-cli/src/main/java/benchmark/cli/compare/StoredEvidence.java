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
    if (!differences().isEmpty()) {
      sentences.add("The runs differ in: " + String.join("; ", differences()) + ".");
    }
    Optional<String> same = new RunWords(runs.get(0).record().command()).forComparison();
    if (same.isEmpty()) {
      sentences.add("There is no way to a verdict: " + RunWords.NO_COMPARISON);
      return Document.of(Items.of(sentences));
    }
    Advice advice = advice();
    sentences.add(advice.sentence());
    return Document.of(
        Items.of(sentences),
        new Command("./benchmark.sh compare " + String.join(" ", advice.variants()) + same.get()));
  }

  private String weakness() {
    return "This evidence is weak: one server JVM and %s each, taken at different times (%s), so"
            .formatted(forks(), each(run -> run.record().start().truncatedTo(ChronoUnit.SECONDS)))
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
    var differences = new ArrayList<String>();
    surroundings(runs.get(0))
        .keySet()
        .forEach(name -> difference(differences, name, run -> surroundings(run).get(name)));
    difference(differences, "places", run -> run.record().placeNames());
    difference(differences, "threads", StoredEvidence::threads);
    if (runs.stream().anyMatch(run -> !run.record().otherJdks().isEmpty())) {
      difference(differences, "server's JDK", StoredEvidence::serversJdk);
    }
    for (Role role : Role.values()) {
      difference(differences, role.suffix() + "'s JVM", run -> jvm(run, role));
    }
    builds(differences);
    return differences;
  }

  private static Map<String, Object> surroundings(StoredRun run) {
    return Provenance.surroundings(run.record().machine(), run.record().jdk());
  }

  private void difference(List<String> differences, String what, Function<StoredRun, Object> of) {
    if (runs.stream().map(of).map(Objects::toString).distinct().count() > 1) {
      differences.add(what + " (" + each(of) + ")");
    }
  }

  /** What has the same version, and yet other contents. */
  private void builds(List<String> differences) {
    for (String name : runs.get(0).record().hashes().keySet()) {
      if (runs.stream().allMatch(run -> run.record().hashes().containsKey(name))
          && runs.stream().map(run -> Builds.name(name, run.record())).distinct().count() == 1) {
        difference(
            differences,
            "build of " + Builds.name(name, runs.get(0).record()),
            run -> Builds.hash(name, run.record()));
      }
    }
  }

  private static Object serversJdk(StoredRun run) {
    return Provenance.jdkInWords(run.record().jdkOf(Role.SERVER.suffix()));
  }

  private static Object jvm(StoredRun run, Role role) {
    return Optional.ofNullable(run.record().jvms().get(role.suffix()))
        .map(JvmSentence::of)
        .orElse(null);
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
   * How to get a verdict.
   *
   * @param variants what to compare
   */
  private record Advice(String sentence, List<String> variants) {}

  private Advice advice() {
    List<String> variants = runs.stream().map(run -> run.record().variant()).distinct().toList();
    if (variants.size() > 1) {
      return new Advice("For a verdict, measure them in turn:", variants);
    }
    String before = runs.get(0).record().variant();
    return new Advice(
        "For a verdict, compile the patch and measure both in turn:",
        List.of(before, with(before, "classpath", "target/classes")));
  }

  /** A variant with one override more, or with another value of it. */
  private static String with(String variant, String key, String value) {
    String override = key + "=" + value;
    String changed = variant.replaceFirst("(?<=[@,])" + key + "=[^,]*", override);
    return changed.equals(variant)
        ? variant + (variant.contains("@") ? "," : "@") + override
        : changed;
  }
}

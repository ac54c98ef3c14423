// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static java.util.stream.Collectors.joining;

import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Warnings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Warnings for a reader: one line for each kind, with everything that it is about. Diagnoses that
 * differ in their first number only are one, with its range; of others the worst is shown. For one
 * thread.
 */
public final class WarningList {

  /** More would not be read. */
  private static final int MOST = 5;

  /** Of more variants only the number is told; each one's page names its own warnings. */
  private static final int MOST_NAMES = 4;

  private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");

  private final Map<Warning.Kind, List<Found>> kinds = new EnumMap<>(Warning.Kind.class);
  private final int replicates;
  private final String counted;

  /**
   * A warning, and where it was found.
   *
   * @param variant empty where there is only one
   */
  private record Found(String variant, String operation, int replicate, String diagnosis) {

    /** By the first number that it names. */
    private double severity() {
      var number = NUMBER.matcher(diagnosis);
      return number.find() ? Double.parseDouble(number.group()) : 0;
    }

    private String withoutNumber() {
      return NUMBER.matcher(diagnosis).replaceFirst("");
    }
  }

  /** Those of one run. */
  public WarningList() {
    this(1, "");
  }

  /**
   * Those of a comparison.
   *
   * @param replicates how many there are
   * @param counted the same in words: 8 blocks
   */
  public WarningList(int replicates, String counted) {
    this.replicates = replicates;
    this.counted = counted;
  }

  /** Adds a warning of the only run; a condition is none. */
  public void add(Warning warning) {
    add("", 0, warning);
  }

  /** Adds a warning of a variant in a replicate; a condition is none. */
  public void add(String variant, int replicate, Warning warning) {
    if (!warning.needsNoCure()) {
      kinds
          .computeIfAbsent(warning.kind(), it -> new ArrayList<>())
          .add(
              new Found(
                  variant,
                  warning.operation() == null ? "" : warning.operation().label(),
                  replicate,
                  warning.diagnosis()));
    }
  }

  /** A line for each kind, the gravest first. */
  public List<String> lines() {
    return kinds.values().stream().map(this::line).toList();
  }

  /** The lines as a document, the gravest {@value #MOST} at most; empty if there is no warning. */
  public Document toDocument() {
    List<String> lines = lines();
    if (lines.size() > MOST) {
      var shown = new ArrayList<>(lines.subList(0, MOST - 1));
      shown.add("%d more are on the page.".formatted(lines.size() - shown.size()));
      lines = shown;
    }
    return new Document(lines.isEmpty() ? List.of() : List.of(new Warnings(lines)));
  }

  private String line(List<Found> all) {
    var notes = new ArrayList<String>();
    long times = all.stream().map(Found::replicate).distinct().count();
    if (replicates > 1 && all.stream().noneMatch(it -> it.replicate() == 0)) {
      notes.add("%d of %s".formatted(times, counted));
    }
    boolean alike = all.stream().map(Found::withoutNumber).distinct().count() == 1;
    if (!alike) {
      notes.add("here the worst");
    }
    String where = subjects(all) + (notes.isEmpty() ? "" : " (" + String.join(", ", notes) + ")");
    String what = alike ? ranged(all) : worst(all).diagnosis();
    return where.isEmpty() ? what : where.strip() + ": " + what;
  }

  private static Found worst(List<Found> all) {
    return all.stream().max(Comparator.comparingDouble(Found::severity)).orElseThrow();
  }

  /** The diagnosis of all, with the lowest and the highest first number. */
  private static String ranged(List<Found> all) {
    String worst = worst(all).diagnosis();
    Found least = all.stream().min(Comparator.comparingDouble(Found::severity)).orElseThrow();
    var lowest = NUMBER.matcher(least.diagnosis());
    return least.diagnosis().equals(worst) || !lowest.find()
        ? worst
        : NUMBER.matcher(worst).replaceFirst(lowest.group() + " to $0");
  }

  /** Variants with the same operations are named together, unless they are many. */
  private static String subjects(List<Found> all) {
    long named = all.stream().map(Found::variant).distinct().count();
    if (named > MOST_NAMES) {
      String operations =
          all.stream()
              .map(Found::operation)
              .filter(it -> !it.isEmpty())
              .distinct()
              .collect(joining(", "));
      return "%d variants%s".formatted(named, operations.isEmpty() ? "" : " in " + operations);
    }
    Map<String, Set<String>> operations = new LinkedHashMap<>();
    all.forEach(
        it ->
            operations
                .computeIfAbsent(it.variant(), v -> new LinkedHashSet<>())
                .add(it.operation()));
    Map<Set<String>, List<String>> variants = new LinkedHashMap<>();
    operations.forEach(
        (variant, of) -> variants.computeIfAbsent(of, o -> new ArrayList<>()).add(variant));
    return variants.entrySet().stream()
        .map(
            entry ->
                List.of(String.join(", ", entry.getValue()), String.join(", ", entry.getKey()))
                    .stream()
                    .filter(text -> !text.isEmpty())
                    .collect(joining(" in ")))
        .collect(joining("; "));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static java.util.stream.Collectors.joining;

import benchmark.cli.text.Document.Warnings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Warnings for a reader: one line for each kind, with everything that it is about, and the
 * diagnosis of the worst. For one thread.
 */
public final class WarningList {

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

  /** A line for each kind. */
  public List<String> lines() {
    return kinds.values().stream().map(this::line).toList();
  }

  /** The lines as a part of a document; empty if there is no warning. */
  public Optional<Warnings> toBlock() {
    return kinds.isEmpty() ? Optional.empty() : Optional.of(new Warnings(lines()));
  }

  private String line(List<Found> all) {
    var notes = new ArrayList<String>();
    long times = all.stream().map(Found::replicate).distinct().count();
    if (replicates > 1 && all.stream().noneMatch(it -> it.replicate() == 0)) {
      notes.add("%d of %s".formatted(times, counted));
    }
    if (all.stream().map(Found::diagnosis).distinct().count() > 1) {
      notes.add("here the worst");
    }
    String where = subjects(all) + (notes.isEmpty() ? "" : " (" + String.join(", ", notes) + ")");
    String worst =
        all.stream().max(Comparator.comparingDouble(Found::severity)).orElseThrow().diagnosis();
    return where.isEmpty() ? worst : where.strip() + ": " + worst;
  }

  /** Variants with the same operations are named together. */
  private static String subjects(List<Found> all) {
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

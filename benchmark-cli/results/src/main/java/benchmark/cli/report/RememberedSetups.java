// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.error.UserError;
import benchmark.cli.project.VariantKey;
import benchmark.launch.OperationKey;
import benchmark.launch.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How fast pairs were in each of their set-ups when the gallery was made: {@value #FILE}, calls per
 * second. Tables of several pairs mark what would be another figure in another set-up. Immutable.
 *
 * @param calls by pair, the label of an operation and the set-up
 */
public record RememberedSetups(Map<Key, Double> calls) {

  /** Of a project without a gallery. */
  public static final RememberedSetups NONE = new RememberedSetups(Map.of());

  /** Marks a figure that another set-up of the pair changes. */
  static final String MARK = "†";

  /** A set-up that is further from the standard one, as a factor, is worth a footnote. */
  private static final double FACTOR = 1.3;

  private static final String FILE = "docs/results/setups.csv";
  private static final String HEADER = "pair,operation,shipped,standard,tuned";
  private static final List<Setup> COLUMNS = List.of(Setup.SHIPPED, Setup.STANDARD, Setup.TUNED);

  /** What a value belongs to. */
  record Key(String pair, String operation, Setup setup) {}

  /** A pair in one of the set-ups that it was run in. */
  record Shown(String pair, Setup setup) {}

  /**
   * Reads what the gallery of a project remembers; nothing if there is none.
   *
   * @throws UserError if the file cannot be read
   */
  public static RememberedSetups of(Path root) {
    Path file = root.resolve(FILE);
    if (!Files.exists(file)) {
      return NONE;
    }
    try {
      List<String> lines = Files.readAllLines(file);
      if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
        throw unreadable("its first line is not " + HEADER);
      }
      var calls = new HashMap<Key, Double>();
      for (String line : lines.subList(1, lines.size())) {
        String[] cells = line.split(",", -1);
        if (cells.length != COLUMNS.size() + 2) {
          throw unreadable("'%s' is not %s".formatted(line, HEADER));
        }
        for (int i = 0; i < COLUMNS.size(); i++) {
          String value = cells[i + 2];
          if (!value.isEmpty()) {
            calls.put(new Key(cells[0], cells[1], COLUMNS.get(i)), Double.valueOf(value));
          }
        }
      }
      return new RememberedSetups(Map.copyOf(calls));
    } catch (IOException | NumberFormatException e) {
      throw unreadable(e.getMessage());
    }
  }

  private static UserError unreadable(String reason) {
    return UserError.failure(
        "Cannot read %s: %s. Restore it, or generate it again: docs/results/make.sh", FILE, reason);
  }

  /** Whether a figure of an operation would be another one in another set-up of the pair. */
  boolean marks(Shown shown, OperationKey operation) {
    return shown.setup() == Setup.STANDARD
        && COLUMNS.stream().anyMatch(other -> ratio(shown.pair(), operation, other).isPresent());
  }

  /**
   * Names the variants that figures are marked for, each with its greatest difference.
   *
   * @param shown the pairs of a table
   * @return empty if none is marked
   */
  Optional<String> footnote(Collection<Shown> shown, Collection<OperationKey> operations) {
    String variants =
        shown.stream()
            .filter(it -> it.setup() == Setup.STANDARD)
            .map(Shown::pair)
            .distinct()
            .flatMap(pair -> COLUMNS.stream().flatMap(other -> variant(pair, other, operations)))
            .collect(Collectors.joining(", "));
    return variants.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "in another set-up more than %s times as fast or as slow, when docs/results was measured: %s"
                .formatted(FACTOR, variants));
  }

  private Stream<String> variant(String pair, Setup other, Collection<OperationKey> operations) {
    return operations.stream()
        .flatMapToDouble(operation -> ratio(pair, operation, other).stream())
        .boxed()
        .max(Comparator.comparingDouble(ratio -> Math.abs(Math.log(ratio))))
        .map(
            ratio ->
                String.format(
                    Locale.ROOT, "%s@%s=%s %.2f", pair, VariantKey.SETUP, other.key(), ratio))
        .stream();
  }

  /** Calls in another set-up by those in the standard one; empty if they differ little. */
  private OptionalDouble ratio(String pair, OperationKey operation, Setup other) {
    Double standard = calls.get(new Key(pair, operation.label(), Setup.STANDARD));
    Double calls = this.calls.get(new Key(pair, operation.label(), other));
    if (standard == null || calls == null) {
      return OptionalDouble.empty();
    }
    double ratio = calls / standard;
    return Math.max(ratio, 1 / ratio) > FACTOR ? OptionalDouble.of(ratio) : OptionalDouble.empty();
  }
}

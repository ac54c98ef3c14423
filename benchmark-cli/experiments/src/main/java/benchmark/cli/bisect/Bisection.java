// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.bisect.BisectRecord.Step;
import benchmark.cli.bisect.FirstWorse.Finding;
import benchmark.cli.error.UserError;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.text.Terminal;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Searches for the first candidate that is worse than the first one, compares it with the last one
 * that is not, and tells each step. What is known already is not measured again. For one thread.
 */
final class Bisection {

  /** Measures a step. */
  interface Comparison {

    /**
     * Compares the candidate of a place with that of another one.
     *
     * @throws UserError if it cannot be measured
     */
    Step step(int base, int place);
  }

  private final Comparison measuring;
  private final Consumer<BisectRecord> storing;
  private final BooleanSupplier ended;
  private BisectRecord record;

  /**
   * A search to come.
   *
   * @param known what has been measured already
   * @param storing is given the record after each step
   * @param ended whether a failure comes from the user, who ends the search
   */
  Bisection(
      BisectRecord known,
      Comparison measuring,
      Consumer<BisectRecord> storing,
      BooleanSupplier ended) {
    record = known;
    this.measuring = measuring;
    this.storing = storing;
    this.ended = ended;
  }

  /**
   * Searches.
   *
   * @throws UserError if one of the two ends cannot be measured
   * @throws InterruptedByUserException if the user ends the search
   */
  BisectRecord search() {
    if (step(lastPlace()).finding() == Finding.WORSE) {
      var search = new FirstWorse(record.versions().size());
      for (OptionalInt next = search.next(); next.isPresent(); next = search.next()) {
        search.found(next.getAsInt(), step(next.getAsInt()).finding());
      }
      compareNeighbours(search.fine(), search.worse());
    }
    return record;
  }

  /** The change by itself: against the first one, it has in it what came before. */
  private void compareNeighbours(int fine, int worse) {
    boolean isKnown = record.change() != null && record.change().wasMeasured();
    if (fine > 0 && !isKnown) {
      store(record.changedBy(measured(fine, worse)));
      Terminal.line(BisectReport.line(record, record.change()));
    }
  }

  private int lastPlace() {
    return record.versions().size() - 1;
  }

  /** A step, measured unless it is known. */
  private Step step(int place) {
    String version = record.versions().get(place);
    if (record.step(version).isEmpty()) {
      store(record.with(measured(0, place)));
    }
    Step step = record.step(version).orElseThrow();
    Terminal.line(BisectReport.line(record, step));
    return step;
  }

  private Step measured(int base, int place) {
    String version = record.versions().get(place);
    String other = record.versions().get(base);
    Terminal.format("%s against %s …%n", record.title(version), other);
    try {
      return measuring.step(base, place);
    } catch (UserError failure) {
      if (ended.getAsBoolean()) {
        throw new InterruptedByUserException();
      }
      if (base == 0 && place == lastPlace()) {
        throw failure.prefixed("%s cannot be compared with %s: ".formatted(version, other));
      }
      return Step.skipped(version, failure.getMessage());
    }
  }

  private void store(BisectRecord found) {
    record = found;
    storing.accept(found);
  }
}

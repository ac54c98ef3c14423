// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.bisect.BisectRecord.Step;
import benchmark.cli.bisect.FirstWorse.Finding;
import benchmark.cli.error.UserError;
import benchmark.cli.process.InterruptedByUserException;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * Searches for the first candidate that is worse than the first one, and tells each step. What is
 * known already is not measured again. For one thread.
 */
final class Bisection {

  private final IntFunction<Step> measuring;
  private final Consumer<BisectRecord> storing;
  private final BooleanSupplier ended;
  private BisectRecord record;

  /**
   * A search to come.
   *
   * @param known what has been measured already
   * @param measuring compares the candidate of a place with the first one, or throws a {@link
   *     UserError} if it cannot be measured
   * @param storing is given the record after each step
   * @param ended whether a failure comes from the user, who ends the search
   */
  Bisection(
      BisectRecord known,
      IntFunction<Step> measuring,
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
    }
    return record;
  }

  private int lastPlace() {
    return record.versions().size() - 1;
  }

  /** A step, measured unless it is known. */
  private Step step(int place) {
    Step step = record.step(record.versions().get(place)).orElseGet(() -> measured(place));
    System.out.println(new BisectReport(record).line(step));
    return step;
  }

  private Step measured(int place) {
    String version = record.versions().get(place);
    System.out.printf("%s against %s …%n", record.title(version), record.versions().get(0));
    Step step;
    try {
      step = measuring.apply(place);
    } catch (UserError failure) {
      if (ended.getAsBoolean()) {
        throw new InterruptedByUserException();
      }
      if (place == lastPlace()) {
        throw failure.prefixed(
            "%s cannot be compared with %s: ".formatted(version, record.versions().get(0)));
      }
      step = Step.skipped(version, failure.getMessage());
    }
    record = record.with(step);
    storing.accept(record);
    return step;
  }
}

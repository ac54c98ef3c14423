// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.report.Warning.Kind;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.StoredRun;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Looks for reasons to question the results of a run.
 *
 * @param subjects what of the run is looked at, one by one
 * @param operation the one that a subject is about; null if it is about all
 * @param reasons of which the first that applies to a subject becomes a warning
 */
record Check<S>(
    Function<StoredRun, Stream<S>> subjects,
    Function<S, OperationKey> operation,
    List<Reason<S>> reasons) {

  static final Check<StoredRun> RUN = each(Stream::of);

  /** Each part that was started: client-1, client-2, server. */
  static final Check<StartedPart> PART =
      each(run -> run.parts().stream().sorted().map(name -> new StartedPart(run, name)));

  /** Each operation that has results. */
  static final Check<Measured> OPERATION = operations(run -> run.operations().keySet().stream());

  /** Each operation whose cost is known. */
  static final Check<Measured> COST = operations(run -> run.costs().keySet().stream());

  /**
   * A reason for a warning.
   *
   * @param sentence what is wrong and the next step, as a format
   * @param test finds the values of the format; nothing if the reason does not apply
   */
  record Reason<S>(Kind kind, String sentence, Function<S, Optional<Found>> test) {

    private Optional<Warning> warning(S subject, OperationKey operation) {
      return test.apply(subject)
          .map(it -> String.format(Locale.ROOT, sentence, it.values()))
          .map(diagnosis -> new Warning(kind, operation, diagnosis));
    }
  }

  /** The values of a sentence. */
  record Found(Object... values) {

    /** Nothing unless a limit is exceeded, which NaN, for what is not known, never does. */
    static Optional<Found> when(boolean exceeded, Object... values) {
      return exceeded ? Optional.of(new Found(values)) : Optional.empty();
    }
  }

  record StartedPart(StoredRun run, String name) {}

  record Measured(StoredRun run, OperationKey operation) {

    /** What its calls cost; null if that is not known. */
    OperationCost cost() {
      return run.costs().get(operation);
    }

    /** The iterations that have a value, in the order measured. */
    List<CostLine> iterations(CostColumn<?> value) {
      return run.results().iterations().stream()
          .filter(line -> line.operation().equals(operation) && line.get(value).isPresent())
          .toList();
    }

    /** The iteration with the longest time in which no caller got an answer. */
    Optional<CostLine> stalled() {
      return iterations(CostColumns.STALL_NANOS).stream()
          .max(Comparator.comparing(line -> line.number(CostColumns.STALL_NANOS)));
    }
  }

  /** A check of subjects that are about all operations, for nothing yet. */
  static <S> Check<S> each(Function<StoredRun, Stream<S>> subjects) {
    return new Check<>(subjects, it -> null, List.of());
  }

  static Check<Measured> operations(Function<StoredRun, Stream<OperationKey>> some) {
    return new Check<>(
        run -> some.apply(run).map(it -> new Measured(run, it)), Measured::operation, List.of());
  }

  /** This check with one more reason, for what the others do not apply to. */
  Check<S> warn(Kind kind, String sentence, Function<S, Optional<Found>> test) {
    Stream<Reason<S>> last = Stream.of(new Reason<>(kind, sentence, test));
    return new Check<>(subjects, operation, Stream.concat(reasons.stream(), last).toList());
  }

  /** The warnings of a run. */
  Stream<Warning> in(StoredRun run) {
    return subjects.apply(run).flatMap(this::first);
  }

  private Stream<Warning> first(S subject) {
    return reasons.stream()
        .flatMap(it -> it.warning(subject, operation.apply(subject)).stream())
        .limit(1);
  }
}

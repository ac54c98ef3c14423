// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.results.CallTimes;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.RateLoad;
import benchmark.cli.results.RunResults;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a rate came to in one block.
 *
 * @param line how many calls were offered, sent, answered and failed, and what became of them
 * @param response times from the intended start to the answer
 * @param service times from the actual start to the answer
 * @param lateness times from the intended start to the actual one
 * @param cost of a call
 */
public record LoadStep(
    int block,
    CostLine line,
    CallTimes response,
    CallTimes service,
    CallTimes lateness,
    OperationCost cost) {

  private static final String SERVICE = "service";
  private static final String LATENESS = "lateness";

  /**
   * The steps of a run, whether or not it has ended well.
   *
   * @throws benchmark.cli.error.UserError if a file is damaged: exit status 2
   */
  static List<LoadStep> of(int block, Path run) {
    RunResults results = RunResults.read(run);
    var steps = new ArrayList<LoadStep>();
    for (CostLine line : results.iterations()) {
      OperationKey operation = line.operation();
      if (RateLoad.isOf(operation)) {
        Map<String, CallTimes> parts = results.parts().get(operation);
        steps.add(
            new LoadStep(
                block,
                line,
                results.times(operation),
                parts.get(SERVICE),
                parts.get(LATENESS),
                results.costs().get(operation)));
      }
    }
    return steps;
  }

  /** What was called, without the rate. */
  OperationKey operation() {
    return line.operation().without(Load.Open.RATE);
  }

  /** How many calls a second were to start. */
  double rate() {
    return RateLoad.of(line.operation());
  }

  /** Whether calls were answered as fast as they came. */
  boolean isSustained() {
    return LadderLoop.isSustained(line);
  }

  /** Whether it was hopeless. */
  boolean isEndedEarly() {
    return line.get(CostColumns.ENDED).isPresent();
  }

  /** A number of calls, or another one; 0 where it is not known. */
  long number(CostColumn<Long> column) {
    return line.get(column).orElse(0L);
  }

  /** The failed calls, by the kind of error. */
  Map<String, String> errors() {
    return line.get(CostColumns.ERRORS).orElse(Map.of());
  }
}

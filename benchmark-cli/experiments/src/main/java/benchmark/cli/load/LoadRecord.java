// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.results.Origin;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RateLoad;
import benchmark.cli.results.RecordFile;
import benchmark.cli.stored.RecordedResult;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;

/**
 * What {@code load} has done; the figures are in the folders of its runs.
 *
 * @param command the words that the user gave to benchmark.sh
 * @param variants their labels
 * @param objective as the user wrote it; null for none
 * @param expected what the user expects
 * @param error what ended it before its time; null if nothing did
 * @param runs in the order measured
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record LoadRecord(
    List<String> command,
    List<String> variants,
    @JsonUnwrapped Origin origin,
    @JsonUnwrapped Calls calls,
    String objective,
    List<String> expected,
    String error,
    List<Run> runs)
    implements RecordedResult.Stored {

  /** Where it is stored. */
  static final RecordFile<LoadRecord> FILE =
      new RecordFile<>(
          "load.json",
          LoadRecord.class,
          it -> it.variants() != null && it.calls().load() != null && it.origin().machine() != null,
          "the record of calls at rates");

  /**
   * How calls were made.
   *
   * @param scenario by name
   * @param load its rates are those that the user gave
   * @param stepSeconds how long calls counted at each rate, at least
   * @param callers of the closed loop that found capacities
   * @param capacities calls in a second in a closed loop, for each operation in the order of
   *     variants; empty where rates were given
   */
  record Calls(
      String scenario,
      RateLoad load,
      double stepSeconds,
      int callers,
      Map<OperationKey, List<Double>> capacities) {}

  /**
   * A variant's JVMs in a block.
   *
   * @param variant its number, from 0 on
   * @param folder its run's, seen from the folder of the whole
   */
  record Run(int block, int variant, String folder) {}

  /** Copies the lists. */
  LoadRecord {
    command = List.copyOf(command);
    variants = List.copyOf(variants);
    expected = List.copyOf(expected);
    runs = List.copyOf(runs);
  }

  @Override
  public Provenance provenance() {
    return origin.provenance(List.of(command));
  }
}

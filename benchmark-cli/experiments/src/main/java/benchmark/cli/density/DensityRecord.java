// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import benchmark.cli.results.Origin;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RecordFile;
import benchmark.cli.stored.RecordedResult;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What {@code density} has measured.
 *
 * @param commands the words that the user gave to benchmark.sh, each time
 * @param error what ended it before its time; null if nothing did
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DensityRecord(
    List<List<String>> commands,
    @JsonUnwrapped Origin origin,
    @JsonUnwrapped DensityPlan plan,
    @JsonUnwrapped Asked asked,
    String error,
    List<HeapStep> steps,
    List<IdleConnections> idle)
    implements RecordedResult.Stored {

  /** Where it is stored. */
  static final RecordFile<DensityRecord> FILE =
      new RecordFile<>(
          "density.json",
          DensityRecord.class,
          it ->
              it.asked().variants() != null
                  && it.plan().slo() != null
                  && it.steps() != null
                  && it.idle() != null,
          "the record of a search for the smallest heap");

  /**
   * Of what it is asked.
   *
   * @param variants their labels
   * @param highest their heaps without a search, in MiB
   * @param expected what the user expects of each variant
   * @param gate how much more heap than the first variant the others may need, as a percentage;
   *     null for any
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Asked(
      List<String> variants, List<Integer> highest, List<String> expected, String gate) {}

  /** The search of a variant as far as it has come. */
  HeapSearch search(int variant) {
    return new HeapSearch(
        steps.stream().filter(it -> it.variant() == variant).toList(),
        asked.highest().get(variant),
        plan.objective().millis());
  }

  Optional<IdleConnections> idle(int variant) {
    return idle.stream().filter(it -> it.variant() == variant).findFirst();
  }

  /** Whether all is known of a variant. */
  boolean isComplete(int variant) {
    return search(variant).next().isEmpty()
        && (plan.connections() == null || idle(variant).isPresent());
  }

  DensityRecord with(HeapStep more) {
    return of(
        commands, origin, error, Stream.concat(steps.stream(), Stream.of(more)).toList(), idle);
  }

  DensityRecord with(IdleConnections more) {
    return of(
        commands, origin, error, steps, Stream.concat(idle.stream(), Stream.of(more)).toList());
  }

  /** This record, continued by another command. */
  DensityRecord continued(List<String> command) {
    var all = new ArrayList<>(commands);
    all.add(command);
    return of(all, origin, null, steps, idle);
  }

  /** This record at its end. */
  DensityRecord ended(Instant at, String reason) {
    return of(commands, origin.ended(at), reason, steps, idle);
  }

  private DensityRecord of(
      List<List<String>> words,
      Origin where,
      String reason,
      List<HeapStep> tried,
      List<IdleConnections> connections) {
    return new DensityRecord(words, where, plan, asked, reason, tried, connections);
  }

  @Override
  public List<String> variants() {
    return asked.variants();
  }

  @Override
  public Provenance provenance() {
    return origin.provenance(commands);
  }
}

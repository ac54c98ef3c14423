// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.results.Origin;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RecordFile;
import benchmark.cli.stored.RecordedResult;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What {@code start} has measured.
 *
 * @param commands the words that the user gave to benchmark.sh, each time
 * @param variants their labels
 * @param expected what the user expects of each variant
 * @param gate what the user allows; empty for no gate
 * @param error what ended it before its time; null if nothing did
 * @param fresh in the order measured
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record StartRecord(
    List<List<String>> commands,
    List<String> variants,
    @JsonUnwrapped Origin origin,
    @JsonUnwrapped StartPlan plan,
    List<String> expected,
    List<String> gate,
    String error,
    List<FreshStart> fresh)
    implements RecordedResult.Stored {

  /** Where it is stored. */
  static final RecordFile<StartRecord> FILE =
      new RecordFile<>(
          "start.json",
          StartRecord.class,
          it -> it.variants() != null && it.plan().situations() != null && it.fresh() != null,
          "the record of fresh JVMs");

  /** Copies the lists. */
  public StartRecord {
    commands = List.copyOf(commands);
    variants = List.copyOf(variants);
    expected = List.copyOf(expected);
    gate = List.copyOf(gate);
    fresh = List.copyOf(fresh);
  }

  /**
   * What was measured of a variant in a situation.
   *
   * @param variant its number, from 0 on
   * @param starts in the order measured; none so far if it is empty
   */
  record Sample(Situation situation, int variant, String label, List<FreshStart> starts) {

    boolean isMeasured() {
      return !starts.isEmpty();
    }

    /** For sentences: the variant and the situation. */
    String words(String between) {
      return label + between + situation.title();
    }
  }

  /** Everything, situation by situation. */
  List<Sample> samples() {
    return plan.situations().stream().flatMap(it -> samples(it).stream()).toList();
  }

  /** What was measured in a situation, of each variant. */
  List<Sample> samples(Situation situation) {
    return IntStream.range(0, variants.size())
        .mapToObj(it -> new Sample(situation, it, variants.get(it), of(situation, it)))
        .toList();
  }

  /** What was measured of a variant in a situation, in the order measured. */
  List<FreshStart> of(Situation situation, int variant) {
    return fresh.stream()
        .filter(it -> it.situation() == situation && it.variant() == variant)
        .toList();
  }

  /** This record, continued by another command. */
  StartRecord continued(List<String> command, int blocks) {
    var all = new ArrayList<>(commands);
    all.add(command);
    return new StartRecord(all, variants, origin, plan.with(blocks), expected, gate, null, fresh);
  }

  /** This record with one more fresh JVM. */
  StartRecord with(FreshStart more) {
    return new StartRecord(
        commands,
        variants,
        origin,
        plan,
        expected,
        gate,
        error,
        Stream.concat(fresh.stream(), Stream.of(more)).toList());
  }

  /** This record at its end. */
  StartRecord ended(Instant at, String reason) {
    return new StartRecord(
        commands, variants, origin.ended(at), plan, expected, gate, reason, fresh);
  }

  @Override
  public Provenance provenance() {
    return origin.provenance(commands);
  }
}

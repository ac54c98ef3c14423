// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.overload;

import benchmark.cli.results.Origin;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RecordFile;
import benchmark.cli.statistics.Samples;
import benchmark.cli.stored.RecordedResult;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Instant;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What {@code load --overload} has measured.
 *
 * @param command the words that the user gave to benchmark.sh
 * @param variants their labels
 * @param error what ended it before its time; null if nothing did
 * @param surges in the order measured
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record OverloadRecord(
    List<String> command,
    List<String> variants,
    @JsonUnwrapped Origin origin,
    @JsonUnwrapped OverloadPlan plan,
    String error,
    List<Surge> surges)
    implements RecordedResult.Stored {

  /** Where it is stored. */
  static final RecordFile<OverloadRecord> FILE =
      new RecordFile<>(
          "overload.json",
          OverloadRecord.class,
          it -> it.variants() != null && it.surges() != null,
          "the record of calls beyond capacity");

  /** Copies the lists. */
  OverloadRecord {
    command = List.copyOf(command);
    variants = List.copyOf(variants);
    surges = List.copyOf(surges);
  }

  /**
   * The surges of a variant that were so high, one of each block.
   *
   * @param variant its number, from 0 on
   * @param times how many times the sustained rate
   * @param surges at least one
   */
  record Sample(int variant, String label, double times, List<Surge> surges) {

    /** How high they were, for tables. */
    String percent() {
      return "%.0f%%".formatted(100 * times);
    }

    double median(ToDoubleFunction<Surge> value) {
      return Samples.median(surges.stream().mapToDouble(value).toArray());
    }
  }

  /** Those of a variant, the lowest ones first. */
  List<Sample> samples(int variant) {
    return plan.rates().stream()
        .map(it -> new Sample(variant, variants.get(variant), it, of(variant, it)))
        .filter(it -> !it.surges().isEmpty())
        .toList();
  }

  /** Those of all variants, one after the other. */
  Stream<Sample> samples() {
    return IntStream.range(0, variants.size()).boxed().flatMap(it -> samples(it).stream());
  }

  private List<Surge> of(int variant, double times) {
    return surges.stream().filter(it -> it.variant() == variant && it.times() == times).toList();
  }

  OverloadRecord with(Surge more) {
    return new OverloadRecord(
        command,
        variants,
        origin,
        plan,
        error,
        Stream.concat(surges.stream(), Stream.of(more)).toList());
  }

  OverloadRecord ended(Instant at, String reason) {
    return new OverloadRecord(command, variants, origin.ended(at), plan, reason, surges);
  }

  @Override
  public Provenance provenance() {
    return origin.provenance(List.of(command));
  }
}

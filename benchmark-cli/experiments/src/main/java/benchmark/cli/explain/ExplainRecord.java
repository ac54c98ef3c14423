// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.project.Role;
import benchmark.cli.results.Metric;
import benchmark.cli.results.Origin;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RecordFile;
import benchmark.cli.stored.RecordedResult;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What {@code explain} has found: what a call costs in every frame that samples were charged to.
 *
 * @param command the words that the user gave to benchmark.sh
 * @param variants two labels, or one: where its own time goes
 * @param sampler what took the samples of the CPU
 * @param profiles of each side and metric
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ExplainRecord(
    List<String> command,
    List<String> variants,
    @JsonUnwrapped Origin origin,
    @JsonUnwrapped Calls calls,
    Sampler sampler,
    List<Profile> profiles)
    implements RecordedResult.Stored {

  /** Where it is stored. */
  static final RecordFile<ExplainRecord> FILE =
      new RecordFile<>(
          "explain.json",
          ExplainRecord.class,
          it ->
              it.calls().operation() != null
                  && !it.profiles().isEmpty()
                  && it.profiles().stream().allMatch(profile -> profile.isOf(it.variants().size())),
          "what explain has found");

  /**
   * How calls were made.
   *
   * @param scenario by name
   * @param operation by its label
   * @param rate calls in a second
   * @param stepSeconds how long calls counted in each step
   * @param unsustained in how many steps calls were not answered as fast as they came
   */
  record Calls(
      String scenario, String operation, double rate, double stepSeconds, int unsustained) {}

  /**
   * A metric of one side: nanoseconds of CPU, or bytes allocated, for each call.
   *
   * @param metric CPU or ALLOC
   * @param measured by the counters, in each variant; NaN where they do not say
   * @param compiling the share of the time that compilers took, which the CPU time includes; null
   *     of what is allocated, and in files of earlier versions
   * @param sample what one sample adds to the value of a block
   * @param rows of what samples were charged to
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Profile(
      Role side, Metric metric, Values measured, Values compiling, double sample, List<Row> rows) {

    private boolean isOf(int variants) {
      return measured != null
          && variants == (measured.isAlone() ? 1 : 2)
          && rows != null
          && rows.stream().allMatch(it -> it.values().isAlone() == measured.isAlone());
    }
  }

  /**
   * What a frame costs in each variant.
   *
   * @param library whose frame it is
   */
  record Row(String library, String frame, Values values) {}

  /**
   * For each call, block by block, of each variant.
   *
   * @param candidate null if there is one variant
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Values(List<Double> base, List<Double> candidate) {

    /** Those of each variant: one or two. */
    static Values of(List<List<Double>> variants) {
      return new Values(variants.get(0), variants.size() == 1 ? null : variants.get(1));
    }

    @JsonIgnore
    boolean isAlone() {
      return candidate == null;
    }

    /** Those of one variant: 0 for the base, 1 for the candidate. */
    List<Double> of(int variant) {
      return variant == 0 ? base : candidate;
    }

    /** What is asked about: the candidate, or the only variant. */
    List<Double> asked() {
      return isAlone() ? base : candidate;
    }

    /** What that is held against: the base, or nothing at all if there is one variant. */
    List<Double> against() {
      return isAlone() ? Collections.nCopies(base.size(), 0.0) : base;
    }

    /** With so many times the others, block by block. */
    Values plus(double factor, Values others) {
      return new Values(
          sums(base, factor, others.base),
          isAlone() ? null : sums(candidate, factor, others.candidate));
    }

    private static List<Double> sums(List<Double> values, double factor, List<Double> others) {
      return IntStream.range(0, values.size())
          .mapToObj(block -> values.get(block) + factor * others.get(block))
          .toList();
    }
  }

  ExplainRecord {
    command = List.copyOf(command);
    variants = List.copyOf(variants);
    profiles = List.copyOf(profiles);
  }

  @Override
  public Provenance provenance() {
    return origin.provenance(List.of(command));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Role;
import benchmark.cli.results.Metric;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RecordFile;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * What {@code explain} has found: what a call costs in every frame that samples were charged to.
 *
 * @param command the words that the user gave to benchmark.sh
 * @param variants two labels
 * @param project the state of the project's sources
 * @param scenario by name
 * @param operation by its label
 * @param rate calls in a second
 * @param stepSeconds how long calls counted in each step
 * @param unsustained in how many steps calls were not answered as fast as they came
 * @param cpus what JVMs were pinned to
 * @param places {@linkplain benchmark.cli.run.PartPlaces#names where servers and clients ran}
 * @param sampler what took the samples of the CPU
 * @param profiles of each side and metric
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ExplainRecord(
    List<String> command,
    List<String> variants,
    GitState project,
    Machine machine,
    Jdk jdk,
    String scenario,
    String operation,
    double rate,
    double stepSeconds,
    int unsustained,
    Map<String, String> cpus,
    Map<String, String> places,
    Sampler sampler,
    Instant start,
    Instant end,
    List<Profile> profiles) {

  /** Where it is stored. */
  static final RecordFile<ExplainRecord> FILE =
      new RecordFile<>(
          "explain.json",
          ExplainRecord.class,
          it ->
              it.variants().size() == 2
                  && it.operation() != null
                  && !it.profiles().isEmpty()
                  && it.profiles().stream()
                      .allMatch(profile -> profile.measured() != null && profile.rows() != null),
          "what explain has found");

  /**
   * A metric of one side: nanoseconds of CPU, or bytes allocated, for each call.
   *
   * @param metric CPU or ALLOC
   * @param measured by the counters, in both variants; NaN where they do not say
   * @param compiling the share of the time that compilers took, which the CPU time includes; null
   *     of what is allocated, and in files of earlier versions
   * @param sample what one sample adds to the value of a block
   * @param rows of what samples were charged to
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Profile(
      Role side, Metric metric, Values measured, Values compiling, double sample, List<Row> rows) {}

  /**
   * What a frame costs in both variants.
   *
   * @param library whose frame it is
   */
  record Row(String library, String frame, Values values) {}

  /** For each call, block by block, of both variants. */
  record Values(List<Double> base, List<Double> candidate) {

    /** Those of one variant: 0 for the base, 1 for the candidate. */
    List<Double> of(int variant) {
      return variant == 0 ? base : candidate;
    }
  }

  ExplainRecord {
    command = List.copyOf(command);
    variants = List.copyOf(variants);
    profiles = List.copyOf(profiles);
  }

  Provenance provenance() {
    return new Provenance(List.of(command), machine, jdk, project, start, end)
        .with(Provenance.PINNING, cpus)
        .with(Provenance.PLACES, places);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.results.Json;
import benchmark.cli.results.Metric;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A search for the version since which an operation is worse; written after each step.
 *
 * @param command the words that the user gave to benchmark.sh
 * @param variant without a version
 * @param framework the key that chooses its version
 * @param versions in their order, the first of which is compared with the others
 * @param operation by name
 * @param margin a difference up to this does not matter
 * @param steps in the order measured
 */
public record BisectRecord(
    List<String> command,
    GitState project,
    Machine machine,
    Jdk jdk,
    String variant,
    String framework,
    List<String> versions,
    String operation,
    Metric metric,
    double margin,
    Instant start,
    Instant end,
    List<Step> steps) {

  /** Where it is stored. */
  public static final String FILE = "bisect.json";

  /**
   * A version against the first one.
   *
   * @param ratio of the metric, version / first version; null if it did not run
   * @param low the lower end of its 95% interval
   * @param high the upper end
   * @param blocks how many were measured
   * @param folder of the comparison, seen from that of the search
   * @param reason why it did not run; null if it did
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Step(
      String version,
      FirstWorse.Finding finding,
      Double ratio,
      Double low,
      Double high,
      int blocks,
      String folder,
      String reason) {}

  /** Copies the lists. */
  public BisectRecord {
    command = List.copyOf(command);
    versions = List.copyOf(versions);
    steps = List.copyOf(steps);
  }

  /**
   * Reads one.
   *
   * @throws UserError if the file holds something else: exit status 2
   */
  static BisectRecord read(Path folder) {
    return Json.readWhole(
        folder.resolve(FILE),
        BisectRecord.class,
        it -> it.variant() != null && it.versions().size() > 1 && it.metric() != null,
        "the record of a bisection");
  }

  /** The same with one step more. */
  BisectRecord with(Step step) {
    var more = new ArrayList<>(steps);
    more.add(step);
    return new BisectRecord(
        command,
        project,
        machine,
        jdk,
        variant,
        framework,
        versions,
        operation,
        metric,
        margin,
        start,
        Instant.now(),
        more);
  }

  /** Whether another one asks the same question, so that its steps answer it. */
  boolean asksAs(BisectRecord other) {
    return variant.equals(other.variant)
        && versions.equals(other.versions)
        && operation.equals(other.operation)
        && metric == other.metric
        && margin == other.margin;
  }
}

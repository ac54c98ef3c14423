// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.results.Origin;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RecordFile;
import benchmark.cli.statistics.Samples;
import benchmark.cli.stored.RecordedResult;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What was measured, and with what.
 *
 * @param commands the words that the user gave to benchmark.sh, each time
 * @param variants the systems, in the order of the command line
 * @param blocks how many fresh consumers of each system were to be measured
 * @param runs in the order of measuring
 */
public record DiscoveryRecord(
    List<List<String>> commands,
    @JsonUnwrapped Origin origin,
    DiscoveryConditions conditions,
    List<String> variants,
    int blocks,
    List<Run> runs)
    implements RecordedResult.Stored {

  /** Where it is stored. */
  public static final RecordFile<DiscoveryRecord> FILE =
      new RecordFile<>(
          "discovery.json",
          DiscoveryRecord.class,
          it -> it.conditions() != null && it.variants() != null && it.runs() != null,
          "the record of service discovery");

  /**
   * A system with a fresh consumer.
   *
   * @param block from 1 on
   * @param classes the largest ones of the framework after the steady phase
   * @param incidents what broke, in sentences
   */
  public record Run(
      String variant,
      int block,
      @JsonUnwrapped Parts parts,
      List<Phase> phases,
      List<Moment> timeline,
      List<LiveClass> classes,
      List<String> incidents) {

    /** There are none in a record of before they were kept. */
    public Run {
      incidents = incidents == null ? List.of() : List.copyOf(incidents);
      classes = classes == null ? List.of() : List.copyOf(classes);
    }

    /** Whether it has a phase. */
    boolean has(String phase) {
      return phases.stream().anyMatch(it -> it.name().equals(phase));
    }

    /** A value; NaN if it was not measured. */
    double value(String phase, DiscoveryMetric metric) {
      return phases.stream()
          .filter(it -> it.name().equals(phase))
          .mapToDouble(it -> it.values().getOrDefault(metric, Double.NaN))
          .findFirst()
          .orElse(Double.NaN);
    }
  }

  /**
   * What ran, and what it stored.
   *
   * @param modules every library of the consumer, and its version
   * @param nodesOfInstance how many nodes an instance has in each registry
   * @param bytesOfNode how long a node's name and data are in the mean
   */
  record Parts(
      Map<String, String> modules,
      Map<String, List<String>> commandLines,
      int nodesOfInstance,
      int bytesOfNode) {}

  /**
   * What happened in a phase of a run.
   *
   * @param name of the phase
   * @param begin seconds since the beginning of the run
   * @param seconds how long it took
   * @param changes how many instances left or came
   * @param values what was measured, by metric
   * @param delays milliseconds until the consumer saw each change, one for each interface; -1 for
   *     one that it did not see in time
   */
  public record Phase(
      String name,
      double begin,
      double seconds,
      int changes,
      Map<DiscoveryMetric, Double> values,
      List<List<Long>> delays) {}

  /**
   * How a consumer is at a moment.
   *
   * @param seconds since the beginning of the run
   * @param heapMegabytes in use, garbage included
   * @param residentMegabytes of the process
   * @param cpus busy since the moment before
   * @param collections of any kind so far
   * @param failed calls so far
   */
  public record Moment(
      double seconds,
      double heapMegabytes,
      double residentMegabytes,
      double cpus,
      long collections,
      long failed) {}

  /**
   * A class of which objects are alive.
   *
   * @param bytes of its objects, without those that they refer to
   */
  public record LiveClass(String name, long objects, long bytes) {

    /** As a consumer reports it. */
    static LiveClass of(String text) {
      String[] parts = text.split(":");
      return new LiveClass(parts[0], Long.parseLong(parts[1]), Long.parseLong(parts[2]));
    }

    /** Without its package. */
    String simpleName() {
      return name.substring(name.lastIndexOf('.') + 1);
    }
  }

  /** This comparison with one run more. */
  DiscoveryRecord with(Run run, Instant end) {
    var more = new ArrayList<>(runs);
    more.add(run);
    return new DiscoveryRecord(commands, origin.ended(end), conditions, variants, blocks, more);
  }

  /** This comparison, to be continued up to so many blocks. */
  DiscoveryRecord continued(List<String> command, int blocks) {
    var more = new ArrayList<>(commands);
    more.add(command);
    return new DiscoveryRecord(more, origin, conditions, variants, blocks, runs);
  }

  /** Whether a system has been measured in a block. */
  boolean has(String variant, int block) {
    return of(variant).stream().anyMatch(it -> it.block() == block);
  }

  /** The runs of a system, in the order of their blocks. */
  List<Run> of(String variant) {
    return runs.stream().filter(it -> it.variant().equals(variant)).toList();
  }

  /** What was measured of a system, block by block. */
  double[] values(String variant, String phase, DiscoveryMetric metric) {
    return of(variant).stream()
        .mapToDouble(run -> run.value(phase, metric))
        .filter(Double::isFinite)
        .toArray();
  }

  /** The median over blocks; NaN if there is none. */
  double median(String variant, String phase, DiscoveryMetric metric) {
    double[] values = values(variant, phase, metric);
    return values.length == 0 ? Double.NaN : Samples.median(values);
  }

  /** A system's name in tables, which are narrow: A, B, C. */
  String letter(String variant) {
    return String.valueOf((char) ('A' + variants.indexOf(variant)));
  }

  /** How many blocks have all systems. */
  public int measuredBlocks() {
    return variants.stream().mapToInt(it -> of(it).size()).min().orElse(0);
  }

  @Override
  public Provenance provenance() {
    return origin.provenance(commands);
  }
}

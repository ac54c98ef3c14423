// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.results.Metric;
import benchmark.cli.results.Origin;
import benchmark.cli.results.RateLoad;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.PartCounts;
import benchmark.cli.run.RunSettings;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.text.Words;
import benchmark.cli.topology.Part;
import benchmark.contract.Scenarios;
import benchmark.launch.LaunchProperties;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What results depend on besides the variants. Results under different conditions are never put
 * together.
 *
 * @param origin where it is measured and on what, without a time; the machine's load does not
 *     count, and the JDK runs the variants that name none
 * @param threads how many call at the same time, in variants that do not say
 * @param time of one operation in a replicate; null for a quick run, which has none
 * @param scenario its name
 * @param operations the names of all that is measured: the JVMs of one depend on the others
 * @param atRate calls at rates; null for a closed loop
 * @param parts how many servers and clients each variant has
 */
public record Conditions(
    Design design,
    @JsonUnwrapped Origin origin,
    int threads,
    MeasuringTime time,
    String scenario,
    List<String> operations,
    RateLoad atRate,
    PartCounts parts) {

  private static final Pattern OWN_THREADS = Pattern.compile("[@,]threads=([0-9]{1,9})(?=,|$)");

  /**
   * A comparison of before there were scenarios is of the classic one, and one of before there were
   * several parts of a server and its client.
   */
  public Conditions {
    parts = parts == null ? PartCounts.ONE : parts;
    scenario = scenario == null ? Scenarios.USER.name() : scenario;
  }

  /** What quick runs to come will depend on. */
  public static Conditions ofQuickRuns(RunSettings run, SliceSettings slices) {
    return new Conditions(
        Design.BLOCKS,
        run.origin(),
        slices.callers(),
        null,
        run.generator().scenario().name(),
        slices.keys().stream().map(OperationKey::name).distinct().toList(),
        null,
        run.parts());
  }

  /** The conditions of a stored quick run, as far as it records them. */
  public static Conditions ofQuickRun(StoredRun run) {
    RunRecord record = run.record();
    String scenario = LaunchProperties.SCENARIO.flag("");
    return new Conditions(
        Design.BLOCKS,
        record.measured(),
        run.callers(),
        null,
        record.processes().commandLines().values().stream()
            .flatMap(List::stream)
            .filter(word -> word.startsWith(scenario))
            .map(word -> word.substring(scenario.length()))
            .findFirst()
            .orElse(null),
        run.operations().keySet().stream().map(OperationKey::name).distinct().toList(),
        null,
        new PartCounts(number(record, Part.SERVER), number(record, Part.CLIENT)));
  }

  /** How many parts of a kind a run had; 1 if it does not say. */
  private static int number(RunRecord record, String kind) {
    Stream<String> parts = record.processes().commandLines().keySet().stream();
    return (int) Math.max(1, parts.filter(name -> Part.isOf(kind, name)).count());
  }

  /**
   * How each operation is measured, for the reader.
   *
   * @param callers what those who call at the same time are called
   * @param variants their labels
   * @param duration how long an operation was measured, as {@link Design#time} has it
   */
  String measuring(String callers, List<String> variants, String duration) {
    return design == Design.CODEC
        ? "message %s, by one thread".formatted(duration)
        : "operation %s, %s"
            .formatted(
                duration,
                atRate == null
                    ? numbers(variants) + " " + callers
                    : "at a rate, at most %d calls in flight".formatted(atRate.inFlight()));
  }

  /**
   * What kept an operation busy: so many callers, or one thread without calls.
   *
   * @param variants their labels
   */
  String load(List<String> variants) {
    String numbers = numbers(variants);
    return design == Design.CODEC
        ? "one thread"
        : atRate != null
            ? "calls at a rate (%s arrivals), timed from their intended start, at most %d in flight"
                .formatted(atRate.arrivals().word(), atRate.inFlight())
            : "%s caller%s in a closed loop, whose p99 under-reports stalls"
                .formatted(numbers, numbers.equals("1") ? "" : "s");
  }

  /** How many callers variants have, the fewest first: a variant may have its own number. */
  private String numbers(List<String> variants) {
    return Words.list(
        variants.stream()
            .map(OWN_THREADS::matcher)
            .map(own -> own.find() ? Integer.valueOf(own.group(1)) : Integer.valueOf(threads))
            .distinct()
            .sorted()
            .map(Object::toString)
            .toList());
  }

  /** The metric whose noise says how exact a comparison is, and whose verdict leads. */
  Metric leading() {
    return design == Design.CODEC
        ? Metric.CPU
        : atRate == null ? Metric.THROUGHPUT : atRate.leading(time.measurement());
  }

  /** Whether nothing is missing, as it may be in a file. */
  @JsonIgnore
  public boolean isComplete() {
    return design != null
        && origin.machine() != null
        && origin.jdk() != null
        && time != null
        && time.warmup() != null
        && time.measurement() != null
        && operations != null
        && !operations.isEmpty();
  }

  /** Whether JVMs have the same work in the same surroundings, whatever is measured of it. */
  boolean sameJvmConditionsAs(Conditions other) {
    return differences(ofJvms(), other.ofJvms()).isEmpty();
  }

  /** Whether nothing differs. */
  boolean equivalentTo(Conditions other) {
    return differencesTo(other).isEmpty();
  }

  /** What differs, each with both values: threads (8 instead of 32). */
  public List<String> differencesTo(Conditions other) {
    return differences(named(), other.named());
  }

  /** The differences between any values by their names. */
  public static List<String> differences(Map<String, ?> now, Map<String, ?> then) {
    return now.keySet().stream()
        .filter(name -> !Objects.equals(now.get(name), then.get(name)))
        .map(name -> "%s (%s instead of %s)".formatted(name, now.get(name), then.get(name)))
        .toList();
  }

  private Map<String, Object> named() {
    var named = new LinkedHashMap<String, Object>();
    named.put("design", design);
    named.putAll(ofJvms());
    named.put("time", design.time(time));
    return named;
  }

  private Map<String, Object> ofJvms() {
    Map<String, Object> named = origin.surroundings();
    named.put("pinning", origin.cpus().isEmpty() ? "none" : origin.cpus().toString());
    named.put("places", origin.places().isEmpty() ? "this host" : origin.places().toString());
    named.put("threads", threads);
    named.put("scenario", scenario);
    named.put("load", atRate == null ? "a closed loop" : load(List.of()));
    named.put("rates", atRate == null ? "none" : atRate.rates());
    named.put("parts", parts.inWords());
    named.put("operations", String.join(", ", operations.stream().sorted().toList()));
    return named;
  }
}

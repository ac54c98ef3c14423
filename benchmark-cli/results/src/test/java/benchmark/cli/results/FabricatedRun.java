// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.machine.Machine;
import benchmark.cli.project.Jdk;
import benchmark.contract.Contracts;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.Gauge;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A stored run, fabricated for a test: a recorded jmh.json, and the other files made up for it. */
public final class FabricatedRun {

  private static final String RECORDED = "/recorded/jmh.json";

  private final Path folder;

  /** A run of a variant on JDK 17 and 2 CPUs. */
  public FabricatedRun(Path folder, String variant) {
    this(folder, variant, "17.0.15", 2);
  }

  /** A run of a variant. */
  public FabricatedRun(Path folder, String variant, String jdk, int cpus) {
    this.folder = folder;
    try (InputStream recorded = FabricatedRun.class.getResourceAsStream(RECORDED)) {
      Files.createDirectories(folder);
      Files.copy(recorded, folder.resolve(RunFiles.JMH_RESULTS));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    costs(cost(OperationKey.of("existUser")));
    Json.write(folder.resolve(RunFiles.RECORD), record(variant, jdk, cpus, false));
  }

  /**
   * A run in which one JVM measured all operations in slices, with 32 callers.
   *
   * @param means the mean time of a call in each slice, in milliseconds, by operation, which may
   *     have parameters as {@link OperationKey#toString} writes them. Of four calls three take half
   *     of that and one 2.5 times as long
   */
  public static void mixed(Path folder, String variant, Map<String, List<Double>> means) {
    mixed(folder, variant, means, true);
  }

  /**
   * As above.
   *
   * @param settled whether both sides had stopped compiling
   */
  public static void mixed(
      Path folder, String variant, Map<String, List<Double>> means, boolean settled) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Json.write(
        folder.resolve(RunFiles.JMH_RESULTS),
        means.entrySet().stream().map(it -> sampled(it.getKey(), it.getValue())).toList());
    Json.write(
        folder.resolve(RunFiles.RECORD),
        record(variant, "17.0.15", 2, false, new SliceFacts(14.2, 3, settled)));
  }

  /** Turns a run into one that sent a message in JSON as one text. */
  public static void sendAsText(Path folder) {
    Path file = folder.resolve(RunFiles.RECORD);
    try {
      var record = (ObjectNode) Json.MAPPER.readTree(file.toFile());
      Json.write(file, record.put("asText", true));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Turns a run into one whose parts have these command lines. */
  public static void startedBy(Path folder, Map<String, List<String>> commandLines) {
    Path file = folder.resolve(RunFiles.RECORD);
    try {
      var record = (ObjectNode) Json.MAPPER.readTree(file.toFile());
      record.set("commandLines", Json.MAPPER.valueToTree(commandLines));
      Json.write(file, record);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Turns a run into one that was observed. */
  public static void observed(Path folder, Observed observed) {
    Path file = folder.resolve(RunFiles.RECORD);
    try {
      var record = (ObjectNode) Json.MAPPER.readTree(file.toFile());
      record.set("observed", Json.MAPPER.valueToTree(observed));
      Json.write(file, record);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Turns a run into one that other words have asked for. */
  public static void askedFor(Path folder, String... words) {
    Path file = folder.resolve(RunFiles.RECORD);
    try {
      var record = (ObjectNode) Json.MAPPER.readTree(file.toFile());
      record.set("command", Json.MAPPER.valueToTree(List.of(words)));
      Json.write(file, record);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, Object> sampled(String written, List<Double> means) {
    var operation = OperationKey.parse(written);
    List<List<List<Number>>> slices =
        means.stream()
            .map(mean -> List.<List<Number>>of(List.of(mean / 2, 3000), List.of(mean * 2.5, 1000)))
            .toList();
    return Map.of(
        "benchmark",
        benchmark(operation.name()),
        "params",
        operation.params(),
        "mode",
        "sample",
        "threads",
        32,
        "forks",
        0,
        "primaryMetric",
        Map.of(
            "score",
            means.get(0),
            "scoreError",
            0.01,
            "scoreUnit",
            "ms/op",
            "scorePercentiles",
            Map.of("50.0", means.get(0) / 2, "99.0", means.get(0) * 2.5),
            "rawDataHistogram",
            List.of(slices)));
  }

  private static String benchmark(String operation) {
    return Stream.concat(Contracts.all().stream(), Stream.of(Contracts.STREAM))
        .flatMap(contract -> contract.measured().stream())
        .filter(it -> it.name().equals(operation))
        .findFirst()
        .map(Contracts::benchmark)
        .orElseThrow();
  }

  /** The record of a good run. */
  public static RunRecord record(String variant, String jdk, int cpus, boolean profiled) {
    return record(variant, jdk, cpus, profiled, null);
  }

  private static RunRecord record(
      String variant, String jdk, int cpus, boolean profiled, SliceFacts slices) {
    return new RunRecord(
        variant,
        variant.replaceFirst("@.*", ""),
        List.of(variant),
        new RunOrigin(
            null,
            new Machine("Debian 12", "6.18", "Xeon", cpus, null, 0.1, 0.01),
            Instant.parse("2026-11-20T12:00:00Z"),
            Instant.parse("2026-11-20T12:05:00Z"),
            null,
            Map.of()),
        new RunRecord.Libraries(
            variant.startsWith("dubbo") ? Map.of("dubbo", "3.2.20") : Map.of(), Map.of()),
        new RunProcesses(
            Map.of(),
            new Jdk(Path.of("/opt/jdk"), jdk, "Debian"),
            Map.of(),
            Map.of(),
            Map.of(),
            Map.of()),
        new RunRecord.Course(profiled, 1.5, slices, null, false, null, 0, null));
  }

  /**
   * What a second of 1000 calls costs: 500 us of the client's CPU and 250 us of the server's, each.
   */
  public static CostLine cost(OperationKey operation) {
    return CostLine.of(operation)
        .with(CostColumns.MODE, "thrpt")
        .with(CostColumns.PID, 7L)
        .with(CostColumns.THREADS, 2L)
        .with(CostColumns.OPS, 1000L)
        .with(CostColumns.NANOS, 1_000_000_000L)
        .with(CostColumns.CLIENT.cpuNanos(), 500_000_000L)
        .with(CostColumns.CLIENT.allocatedBytes(), 20_000_000L)
        .with(CostColumns.CLIENT.gcMillis(), 10L)
        .with(CostColumns.CLIENT.gcCount(), 1L)
        .with(CostColumns.CLIENT.gauges().get(Gauge.GC_CPU), 10_000_000L)
        .with(CostColumns.CLIENT.peakRssBytes(), 104_857_600L)
        .with(CostColumns.SERVER.cpuNanos(), 250_000_000L)
        .with(CostColumns.SERVER.allocatedBytes(), 10_000_000L)
        .with(CostColumns.SERVER.gcMillis(), 20L)
        .with(CostColumns.SERVER.gcCount(), 2L)
        .with(CostColumns.SERVER.gauges().get(Gauge.GC_CPU), 20_000_000L)
        .with(CostColumns.SERVER.peakRssBytes(), 209_715_200L)
        .with(CostColumns.SENT_BYTES, 267_000L)
        .with(CostColumns.RECEIVED_BYTES, 32_000L)
        .with(CostColumns.MACHINE_BUSY_TICKS, 90L)
        .with(CostColumns.MACHINE_STOLEN_TICKS, 2L)
        .with(CostColumns.MACHINE_ALL_TICKS, 200L);
  }

  /** An entry of jmh.json: a single iteration of 32 threads. */
  public static String entry(
      String benchmark, Map<String, String> params, String mode, double score, String unit) {
    String number = Double.toString(score);
    String values =
        params.entrySet().stream()
            .map(param -> "\"%s\": \"%s\"".formatted(param.getKey(), param.getValue()))
            .collect(Collectors.joining(", "));
    return """
        {"benchmark": "%s", "mode": "%s", "threads": 32, "forks": 1, %s
         "primaryMetric": {"score": %s, "scoreError": "NaN", "scoreUnit": "%s",
           "scorePercentiles": {"50.0": %s, "99.0": %s}, "rawData": [[%s]]}}
        """
        .formatted(
            benchmark,
            mode,
            params.isEmpty() ? "" : "\"params\": {" + values + "},",
            number,
            unit,
            number,
            number,
            number);
  }

  /** Replaces what JMH measured. */
  public FabricatedRun measured(String... entries) {
    return file(RunFiles.JMH_RESULTS, "[" + String.join(",", entries) + "]");
  }

  /** Replaces what iterations cost. */
  public FabricatedRun costs(CostLine... lines) {
    return file(
        RunFiles.COSTS,
        Stream.concat(Stream.of(CostLine.header()), Stream.of(lines).map(CostLine::toLine))
            .collect(Collectors.joining("\n", "", "\n")));
  }

  /** Says that a profiler ran. */
  public FabricatedRun profiled(String variant, String jdk) {
    Json.write(folder.resolve(RunFiles.RECORD), record(variant, jdk, 2, true));
    return this;
  }

  /** Says that the server ran on another JDK. */
  public FabricatedRun serverOn(String jdk, String vendor) {
    return record(
        text ->
            text.replaceFirst(
                "\"otherJdks\"\\s*:\\s*\\{\\s*}",
                "\"otherJdks\":{\"server\":{\"home\":\"/opt/other\",\"version\":\"%s\",\"vendor\":\"%s\"}}"
                    .formatted(jdk, vendor)));
  }

  /** Changes the record's JSON. */
  public FabricatedRun record(UnaryOperator<String> change) {
    try {
      Path file = folder.resolve(RunFiles.RECORD);
      return file(RunFiles.RECORD, change.apply(Files.readString(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a file of the run. */
  public FabricatedRun file(String name, String text) {
    try {
      Files.writeString(folder.resolve(name), text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Changes what JMH measured. */
  public FabricatedRun results(UnaryOperator<String> change) {
    try {
      Path file = folder.resolve(RunFiles.JMH_RESULTS);
      return file(RunFiles.JMH_RESULTS, change.apply(Files.readString(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

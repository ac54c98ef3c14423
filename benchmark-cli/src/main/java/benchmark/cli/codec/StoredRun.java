// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.error.UserError;
import benchmark.cli.results.JmhResult;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunRecord;
import benchmark.cli.run.PairRun;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A whole, good run in the folder of results. */
record StoredRun(Path folder) {

  private static final Map<String, Double> NANOS =
      Map.of("ns", 1.0, "us", 1e3, "ms", 1e6, "s", 1e9, "min", 6e10);

  /**
   * Finds the newest run of a variant on a version of the JDK. Runs that failed, were not finished
   * or were profiled are no measurement and are passed over.
   */
  static Optional<StoredRun> newest(Path results, String variant, String jdk) {
    if (!Files.isDirectory(results)) {
      return Optional.empty();
    }
    try (var folders = Files.list(results)) {
      return folders
          .filter(folder -> !folder.toString().matches(".*\\.(failed|partial)"))
          .filter(folder -> Files.exists(folder.resolve(PairRun.RESULTS)))
          .filter(folder -> isMeasurementOf(variant, jdk, folder.resolve(RunRecord.FILE)))
          .max(Comparator.comparing(folder -> folder.getFileName().toString()))
          .map(StoredRun::new);
    } catch (IOException e) {
      throw UserError.failure("Cannot read %s: %s.", results, e.getMessage());
    }
  }

  private static boolean isMeasurementOf(String variant, String jdk, Path file) {
    if (!Files.exists(file)) {
      return false;
    }
    JsonNode run = Json.read(file, JsonNode.class);
    return run.path("variant").asText().equals(variant)
        && run.path("jdk").path("version").asText().equals(jdk)
        && !run.path("profiled").asBoolean()
        && run.path("exitStatus").asInt() == 0;
  }

  /** What a call of each operation took: its CPU time where that was recorded, else its time. */
  Map<String, WholeCall> calls() {
    var calls = new HashMap<String, WholeCall>();
    for (JmhResult result : JmhResult.read(folder.resolve(PairRun.RESULTS))) {
      double latency = latency(result);
      if (latency > 0 && !result.mode().equals("ss")) {
        calls.put(result.operation(), new WholeCall(latency, CallShare.Measure.LATENCY));
      }
    }
    calls.putAll(cpuOfCalls(folder.resolve(PairRun.COSTS)));
    return calls;
  }

  private static double latency(JmhResult result) {
    String unit = result.unit().replace("ops/", "").replace("/op", "");
    double nanos = NANOS.getOrDefault(unit, Double.NaN);
    return result.unit().startsWith("ops/")
        ? result.threads() / result.score() * nanos // Little's law
        : result.score() * nanos;
  }

  /** All measured iterations of an operation together; operations with a gap are left out. */
  private static Map<String, WholeCall> cpuOfCalls(Path costs) {
    var nanos = new HashMap<String, Double>();
    var ops = new HashMap<String, Double>();
    for (Map<String, String> row : rows(costs)) {
      String operation = row.get("operation");
      nanos.merge(
          operation, number(row, "client_cpu_ns") + number(row, "server_cpu_ns"), Double::sum);
      ops.merge(operation, number(row, "ops"), Double::sum);
    }
    var calls = new HashMap<String, WholeCall>();
    nanos.forEach(
        (operation, sum) -> {
          double each = sum / ops.get(operation);
          if (each > 0) {
            calls.put(operation, new WholeCall(each, CallShare.Measure.CPU));
          }
        });
    return calls;
  }

  private static double number(Map<String, String> row, String column) {
    String value = row.getOrDefault(column, "");
    return value.isEmpty() ? Double.NaN : Double.parseDouble(value);
  }

  private static List<Map<String, String>> rows(Path csv) {
    try {
      List<String> lines = Files.exists(csv) ? Files.readAllLines(csv) : List.of();
      return lines.stream().skip(1).map(line -> row(lines.get(0), line)).toList();
    } catch (IOException e) {
      throw UserError.failure("Cannot read %s: %s.", csv, e.getMessage());
    }
  }

  private static Map<String, String> row(String header, String line) {
    String[] names = header.split(",");
    String[] values = line.split(",", -1);
    var row = new HashMap<String, String>();
    for (int i = 0; i < names.length && i < values.length; i++) {
      row.put(names[i], values[i]);
    }
    return row;
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.compare.FabricatedComparison;
import benchmark.cli.compare.FabricatedReplicates;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFiles;
import benchmark.cli.verify.VersionMatrix;
import benchmark.contract.conformance.Capability;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A folder with results of every kind, some of them of variants with hostile names. */
public final class FabricatedResults {

  static final String SCRIPT = "<script>window.hacked = 1</script>";
  static final String QUOTES = "a\"b'c&d onload=window.hacked=1";
  static final String LONG = "very-" + "long".repeat(60);
  static final String RIGHT_TO_LEFT = "\u202eשלום עולם مرحبا";

  private static final List<String> OPERATIONS =
      List.of("existUser", "createUser", "getUser", "listUser");

  private FabricatedResults() {}

  /** Quick runs of variants, the earlier ones faster, with their costs. */
  public static List<Path> runs(Path folder, List<String> variants) {
    var folders = new ArrayList<Path>();
    for (int i = 0; i < variants.size(); i++) {
      Path run = folder.resolve("20261120-1200%02d-run".formatted(i));
      var means = new LinkedHashMap<String, List<Double>>();
      for (String operation : OPERATIONS) {
        double mean = 0.7 * (1 + 0.3 * i);
        means.put(operation, List.of(mean, mean * 1.01, mean * 0.99, mean * 1.02, mean));
      }
      FabricatedRun.mixed(run, variants.get(i), means);
      costs(run);
      folders.add(run);
    }
    return folders;
  }

  /**
   * What was expected of a run: one thing that is met, one that is not, and one that is missing.
   */
  static void expectations(Path run) throws IOException {
    String outcome =
        """
        {"expression": "%s", "operation": "existUser", "metric": "throughput", "relation": ">=",
         "expected": 10000, "unit": "/s", %s"met": "%s"}""";
    Files.writeString(
        run.resolve(RunFiles.EXPECT_JSON),
        "{\"variant\": \"dubbo-kryo\", \"interval\": \"\", \"runningConditions\": [], \"expectations\": [%s]}"
            .formatted(
                String.join(
                    ",",
                    outcome.formatted(
                        "a", "\"actual\": 20000, \"low\": 19000, \"high\": 21000, ", "yes"),
                    outcome.formatted(
                        "b", "\"actual\": 9000, \"low\": 8000, \"high\": 9500, ", "no"),
                    outcome.formatted("c", "", "undecided"))));
  }

  private static void costs(Path run) {
    var lines = new ArrayList<String>();
    lines.add(benchmark.launch.CostLine.header());
    OPERATIONS.forEach(it -> lines.add(FabricatedRun.cost(OperationKey.of(it)).toLine()));
    try {
      Files.write(run.resolve("costs.csv"), lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A comparison of dubbo-hessianlite and dubbo-kryo. */
  public static Path comparison(Path folder) {
    Path comparison = folder.resolve("20261120-130000-compare");
    FabricatedComparison.store(comparison, FabricatedReplicates.of(6, 1.3, 0.01), false);
    return comparison;
  }

  /** A comparison of two codecs; the second one takes 60% of the time for one of two messages. */
  public static Path codecComparison(Path folder, String baseline, String candidate) {
    Path comparison = folder.resolve("20261120-150000-compare");
    FabricatedComparison.storeOfCodecs(comparison, baseline, candidate);
    return comparison;
  }

  /** What verify has found of variants: everything, but that the last one of them instantiates. */
  static Path verification(Path folder, List<String> variants) {
    Path verification = folder.resolve("20261120-140000-verify");
    var pairs = new ArrayList<Map<String, Object>>();
    for (String variant : variants) {
      var capabilities = new LinkedHashMap<String, String>();
      for (Capability capability : Capability.values()) {
        capabilities.put(capability.head(), "yes");
      }
      if (variant.equals(variants.get(variants.size() - 1))) {
        capabilities.put(Capability.GADGET.head(), "no");
      }
      pairs.add(
          Map.of(
              "variant",
              variant,
              "right",
              true,
              "hashes",
              Map.of(),
              "modules",
              Map.of(),
              "capabilities",
              capabilities,
              "findings",
              List.of()));
    }
    try {
      Files.createDirectories(verification);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Json.write(
        verification.resolve("verify.json"),
        Map.of(
            "command",
            List.of("verify"),
            "jdk",
            FabricatedRun.record("a", "17.0.15", 2, false).processes().jdk(),
            "start",
            "2026-11-20T14:00:00Z",
            "end",
            "2026-11-20T14:05:00Z",
            "pairs",
            pairs));
    return verification;
  }

  /** What verify has found of a version that talks to itself. */
  static void versions(Path folder, String name, String version) throws IOException {
    Json.write(
        Files.createDirectories(folder.resolve(name)).resolve("verify.json"),
        Map.of(
            "command",
            List.of("verify"),
            "jdk",
            FabricatedRun.record("a", "17.0.15", 2, false).processes().jdk(),
            "start",
            "2026-11-20T14:00:00Z",
            "end",
            "2026-11-20T14:05:00Z",
            "pairs",
            List.of(),
            "versions",
            List.of(
                new VersionMatrix(
                    "dubbo-a",
                    "Dubbo",
                    List.of(version),
                    List.of("user"),
                    Map.of(),
                    List.of(
                        new VersionMatrix.Cell(
                            version, version, "user", "right", "every answer is right"))))));
  }
}

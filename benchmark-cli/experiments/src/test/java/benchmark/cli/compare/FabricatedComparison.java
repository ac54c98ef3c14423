// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.results.Metric;
import benchmark.cli.results.Origin;
import benchmark.cli.statistics.Margin;
import benchmark.contract.Scenarios;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A stored comparison that is made up, for tests. */
public final class FabricatedComparison {

  static final MeasuringTime TIME =
      new MeasuringTime(Duration.ofSeconds(15), Duration.ofSeconds(15));

  static final Margin MARGIN = Margin.DEFAULT;

  private FabricatedComparison() {}

  /** What a comparison of some variants was measured under. */
  static Conditions conditions() {
    return conditions(List.of("existUser", "listUser"));
  }

  private static Conditions conditions(List<String> operations) {
    return new Conditions(
        Design.ROUNDS,
        new Origin(
            null,
            new Machine("Debian 12", "6.18", "Xeon", 2, null, 0.1, 0.01),
            new Jdk(Path.of("/opt/jdk"), "17.0.15", "Debian"),
            null,
            null,
            Map.of(),
            Map.of()),
        32,
        TIME,
        "user",
        operations,
        null,
        null);
  }

  /** The record of a comparison at the default margin. */
  static CompareRecord record(List<String> labels, Replicates replicates, boolean byHand) {
    return new CompareRecord(
            List.of(List.of("compare", labels.get(0), labels.get(1))),
            conditions(),
            labels.stream()
                .map(it -> new VariantRecord(it, "Dubbo 3.3.6", Map.of("dubbo-3.3.6.jar", "12ab")))
                .toList(),
            MARGIN.delta(),
            new CompareRecord.Course(
                new GitState("0123456789abcdef0123456789abcdef01234567", true),
                Instant.parse("2026-11-20T12:00:00Z"),
                Instant.parse("2026-11-20T12:05:00Z"),
                byHand
                    ? "by the user, in round " + (replicates.number() + 1)
                    : "after " + replicates.number() + " rounds, as asked",
                byHand,
                null,
                byHand ? 0 : 1),
            List.of(),
            replicates.all(),
            null)
        .judged(Optional.empty());
  }

  /**
   * Remembers beside results what a comparison of a variant with itself found, in which all
   * operations of the classic scenario were measured.
   *
   * @param ofJvms the standard deviation from JVM to JVM of the log of the ratio
   */
  public static void rememberNoise(Path results, double ofJvms) {
    Map<OperationKey, Double> deviations = Map.of(OperationKey.of("existUser"), ofJvms);
    new NoiseFloor(
            conditions(Scenarios.USER.operationNames()),
            "dubbo-kryo",
            8,
            Instant.parse("2026-11-20T11:00:00Z"),
            deviations,
            deviations)
        .store(results);
  }

  /** Stores a comparison of dubbo-hessianlite and dubbo-kryo in a folder that it creates. */
  public static void store(Path folder, Replicates replicates, boolean byHand) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    CompareRecord.FILE.write(
        folder, record(List.of("dubbo-hessianlite", "dubbo-kryo"), replicates, byHand));
  }

  /** Stores a comparison with a gate that lets every metric become worse by 5%. */
  public static void storeWithGate(Path folder, Replicates replicates) {
    store(folder, replicates, false);
    CompareRecord.FILE.write(
        folder,
        CompareRecord.FILE
            .read(folder)
            .judged(Optional.of(GateRule.ofEveryMetric(new Margin(0.05)))));
  }

  /** Stores a comparison of two codecs, {@link #ofCodecs}, in a folder that it creates. */
  public static void storeOfCodecs(Path folder, String baseline, String candidate) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    CompareRecord.FILE.write(folder, ofCodecs(baseline, candidate));
  }

  /**
   * A comparison of two codecs: for one of two messages the second takes 60% of the time and 80% of
   * the bytes; nobody knows which takes less for the other one.
   */
  static CompareRecord ofCodecs(String baseline, String candidate) {
    var rounds = new ArrayList<Replicate>();
    for (int round = 0; round < 6; round++) {
      double drift = 1 + 0.05 * round; // hits both, and cancels
      double noise = 1 + (round % 2 == 0 ? 0.01 : -0.01);
      rounds.add(
          new Replicate(
              round + 1,
              Replicate.order(round + 1, 2),
              List.of(
                  codec(1.0 * drift, 400, 0.01 * drift),
                  codec(0.6 * drift * noise, 320, 0.01 * drift * (1 + (round - 2.5) / 5)))));
    }
    CompareRecord calls = record(List.of(baseline, candidate), new Replicates(rounds), false);
    Conditions of = calls.conditions();
    return new CompareRecord(
            List.of(List.of("compare", "--codec", baseline, candidate)),
            new Conditions(
                Design.CODEC,
                of.origin(),
                1,
                MeasuringTime.usual(Design.CODEC, 2),
                of.scenario(),
                List.of("getUser", "ping"),
                null,
                null),
            calls.variants(),
            calls.margin(),
            calls.course(),
            List.of(),
            rounds,
            null)
        .judged(Optional.empty());
  }

  private static Replicate.VariantResult codec(double getUser, double bytes, double ping) {
    Map<OperationKey, Map<Metric, Double>> inOrder = new LinkedHashMap<>();
    inOrder.put(
        OperationKey.parse("getUser?message=response"),
        Map.of(Metric.CPU, getUser, Metric.ALLOC, 1000.0, Metric.ENCODED, bytes));
    inOrder.put(
        OperationKey.parse("ping?message=response"), Map.of(Metric.CPU, ping, Metric.ENCODED, 2.0));
    return new Replicate.VariantResult("round-001/1", inOrder, Map.of(), Map.of(), List.of());
  }
}

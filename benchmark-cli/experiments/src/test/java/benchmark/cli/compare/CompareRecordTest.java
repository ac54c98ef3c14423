// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import benchmark.cli.error.UserError;
import benchmark.cli.results.Json;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Margin;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompareRecordTest {

  private static final List<String> LABELS = List.of("dubbo-hessianlite", "dubbo-kryo");

  @TempDir private Path folder;

  @Test
  void everyMetricHasAVerdict() {
    assertThat(record(6, false).results())
        .filteredOn(result -> result.operation().name().equals("existUser"))
        .extracting(
            CompareRecord.Result::metric,
            CompareRecord.Result::verdict,
            result -> result.change().ratio() > 1)
        .containsExactly(
            tuple(Metric.THROUGHPUT, "better", true),
            tuple(Metric.P50, "better", false),
            tuple(Metric.P99, "better", false),
            tuple(Metric.CPU, "worse", true),
            tuple(Metric.ALLOC, "same", false),
            tuple(Metric.SENT, "same", false));
  }

  @Test
  void explainsTheOperationThatDiffersMost() {
    assertThat(FabricatedComparison.ofCodecs("one", "other").mostDifferentOperation())
        .hasToString("getUser");
    assertThat(record(6, true).mostDifferentOperation())
        .as("no verdict, so the first one")
        .hasToString("existUser");
  }

  @Test
  void oneRoundHasNoInterval() {
    var results = record(1, false).results();

    assertThat(results).isNotEmpty().allMatch(result -> result.change().low() == null);
  }

  @Test
  void whatWasStoppedByHandHasNoVerdict() {
    var results = record(6, true).results();

    assertThat(results)
        .isNotEmpty()
        .allMatch(result -> result.verdict() == null && result.change().low() != null);
  }

  @Test
  void isReadAsItWasStored() {
    FabricatedComparison.store(folder, FabricatedReplicates.of(6, 1.3, 0.02), false);

    CompareRecord read = CompareRecord.FILE.read(folder);
    assertThat(Json.MAPPER.valueToTree(read).toString())
        .isEqualTo(Json.MAPPER.valueToTree(record(6, false)).toString());
    assertThat(read.judged(Optional.empty()).results()).isEqualTo(record(6, false).results());
  }

  @Test
  void whatWasStoppedByHandIsNoLook() {
    FabricatedComparison.store(folder, FabricatedReplicates.of(6, 1.3, 0.02), true);

    assertThat(CompareRecord.FILE.read(folder).looks()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {".partial", ".failed"})
  void whatWasMeasuredBeforeTheEndIsRead(String ending) {
    Path ended = folder.resolve("compare" + ending);
    FabricatedComparison.store(ended, FabricatedReplicates.of(6, 1.3, 0.02), true);

    assertThat(CompareRecord.FILE.read(ended).replicates()).hasSize(6);
  }

  @Test
  void aComparisonThatFailedBeforeItsFirstReplicateHasNoResults() throws IOException {
    Path failed = Files.createDirectory(folder.resolve("compare.failed"));
    Files.writeString(failed.resolve("compare.json"), "{}");

    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> CompareRecord.FILE.read(failed))
        .withMessageStartingWith(failed + " is a failed run and has no results.");
  }

  @Test
  void inAFileOfAnEarlierVersionEachCommandIsALook() {
    assertThat(withoutLooks(1).looks()).isEqualTo(1);
    assertThat(withoutLooks(3).looks()).isEqualTo(3);
  }

  private CompareRecord withoutLooks(int commands) {
    ObjectNode tree = Json.MAPPER.valueToTree(record(6, false));
    tree.remove("looks");
    ArrayNode all = tree.putArray("commands");
    for (int command = 0; command < commands; command++) {
      all.addArray().add("compare");
    }
    Json.write(folder.resolve("compare.json"), tree);
    return CompareRecord.FILE.read(folder);
  }

  @Test
  void aGateIsReportedWhichLookItIs() {
    var rule = GateRule.of(Map.of(Metric.THROUGHPUT, Margin.DEFAULT));

    assertThat(withoutLooks(3).judged(Optional.of(rule)).gate().look()).isEqualTo(3);
  }

  @Test
  void saysWhichDesignItIsAndNamesMetrics() throws IOException {
    FabricatedComparison.store(folder, FabricatedReplicates.of(2, 1.3, 0.02), false);

    assertThat(Files.readString(folder.resolve("compare.json")))
        .contains("\"design\" : \"rounds\"", "\"metric\" : \"alloc\"", "\"cpu\" : 80.0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "null",
        "[]",
        "{}",
        "{\"variants\": []}",
        "{\"commands\": [], \"conditions\": {\"design\": \"nonsense\"}}"
      })
  void damageIsSaid(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("compare.json"), text);

    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> CompareRecord.FILE.read(folder))
        .withMessage(
            file
                + " is damaged: it does not hold the complete record of a comparison. Give another"
                + " run's folder, or measure again.")
        .matches(error -> error.status() == 2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\"throughput\" : 30.0", "\"p50\" : 0.9666666666666667", "\"cpu\" : 80.0"})
  void aValueThatCannotBeIsDamage(String value) throws IOException {
    FabricatedComparison.store(folder, FabricatedReplicates.of(1, 1, 0), false);
    Path file = folder.resolve("compare.json");
    String text = Files.readString(file);
    assertThat(text).contains(value);
    Files.writeString(file, text.replace(value, value.replaceFirst(": .*", ": 0")));

    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> CompareRecord.FILE.read(folder))
        .withMessageContaining(" is damaged: ");
  }

  @Test
  void saysHowLongWasMeasuredAndNotWhatWasPlanned() {
    assertThat(inBlocks(12, 12).duration())
        .isEqualTo("6 s in slices, once compiled (15 s of warm-up at most)");
    assertThat(inBlocks(12, 40).method())
        .contains("; each operation 6 to 20 s in slices, ", ", 8 and 32 callers. ");
  }

  @Test
  void saysTheCallersThatVariantsHave() {
    Conditions conditions = FabricatedComparison.conditions();

    assertThat(conditions.load(List.of("inproc@threads=1", "inproc@heap=2g,threads=8")))
        .startsWith("1 and 8 callers in a closed loop");
    assertThat(conditions.load(List.of("inproc", "inproc@threads=8")))
        .startsWith("8 and 32 callers in a closed loop");
    assertThat(conditions.load(List.of("inproc@threads=1", "netty-bytes@threads=1")))
        .startsWith("1 caller in a closed loop");
    assertThat(conditions.load(LABELS)).startsWith("32 callers in a closed loop");
  }

  /** A comparison in blocks, each of which had so many slices of half a second. */
  private static CompareRecord inBlocks(int... slices) {
    var blocks = new ArrayList<Replicate>();
    for (Replicate round : FabricatedReplicates.of(slices.length, 1.3, 0.02).all()) {
      List<Double> series = Collections.nCopies(slices[blocks.size()], 30.0);
      blocks.add(
          new Replicate(
              round.number(),
              List.of(),
              round.variants().stream()
                  .map(
                      it ->
                          new Replicate.VariantResult(
                              it.folder(),
                              it.values(),
                              Map.of(FabricatedReplicates.EXIST_USER, series),
                              it.costs(),
                              it.warnings()))
                  .toList()));
    }
    CompareRecord rounds =
        FabricatedComparison.record(
            List.of("dubbo-kryo", "dubbo-kryo@threads=8"), new Replicates(blocks), false);
    Conditions of = rounds.conditions();
    return new CompareRecord(
        rounds.commands(),
        new Conditions(
            Design.BLOCKS,
            of.origin(),
            of.threads(),
            of.time(),
            of.scenario(),
            of.operations(),
            null,
            null),
        rounds.variants(),
        rounds.margin(),
        rounds.course(),
        List.of(),
        blocks,
        null);
  }

  private static CompareRecord record(int rounds, boolean byHand) {
    return FabricatedComparison.record(LABELS, FabricatedReplicates.of(rounds, 1.3, 0.02), byHand);
  }
}

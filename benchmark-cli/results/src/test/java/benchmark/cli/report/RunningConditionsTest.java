// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.report.RunningConditions.Condition;
import benchmark.cli.report.Warning.Kind;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Document;
import benchmark.cli.text.Golden;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.TextRenderer;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunningConditionsTest {

  private static final long MEBI = 1 << 20;
  private static final int ITERATIONS = 6;

  @TempDir Path folder;

  private FabricatedRun run;

  @BeforeEach
  void fabricate() {
    run =
        new FabricatedRun(folder.resolve("X"), "dubbo-a")
            .measured()
            .file(RunFiles.log(Part.CLIENT), "")
            .file(RunFiles.log(Part.SERVER), "a line\n");
  }

  @Test
  void isOneSentenceWhenAllHold() {
    costs((line, n) -> line);

    assertThat(text())
        .isEqualTo(
            """
            Running conditions hold (client / server): OutOfMemoryError none; heap after GC
            40 MiB / 80 MiB; threads 58 / 240; file descriptors 96 / 120; connections 1;
            blocked by locks per call 1.00 µs / 0 µs.
            """);
    assertThat(warnings()).isEmpty();
  }

  @Test
  void isATableWithDiagnosesWhenOneDoesNot() {
    run.file(RunFiles.log(Part.SERVER), "java.lang.OutOfMemoryError: Java heap space\n");
    costs(
        (line, n) ->
            line.with(CostColumns.SERVER.heapAfterGcBytes(), (80 + 40L * n) * MEBI)
                .with(CostColumns.CLIENT.threads(), 58L + 2L * n)
                .with(CostColumns.SERVER.descriptors(), 120L + 3L * n)
                .with(CostColumns.CONNECTIONS, 1L + n / 4)
                .with(CostColumns.SERVER.blockedNanos(), 200_000_000L));
    var warnings = new WarningList();
    warnings().forEach(warnings::add);

    Golden.assertMatches(
        "conditions.txt", text() + "\n" + TextRenderer.render(warnings.toDocument()));
  }

  /** What a fork keeps says nothing of the next fork, nor one operation of another one. */
  @Test
  void everyOperationAndJvmIsLookedAtByItself() {
    run.costs(
        IntStream.range(0, 9)
            .mapToObj(n -> line().with(CostColumns.PID, (long) n / 3))
            .map(line -> line.with(CostColumns.CLIENT.threads(), 10 + 30 * value(line)))
            .toArray(CostLine[]::new));

    assertThat(warnings()).isEmpty();
  }

  @Test
  void aServerElsewhereIsLeftOut() {
    run.costs(
        IntStream.range(0, 3)
            .mapToObj(
                n ->
                    FabricatedRun.cost(OperationKey.of("existUser"))
                        .with(CostColumns.CLIENT.threads(), 58L))
            .toArray(CostLine[]::new));

    assertThat(text())
        .isEqualTo(
            "Running conditions hold (client / server): OutOfMemoryError none; threads 58 /\n-.\n");
  }

  @Test
  void everyOneOfSeveralPartsIsLookedAt() {
    startSeveral();
    run.file("client-1.log", "java.lang.OutOfMemoryError: Java heap space\n")
        .file("client-2.log", "java.lang.OutOfMemoryError: unable to create native thread\n")
        .file("gateway.log", "java.lang.OutOfMemoryError: Direct buffer memory\n");
    costs((line, n) -> line);

    assertThat(RunningConditions.of(stored()).all())
        .contains(new Condition("OutOfMemoryError", "in a log", "none", false));
    assertThat(warnings())
        .extracting(Warning::diagnosis)
        .containsExactly(
            "client-1.log reports an OutOfMemoryError: client-1 ran out of memory while it was"
                + " measured. Give it more heap, e.g. @heap=4g.",
            "client-2.log reports an OutOfMemoryError: client-2 ran out of memory while it was"
                + " measured. Give it more heap, e.g. @heap=4g.",
            "gateway.log reports an OutOfMemoryError: the gateway ran out of memory while it was"
                + " measured. Give it more memory.");
  }

  @Test
  void aLogThatIsNotThereSaysNothing() {
    startSeveral();
    run.file("client-1.log", "");
    costs((line, n) -> line);

    assertThat(RunningConditions.of(stored()).all())
        .contains(new Condition("OutOfMemoryError", Numbers.NONE, "none", true));
  }

  @Test
  void theHeapOfSeveralPartsMayGrowByAShareOfAllOfIt() {
    startSeveral();
    long half = 600 * MEBI;
    run.record(
        text ->
            text.replaceFirst(
                "\"jvms\"\\s*:\\s*\\{\\s*}",
                "\"jvms\":{\"client-1\":%1$s,\"client-2\":%1$s}"
                    .formatted(
                        "{\"collector\":\"G1\",\"maxHeapBytes\":%d,\"cpus\":1}".formatted(half))));
    costs((line, n) -> line.with(CostColumns.CLIENT.heapAfterGcBytes(), (40 + 20L * n) * MEBI));
    assertThat(warnings()).isEmpty();

    costs((line, n) -> line.with(CostColumns.CLIENT.heapAfterGcBytes(), (40 + 40L * n) * MEBI));
    assertThat(warnings()).extracting(Warning::kind).containsExactly(Kind.HEAP_GROWS);
  }

  @Test
  void aWarningNamesLogsThatAreThere() {
    startSeveral();
    costs((line, n) -> line.with(CostColumns.CONNECTIONS, 1L + n / 2));

    assertThat(warnings())
        .extracting(Warning::diagnosis)
        .singleElement(InstanceOfAssertFactories.STRING)
        .contains("Look in client-*.log and server.log for");
  }

  private void startSeveral() {
    FabricatedRun.startedBy(
        folder.resolve("X"),
        Map.of(
            "server", List.of("java"),
            "gateway", List.of("java"),
            "client-1", List.of("java"),
            "client-2", List.of("java")));
  }

  @Test
  void aRunWithoutThemHasNone() {
    assertThat(RunningConditions.of(stored()).toBlock()).isEmpty();
  }

  private static long value(CostLine line) {
    return line.get(CostColumns.PID).orElseThrow();
  }

  private void costs(BiFunction<CostLine, Integer, CostLine> change) {
    run.costs(
        IntStream.range(0, ITERATIONS)
            .mapToObj(n -> change.apply(line(), n))
            .toArray(CostLine[]::new));
  }

  private static CostLine line() {
    return FabricatedRun.cost(OperationKey.of("existUser"))
        .with(CostColumns.CLIENT.heapAfterGcBytes(), 40 * MEBI)
        .with(CostColumns.SERVER.heapAfterGcBytes(), 80 * MEBI)
        .with(CostColumns.CLIENT.threads(), 58L)
        .with(CostColumns.SERVER.threads(), 240L)
        .with(CostColumns.CLIENT.descriptors(), 96L)
        .with(CostColumns.SERVER.descriptors(), 120L)
        .with(CostColumns.CONNECTIONS, 1L)
        .with(CostColumns.SERVER_CONNECTIONS, 1L)
        .with(CostColumns.CLIENT.blockedNanos(), 1_000_000L)
        .with(CostColumns.SERVER.blockedNanos(), 0L);
  }

  private String text() {
    return TextRenderer.render(Document.of(RunningConditions.of(stored()).toBlock().orElseThrow()));
  }

  private List<Warning> warnings() {
    return RunningConditions.CHECKS.stream().flatMap(check -> check.in(stored())).toList();
  }

  private StoredRun stored() {
    return StoredRun.read(folder.resolve("X"));
  }
}

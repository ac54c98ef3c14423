// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.PairKind;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CostFindingsTest {

  private static final List<Double> SLICES = List.of(0.7, 0.71, 0.69);

  /** Calls of a slice. */
  private static final long CALLS = 1000;

  @TempDir Path folder;

  private OperationKey operation = OperationKey.of("listUser");
  private String[] command = {"--quick", "all"};
  private String[] server = {"java", "-Dbenchmark.pair=dubbo-a"};
  private String[] client = {"java", "-Dbenchmark.pair=dubbo-a"};
  private final QuickReport runs = new QuickReport(OptionalDouble.of(0.02), RememberedSetups.NONE);

  @Test
  void pairsThatCostAboutTheSameNeedNoExplanation() {
    add("netty-bytes", PairKind.CEILING, 8, 5, 2_000, 300);
    add("dubbo-a", 20, 15, 30_000, 3_000);
    add("dubbo-b", 22, 18, 33_000, 3_200);
    add("dubbo-c", 25, 20, 35_000, 3_400);

    assertThat(text(CostFindings.CodecTimes.UNKNOWN)).isEmpty();
  }

  @Test
  void aCodecWithASlowLookUpStandsOutAmongThePairsOfItsProtocol() {
    add("netty-bytes", PairKind.CEILING, 8, 5, 2_000, 300);
    add("dubbo-a", 20, 15, 30_000, 3_000);
    add("dubbo-b", 22, 18, 33_000, 3_200);
    add("dubbo-slow", 60, 70, 35_000, 3_400);

    assertThat(text(CostFindings.CodecTimes.UNKNOWN))
        .contains(
            "Why is it slower?",
            "dubbo-slow in listUser: 117 µs of its CPU time are not the transport's, 4.3 times the"
                + " median of dubbo's pairs.",
            "./benchmark.sh explain dubbo-b dubbo-slow --ops listUser");
  }

  @Test
  void whatTheCodecNeedsIsNotTheFrameworks() {
    add("netty-bytes", PairKind.CEILING, 8, 5, 2_000, 300);
    add("dubbo-a", 20, 15, 30_000, 3_000);
    add("dubbo-b", 22, 18, 33_000, 3_200);
    add("dubbo-slow", 60, 70, 35_000, 3_400);

    assertThat(text((variant, operation) -> variant.equals("dubbo-slow") ? 90 : 5)).isEmpty();
  }

  @Test
  void aCallThatWithoutItsCodecCostsMoreThanAnotherOneIsNamed() {
    addTwo("netty-bytes", PairKind.CEILING, 12, 14);
    addTwo("dubbo-a", PairKind.ORDINARY, 34, 54);
    addTwo("dubbo-uneven", PairKind.ORDINARY, 36, 70);
    CostFindings.CodecTimes codec = (variant, of) -> of.equals(operation) ? 18 : 2.5;

    assertThat(text(codec))
        .contains(
            "dubbo-uneven in listUser: without its codec and what its bytes cost, a call takes 50.0"
                + " µs of CPU time, 1.5 times as much as existUser.",
            "./benchmark.sh explain dubbo-uneven --ops listUser")
        .doesNotContain("dubbo-a in");
    assertThat(text(CostFindings.CodecTimes.UNKNOWN)).isEmpty();
  }

  @Test
  void aSideThatDoesMostOfTheWorkIsNamed() {
    add("rest-json", 210, 57, 30_000, 3_000);
    add("spring-json", 35, 35, 30_000, 3_000);

    assertThat(text(CostFindings.CodecTimes.UNKNOWN))
        .contains(
            "rest-json in listUser: its client uses 79% of the CPU time of a call.",
            "./benchmark.sh explain rest-json --ops listUser");
  }

  @Test
  void theCommandMakesTheSameCalls() {
    command = new String[] {"--quick", "--scenario", "echo", "-t8", "dubbo-a", "dubbo-b"};
    operation = OperationKey.parse("string?size=50K");
    add("dubbo-a", 20, 15, 15_000, 3_000);
    add("dubbo-b", 20, 16, 57_000, 3_100);

    assertThat(text(CostFindings.CodecTimes.UNKNOWN))
        .contains(
            "./benchmark.sh explain dubbo-a dubbo-b --scenario echo -t 8 --ops 'string?size=50K'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--scenario=streams", "--payload=text.txt"})
  void whatExplainCannotCallIsNamedWithoutACommand(String option) {
    command = new String[] {"--quick", option, "dubbo-a", "dubbo-b"};
    add("dubbo-a", 20, 15, 15_000, 3_000);
    add("dubbo-b", 20, 16, 57_000, 3_100);

    assertThat(text(CostFindings.CodecTimes.UNKNOWN))
        .contains("dubbo-b in listUser: it allocates")
        .doesNotContain("./benchmark.sh");
  }

  /** explain records JVMs only. */
  @Test
  void aServerThatIsAProgramIsNamedWithoutACommand() {
    server = new String[] {"env", "BENCHMARK_PORT=1", "server-go"};
    requireNoCommand();
  }

  @Test
  void soIsAProgramThatCalls() {
    client = new String[] {"java", "-Dbenchmark.pair=a", "-Dbenchmark.client.program=client-go"};
    requireNoCommand();
  }

  private void requireNoCommand() {
    add("gogrpc-a", 20, 15, 15_000, 3_000);
    add("gogrpc-b", 20, 16, 57_000, 3_100);

    assertThat(text(CostFindings.CodecTimes.UNKNOWN))
        .contains("gogrpc-b in listUser: it allocates")
        .doesNotContain("./benchmark.sh");
  }

  @Test
  void allocationIsHeldAgainstThePairOfNearestSize() {
    add("dubbo-a", 20, 15, 15_000, 3_000);
    add("dubbo-wasteful", 20, 16, 57_000, 3_100);

    assertThat(text(CostFindings.CodecTimes.UNKNOWN))
        .contains(
            "dubbo-wasteful in listUser: it allocates 57 kB for a call, 3.8 times as much as"
                + " dubbo-a, its neighbour in bytes sent.");
  }

  @Test
  void aPairThatSendsFarMoreThanTheNextOneIsNamed() {
    add("dubbo-a", 20, 15, 15_000, 270);
    add("dubbo-b", 20, 16, 16_000, 300);
    add("dubbo-long", 20, 16, 17_000, 1_342);

    assertThat(text(CostFindings.CodecTimes.UNKNOWN))
        .contains(
            "dubbo-long in listUser: client and server send each other 1342 bytes for a call, 4.5"
                + " times as many as those of dubbo-b, the next pair.");
  }

  @Test
  void aPairWhoseCostsNobodyCountedIsLeftOut() {
    FabricatedRun.mixed(folder.resolve("dubbo-a"), "dubbo-a", Map.of("listUser", SLICES));
    runs.add("dubbo-a", StoredRun.read(folder.resolve("dubbo-a")), PairKind.ORDINARY);
    add("dubbo-b", 20, 16, 16_000, 300);

    assertThat(text(CostFindings.CodecTimes.UNKNOWN)).isEmpty();
  }

  private void add(String pair, double client, double server, long allocated, long bytes) {
    add(pair, PairKind.ORDINARY, client, server, allocated, bytes);
  }

  private void add(
      String pair, PairKind kind, double client, double server, long allocated, long bytes) {
    Path run = folder.resolve(pair);
    FabricatedRun.mixed(run, pair, Map.of(operation.toString(), SLICES));
    FabricatedRun.askedFor(run, command);
    store(run, pair, kind, cost(operation, client, server, allocated, bytes));
  }

  /** A pair whose calls need so much CPU time on both sides together. */
  private void addTwo(String pair, PairKind kind, double existUser, double listUser) {
    Path run = folder.resolve(pair);
    FabricatedRun.mixed(run, pair, Map.of("existUser", SLICES, "listUser", SLICES));
    FabricatedRun.askedFor(run, command);
    store(
        run,
        pair,
        kind,
        cost(OperationKey.parse("existUser"), existUser / 2, existUser / 2, 30_000, 300),
        cost(operation, listUser / 2, listUser / 2, 30_000, 3_000));
  }

  private void store(Path run, String pair, PairKind kind, CostLine... costs) {
    write(
        run.resolve(RunFiles.COSTS),
        Stream.concat(Stream.of(CostLine.header()), Stream.of(costs).map(CostLine::toLine))
            .toList());
    FabricatedRun.startedBy(run, Map.of("server", List.of(server), "client", List.of(client)));
    runs.add(pair, StoredRun.read(run), kind);
  }

  private static CostLine cost(
      OperationKey operation, double client, double server, long allocated, long bytes) {
    return FabricatedRun.cost(operation)
        .with(CostColumns.MODE, "sample")
        .with(CostColumns.OPS, CALLS)
        .with(CostColumns.CLIENT.cpuNanos(), Math.round(client * 1000) * CALLS)
        .with(CostColumns.SERVER.cpuNanos(), Math.round(server * 1000) * CALLS)
        .with(CostColumns.CLIENT.allocatedBytes(), allocated * CALLS / 2)
        .with(CostColumns.SERVER.allocatedBytes(), allocated * CALLS / 2)
        .with(CostColumns.SENT_BYTES, bytes * CALLS / 2)
        .with(CostColumns.RECEIVED_BYTES, bytes * CALLS / 2);
  }

  private static void write(Path file, List<String> lines) {
    try {
      Files.write(file, lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String text(CostFindings.CodecTimes codec) {
    return TextRenderer.render(new CostFindings(runs, codec).document())
        .replaceAll("\\s+", " "); // wherever lines are wrapped
  }
}

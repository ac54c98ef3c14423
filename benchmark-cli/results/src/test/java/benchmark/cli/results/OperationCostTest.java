// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import benchmark.cli.error.UserError;
import benchmark.cli.report.CostTable;
import benchmark.cli.text.Document;
import benchmark.cli.text.Golden;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.Gauge;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OperationCostTest {

  @TempDir private Path folder;

  @Test
  void ofNoCallsIsNotKnown() throws IOException {
    var cost =
        OperationCost.of(
                costs(
                    "existUser,sample,7,32,0,1000000000,"
                        + "500000000,20000000,10,1,104857600,250000000,10000000,20,2,209715200,"
                        + "267000,32000,90,2,200,,,,,,1,,,,,,,,,,,,,,,,\n"))
            .get(OperationKey.of("existUser"));

    assertThat(cost.client().cpuMicros()).isNaN();
    assertThat(cost.server().allocatedBytes()).isNaN();
    assertThat(cost.sentBytes()).isNaN();
    assertThat(cost.client().cpus()).isEqualTo(0.5);
  }

  @Test
  void dividesTheSumsOfAllIterationsByTheirCalls() throws IOException {
    var cost =
        OperationCost.of(
                costs(
                    "existUser,sample,7,32,1000,1000000000,"
                        + "500000000,20000000,10,1,104857600,250000000,10000000,20,2,209715200,"
                        + "267000,32000,90,2,200,,,,,,1,,,,,,,,,,,,,,,,\n"
                        + "existUser,sample,7,32,3000,1000000000,"
                        + "1100000000,60000000,0,0,115343360,550000000,30000000,0,0,220200960,"
                        + "801000,96000,190,0,200,,,,,,32,,,,,,,,,,,,,,,,\n"))
            .get(OperationKey.of("existUser"));

    assertThat(cost.client().cpuMicros()).isEqualTo(400);
    assertThat(cost.client().allocatedBytes()).isEqualTo(20_000);
    assertThat(cost.client().gcCpuMicros()).as("not counted").isNaN();
    assertThat(cost.client().peakRssBytes()).isEqualTo(115_343_360);
    assertThat(cost.client().cpus()).isEqualTo(0.8);
    assertThat(cost.client().gcShare()).isEqualTo(0.005);
    assertThat(cost.server().cpuMicros()).isEqualTo(200);
    assertThat(cost.server().allocatedBytes()).isEqualTo(10_000);
    assertThat(cost.sentBytes()).isEqualTo(267);
    assertThat(cost.receivedBytes()).isEqualTo(32);
    assertThat(cost.connections()).isEqualTo(32);
    assertThat(cost.machine().busyCpus()).isEqualTo(1.4);
    assertThat(cost.machine().machineCpus()).isEqualTo(2);
    assertThat(cost.machine().stolen()).isEqualTo(0.005);
    assertThat(cost.machine().others()).isEqualTo(0.1);
    assertThat(cost.cpuMicros()).isEqualTo(600);
    assertThat(cost.allocatedBytes()).isEqualTo(30_000);
    assertThat(cost.callsPerMilli()).isEqualTo(2);
  }

  @Test
  void theCollectorsThreadsAreAShareOfTheCpuTime() {
    var cost = OperationCost.ofOne(List.of(FabricatedRun.cost(OperationKey.of("existUser"))));

    assertThat(cost.client().gcCpuMicros()).isEqualTo(10);
    assertThat(cost.client().cpuMicros()).isEqualTo(500);
  }

  @Test
  void shortSlicesAreJudgedTogether() throws IOException {
    // both sides use 0.9 s together; the machine was busy for 90, 96, 90 and 90 ticks
    String row = "existUser,sample,7,32,1000,500000000,500000000,1,0,0,1,400000000,1,0,0,1,1,1,";
    String rest = ",0,100,,,,,,1,,,,,,,,,,,,,,,,\n";

    var cost =
        OperationCost.of(
                costs(row + 90 + rest + row + 96 + rest + row + 90 + rest + row + 90 + rest))
            .get(OperationKey.of("existUser"));

    assertThat(cost.machine().others()).isEqualTo(0.015);
  }

  @Test
  void aSingleSliceTooShortForTheCountersTellsNothingOfOthers() throws IOException {
    var cost =
        OperationCost.of(
                costs(
                    "existUser,sample,7,32,1000,500000000,500000000,1,0,0,1,400000000,1,0,0,1,1,1,"
                        + "100,0,100,,,,,,1,,,,,,,,,,,,,,,,\n"))
            .get(OperationKey.of("existUser"));

    assertThat(cost.machine().others()).isNaN();
  }

  @Test
  void whatIsMissingIsADashAndNotZero() {
    CostColumn<Long> collector = CostColumns.CLIENT.gauges().get(Gauge.GC_CPU);
    CostLine ofClientAlone =
        CostLine.of(OperationKey.of("listUser"))
            .with(CostColumns.MODE, "thrpt")
            .with(CostColumns.OPS, 1000L)
            .with(CostColumns.NANOS, 1_000_000_000L)
            .with(CostColumns.CLIENT.cpuNanos(), 500_000_000L)
            .with(CostColumns.CLIENT.allocatedBytes(), 20_000_000L)
            .with(CostColumns.CLIENT.peakRssBytes(), 104_857_600L)
            .with(collector, 10_000_000L);
    CostLine withoutCollections =
        FabricatedRun.cost(OperationKey.of("existUser"))
            .with(CostColumns.CONNECTIONS, 32L)
            .with(collector, 0L);

    var costs = OperationCost.of(List.of(ofClientAlone, withoutCollections));

    Golden.assertMatches("cost-table.txt", TextRenderer.render(Document.of(CostTable.of(costs))));
  }

  @Test
  void thereMayBeNoFile() {
    assertThat(OperationCost.of(OperationCost.lines(folder.resolve("costs.csv")))).isEmpty();
  }

  @Test
  void aColumnThatIsNotThereIsMissing() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("costs.csv"),
            "operation,mode,ops,nanos,client_cpu_ns\nexistUser,thrpt,1000,1000000,500000\n");

    OperationCost cost =
        OperationCost.of(OperationCost.lines(file)).get(OperationKey.of("existUser"));
    assertThat(cost.client().cpuMicros()).isEqualTo(0.5);
    assertThat(cost.client().peakRssBytes()).isNaN();
    assertThat(cost.server().cpuMicros()).isNaN();
    assertThat(cost.sentBytes()).isNaN();
  }

  @Test
  void everyValueOfAParameterHasItsOwnCosts() throws IOException {
    var small = new OperationKey("string", Map.of("size", "1K"));
    var large = new OperationKey("string", Map.of("size", "50K"));
    CostLine line = FabricatedRun.cost(small);

    var costs =
        OperationCost.of(
            costs(
                FabricatedRun.cost(large).with(CostColumns.OPS, 500L).toLine()
                    + "\n"
                    + line.toLine()
                    + "\n"));

    assertThat(costs).containsOnlyKeys(large, small);
    assertThat(costs.get(small).client().cpuMicros()).isEqualTo(500);
    assertThat(costs.get(large).client().cpuMicros()).isEqualTo(1000);
  }

  @Test
  void aDamagedFileIsSaid() throws IOException {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> costs("existUser,sample,seven\n"))
        .withMessageStartingWith(folder.resolve("costs.csv") + " is damaged: ");
  }

  /** Rows may end before the last columns, which other versions do not have. */
  private List<CostLine> costs(String rows) throws IOException {
    Path file = folder.resolve("costs.csv");
    int cells = rows.lines().findFirst().orElseThrow().split(",", -1).length;
    String header =
        Stream.of(CostLine.header().split(",")).limit(cells).collect(Collectors.joining(","));
    Files.writeString(file, header + "\n" + rows);
    return OperationCost.lines(file);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.CpuTicks;
import benchmark.JvmCounters;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.Gauge;
import benchmark.launch.JointCosts;
import benchmark.launch.LaunchProperties;
import benchmark.launch.OperationKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CostFileTest {

  /** Percentiles, the last failure, the course, the start, the servers and the end of a step. */
  private static final String OF_LONG_RUNS = ",".repeat(11);

  private static final String GAUGES = ",".repeat(2 * Gauge.values().length);
  private static final String NO_CONNECTIONS = ",".repeat(3);

  private static final JvmCounters UNKNOWN = JvmCounters.UNKNOWN;
  private static final CpuTicks NO_TIME = new CpuTicks(-1, -1, -1);

  private static final CostReading NOTHING =
      new CostReading(
          0,
          UNKNOWN,
          List.of(UNKNOWN),
          WireBytes.UNKNOWN,
          GatewayUse.UNKNOWN,
          NO_TIME,
          TcpEvents.UNKNOWN);

  @TempDir Path folder;

  @AfterEach
  void forgetTheFile() {
    System.clearProperty(LaunchProperties.COSTS.name());
  }

  @Test
  void writesTheDifferencesInTheOrderOfTheHeader() throws Exception {
    append(
        new CostReading(
            1000,
            counters(10, 20, 30, 40, 50, 60, 70),
            List.of(counters(11, 21, 31, 41, 51, 61, 71)),
            new WireBytes(60, 70, 1, 1, Set.of("a:1")),
            new GatewayUse(5, 6, 7),
            new CpuTicks(80, 90, 100),
            new TcpEvents(7, 8)),
        new CostReading(
            5000,
            counters(110, 220, 330, 440, 550, 65, 80),
            List.of(counters(12, 23, 34, 45, 56, 62, 83)),
            new WireBytes(61, 72, 3, 4, Set.of("a:1", "a:2", "a:3")),
            new GatewayUse(25, 7, 10),
            new CpuTicks(180, 190, 300),
            new TcpEvents(11, 8)));

    assertThat(withoutStart(Files.readString(folder.resolve("costs.csv"))))
        .isEqualTo(
            CostLine.header()
                + "\ngetUser,thrpt,%d,32,999,4000,100,200,300,400,550,1,2,3,4,56,1,2,100,100,200,,5,10,1,12,3,7,8,9,0,7,8,9,0,4,,,,0,0,,,,,,,,,,20,7,3%s,2,4,0%s%n"
                    .formatted(ProcessHandle.current().pid(), OF_LONG_RUNS, GAUGES));
  }

  @Test
  void leavesOutWhatIsMissingOrWentBackwards() throws Exception {
    append(
        new CostReading(
            0,
            counters(10, 20, 30, 40, 50, 60, 70),
            List.of(UNKNOWN),
            new WireBytes(60, -1, -1, -1, Set.of()),
            GatewayUse.UNKNOWN,
            NO_TIME,
            TcpEvents.UNKNOWN),
        new CostReading(
            9,
            counters(11, 19, 30, 40, 50, 60, 79),
            List.of(UNKNOWN),
            new WireBytes(59, 72, -1, -1, Set.of()),
            GatewayUse.UNKNOWN,
            NO_TIME,
            TcpEvents.UNKNOWN));

    assertThat(withoutStart(Files.readAllLines(folder.resolve("costs.csv")).get(1)))
        .endsWith(
            ",999,9,1,,0,0,50,,,,,,,,,,,,0,9,,,,7,8,9,0,,,,,,,,,0,,,,,,,,,,,,,"
                + OF_LONG_RUNS
                + NO_CONNECTIONS
                + GAUGES);
  }

  @Test
  void appendsWithoutASecondHeader() throws Exception {
    append(NOTHING, NOTHING);
    append(NOTHING, NOTHING);

    assertThat(Files.readAllLines(folder.resolve("costs.csv")))
        .hasSize(3)
        .containsOnlyOnce(CostLine.header());
  }

  @Test
  void namesTheParameters() throws Exception {
    append(new OperationKey("string", Map.of("size", "1K")), NOTHING, NOTHING);

    assertThat(Files.readAllLines(folder.resolve("costs.csv")).get(1))
        .startsWith("string,thrpt,")
        .contains(",size=1K,");
  }

  @Test
  void severalServersAddUpAndAreReportedOneByOne() throws Exception {
    append(
        new CostReading(
            0,
            UNKNOWN,
            List.of(counters(10, 0, 0, 0, 0, 0, 0), counters(20, 0, 0, 0, 0, 0, 0)),
            WireBytes.UNKNOWN,
            GatewayUse.UNKNOWN,
            NO_TIME,
            TcpEvents.UNKNOWN),
        new CostReading(
            9,
            UNKNOWN,
            List.of(counters(15, 1, 0, 0, 3, 0, 100), counters(27, 2, 0, 0, 4, 0, 120)),
            WireBytes.UNKNOWN,
            GatewayUse.UNKNOWN,
            NO_TIME,
            TcpEvents.UNKNOWN));

    List<String> lines = Files.readAllLines(folder.resolve("costs.csv"));
    CostLine line = CostLine.parse(lines.get(0), lines.get(1));
    assertThat(line.get(CostColumns.SERVER.cpuNanos())).hasValue(12L);
    assertThat(line.get(CostColumns.SERVER.peakRssBytes())).hasValue(7L);
    assertThat(line.get(CostColumns.SERVER.clockNanos())).hasValue(120L);
    assertThat(JointCosts.servers(line, 2))
        .extracting(it -> it.get(CostColumns.SERVER.cpuNanos()).orElseThrow())
        .containsExactly(5L, 7L);
  }

  /** The moment of the first call is another one in every run. */
  private static String withoutStart(String text) {
    return text.replaceAll("(?<=,)1[6-9]\\d{14}(?=,)", "");
  }

  /** Levels 7, 8 and 9; never blocked. */
  private static JvmCounters counters(
      long cpu, long bytes, long gcMillis, long gcs, long peak, long jit, long clock) {
    return new JvmCounters(cpu, bytes, gcMillis, gcs, peak, jit, clock, 7, 8, 9, 0, 0, Map.of());
  }

  private void append(CostReading before, CostReading after) {
    append(OperationKey.of("getUser"), before, after);
  }

  private void append(OperationKey operation, CostReading before, CostReading after) {
    System.setProperty(LaunchProperties.COSTS.name(), folder.resolve("costs.csv").toString());
    CostFile.fromSystemProperty().append(Cost.between(before, after, operation, "thrpt", 32, 999));
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.Metric;
import benchmark.cli.statistics.BetterWhen;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("a published order")
class ReproducedTableTest {

  @Test
  void holdsIfTheWholeIntervalSaysSo() {
    assertThat(verdict(1.3, 1.1, 1.5)).isEqualTo(RankingVerdict.HOLDS);
    assertThat(verdict(1.001, 1.0005, 1.0015)).isEqualTo(RankingVerdict.HOLDS);
  }

  @Test
  void isReversedIfTheWholeIntervalSaysSo() {
    assertThat(verdict(0.7, 0.6, 0.8)).isEqualTo(RankingVerdict.REVERSED);
  }

  @Test
  void isNotYetKnownIfTheIntervalContainsOne() {
    assertThat(verdict(1.3, 0.9, 1.9)).isEqualTo(RankingVerdict.UNDECIDED);
    assertThat(verdict(1.3, 1.0, 1.7)).isEqualTo(RankingVerdict.UNDECIDED);
    assertThat(RankingVerdict.of(Ratio.without(2))).isEqualTo(RankingVerdict.UNDECIDED);
  }

  @Test
  void ofTimesIsThatOfTheShorterOne() {
    Ratio faster = new Ratio(0.5, 0.4, 0.6).inTheSenseOf(BetterWhen.LOWER);

    assertThat(faster).isEqualTo(new Ratio(2, 1 / 0.6, 1 / 0.4));
    assertThat(RankingVerdict.of(faster)).isEqualTo(RankingVerdict.HOLDS);
  }

  @Test
  void isThatOfNeighbours() {
    ReproducedTable table = table(measured().with("a", 1).with("b", 2).with("c", 3), true);

    assertThat(of(table, Metric.THROUGHPUT)).containsExactly("c > b HOLDS", "b > a HOLDS");
    assertThat(of(table, Metric.P99)).containsExactly("c < a HOLDS");
    assertThat(table.rankings())
        .filteredOn(ranking -> ranking.metric() == Metric.P99)
        .extracting(it -> it.expected().publishedRatio(), it -> it.expected().withinErrors())
        .containsExactly(org.assertj.core.groups.Tuple.tuple(2.0, false));
  }

  @Test
  void skipsWhatWasNotMeasured() {
    ReproducedTable table = table(measured().with("a", 3).with("c", 1), true);

    assertThat(of(table, Metric.THROUGHPUT)).containsExactly("c > a REVERSED");
    assertThat(table.systems()).extracting(PublishedSystem::name).containsExactly("none", "a", "c");
  }

  @Test
  void hasNoVerdictIfMeasuringWasStoppedByHand() {
    ReproducedTable table = table(measured().with("a", 1).with("c", 3), false);

    assertThat(of(table, Metric.THROUGHPUT)).containsExactly("c > a null");
  }

  @Test
  void ofOperationsIsThatInEachSystem() {
    ReproducedTable table =
        ReproducedTable.of(
                Publication.named("userservice").tables().get(0),
                measured().with("dubbo26-kryo@dubbo=2.6.1", 1),
                true)
            .orElseThrow();

    assertThat(table.rankings())
        .filteredOn(ranking -> ranking.kind() == RankingKind.OPERATIONS)
        .allMatch(ranking -> ranking.metric() == Metric.THROUGHPUT && ranking.of().equals("kryo"))
        .extracting(ranking -> ReproductionReport.inWords(ranking) + " " + ranking.verdict())
        .containsExactly(
            "existUser > getUser undecided",
            "getUser > createUser holds",
            "createUser > listUser reversed");
  }

  @Test
  void meansAndMaximaHaveNone() {
    assertThat(PublishedColumn.unranked(Metric.MEAN)).isPresent();
    assertThat(PublishedColumn.unranked(Metric.MAX)).isPresent();
    assertThat(PublishedColumn.unranked(Metric.P99)).isEmpty();
  }

  @Test
  void ratiosAreToTheFirstSystemThatWasMeasured() {
    List<ReproducedTable.Cell> cells =
        table(measured().with("b", 2).with("c", 3), true).cells().stream()
            .filter(cell -> cell.metric() == Metric.THROUGHPUT)
            .toList();

    assertThat(cells).extracting(ReproducedTable.Cell::system).containsExactly("none", "b", "c");
    assertThat(cells)
        .extracting(ReproducedTable.Cell::publishedRatio)
        .containsExactly(0.5, 1.0, 2.0);
    assertThat(cells)
        .extracting(ReproducedTable.Cell::measured)
        .as("in calls per second")
        .containsExactly(null, 2000.0, 3000.0);
    assertThat(cells.get(1).ratio()).isNull();
    assertThat(cells.get(2).ratio().estimate()).isEqualTo(1.5);
  }

  @Test
  void ofNothingMeasuredIsNoTable() {
    assertThat(ReproducedTable.of(published(), measured(), true)).isEmpty();
  }

  private static RankingVerdict verdict(double ratio, double low, double high) {
    return RankingVerdict.of(new Ratio(ratio, low, high));
  }

  private static List<String> of(ReproducedTable table, Metric metric) {
    return table.rankings().stream()
        .filter(ranking -> ranking.metric() == metric)
        .map(
            ranking ->
                ReproductionReport.inWords(ranking)
                    + " "
                    + (ranking.verdict() == null ? null : ranking.verdict().name()))
        .toList();
  }

  private static FabricatedMeasurements measured() {
    return new FabricatedMeasurements(0.1);
  }

  private static ReproducedTable table(FabricatedMeasurements measurements, boolean judged) {
    return ReproducedTable.of(published(), measurements, judged).orElseThrow();
  }

  /**
   * The throughputs 10, 10, 20 and 40 of which the first cannot be measured; a and b tie in p99.
   */
  private static PublishedTable published() {
    return new PublishedTable(
        "T",
        new PublishedTable.Source("source", "date", "machine", "load", null),
        false,
        List.of(
            new PublishedSystem("none", "N", null, "it is lost", null),
            new PublishedSystem("a", "A", "a", null, null),
            new PublishedSystem("b", "B", "b", null, null),
            new PublishedSystem("c", "C", "c", null, null)),
        List.of(
            column(Metric.THROUGHPUT, PublishedUnit.OPS_PER_SECOND, "10", "10", "20", "40"),
            column(Metric.P99, PublishedUnit.MILLISECONDS, "1", "4", "4", "2")),
        List.of());
  }

  private static PublishedColumn column(Metric metric, PublishedUnit unit, String... values) {
    return new PublishedColumn(
        metric,
        unit,
        Map.of(
            OperationKey.of("ping"), List.of(values).stream().map(PublishedValue::new).toList()));
  }
}

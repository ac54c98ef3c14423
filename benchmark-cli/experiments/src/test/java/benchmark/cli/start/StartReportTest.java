// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.chart.Grid;
import benchmark.cli.error.UserError;
import benchmark.cli.results.Origin;
import benchmark.cli.statistics.Verdict;
import benchmark.cli.text.Document;
import benchmark.cli.text.TextRenderer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("fresh starts")
class StartReportTest {

  /** Recorded: seconds until fresh servers of dubbo-kryo were warm, on a busy machine. */
  private static final List<Double> WARM = List.of(8.53, 5.74, 5.07, 6.94, 6.06, 6.71);

  private static final Random RANDOM = new Random(7);

  @Test
  void ofASlowerVariantAreWorse() {
    StartRecord record =
        record(List.of(), List.of(), WARM, WARM.stream().map(it -> 1.5 * it).toList());

    assertThat(ComparedStart.all(record))
        .filteredOn(it -> it.metric() == StartMetric.WARM)
        .extracting(it -> it.change().verdict())
        .containsExactly(Verdict.WORSE);
    assertThat(TextRenderer.render(new StartReport(Path.of("."), record).document()))
        .containsPattern("\nB, a cold server and a warm client\n")
        .containsPattern("\nwarm +1.50x +1.50x to 1.50x +worse");
  }

  @Test
  void ofManyVariantsFitATerminal() {
    String text =
        TextRenderer.render(
            new StartReport(Path.of("."), record(List.of(), List.of(), WARM, WARM, WARM, WARM))
                .document());

    assertThat(text).containsPattern(" A +B\n").containsPattern(" C +D\n");
    assertThat(text.lines()).allMatch(it -> it.length() <= 100);
  }

  @Test
  void areAPictureFirst() {
    var report =
        new StartReport(
            Path.of("."),
            record(List.of(), List.of(), WARM, WARM.stream().map(it -> 1.5 * it).toList()));

    assertThat(report.headline())
        .isEqualTo(
            "A cold server and a warm client: A warm after 6.38 s, B warm after 9.58 s (worse)");
    List<Document.Block> page =
        StartReport.KIND.section().content().apply(List.of(report), Path.of(".")).blocks();
    assertThat(page.get(0)).isInstanceOf(Document.Figure.class);
    assertThat(page).filteredOn(Document.Paragraph.class::isInstance).hasSize(2);
    assertThat(page)
        .filteredOn(Document.Details.class::isInstance)
        .extracting(it -> ((Document.Details) it).summary())
        .containsExactly("The same as tables", "Response times of fresh JVMs");
    Grid picture = (Grid) ((Document.Figure) page.get(0)).picture();
    assertThat(picture.columns())
        .extracting(it -> it.heading() + ", " + it.unit())
        .containsExactly(
            "first answer, s",
            "warm, s",
            "CPU until warm, s",
            "calls 1-100, ms",
            "slow or failed calls, %");
    Grid.Cell warm = picture.rows().get(1).cells().get(1);
    assertThat(warm.style()).isEqualTo("worse");
    assertThat(warm.value()).isEqualTo(9.5775);
    assertThat(picture.rows().get(1).cells().get(4).value()).as("in percent").isEqualTo(0.84);
  }

  /** Both variants are the same one: their starts are drawn from the recorded ones. */
  @Test
  void ofTheSameVariantAreHardlyEverWorse() {
    int worse = 0;
    for (int run = 0; run < 400; run++) {
      boolean any =
          ComparedStart.all(record(List.of(), List.of(), drawn(), drawn())).stream()
              .anyMatch(it -> it.change().verdict() == Verdict.WORSE);
      worse += any ? 1 : 0;
    }

    assertThat(worse).isLessThanOrEqualTo(20); // 5%
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          start.warm<=60s   | 0
          start.warm<=10ms  | 3
          start.ready<=2s   | 4
          start.failed<=10% | 0
          """)
  void areHeldAgainstLimits(String expected, int status) {
    assertThat(new StartReport(Path.of("."), record(List.of(expected), List.of(), WARM)).status())
        .isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource({"10%,3", "warm:60%,0", "memory:10%,0"})
  void arePutThroughAGate(String gate, int status) {
    StartRecord record =
        record(List.of(), List.of(gate), WARM, WARM.stream().map(it -> 1.5 * it).toList());

    assertThat(new StartReport(Path.of("."), record).status()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          much     | --gate much: this is no percentage below 100%. Write 10%, or warm:10% for one metric.
          slow:5%  | --gate slow:5%: 'slow' is none of ready, first, warm, cpu, memory, call1, calls10, calls100, calls1000, steady. Shares of calls have limits of their own: --expect 'start.failed<=1%'
          """)
  void refuseOtherGates(String gate, String message) {
    assertThatThrownBy(() -> StartGate.parse(List.of(gate)))
        .isInstanceOf(UserError.class)
        .hasMessage(message);
  }

  @Test
  void thatNeverGetWarmAreSaidToBeSo() {
    StartRecord record = record(List.of(), List.of(), Collections.nCopies(8, null));

    assertThat(
            TextRenderer.render(new StartReport(Path.of("."), record).answers())
                .replaceAll("\\s+", " "))
        .contains("not warm; ", "8 of 8 did not get warm before the calls ended.");
  }

  @Test
  void ofOneOfTwoServersTellWhatItGets() {
    FreshStart cold = start(0, 1, 3.0);
    var replaced =
        new FreshStart(
            Situation.RESTART, 0, 1, cold.times(), withShare(cold.calls(), 0.021), cold.course());
    StartRecord record =
        new StartRecord(
            List.of(List.of("start")),
            List.of("A"),
            Origin.UNKNOWN,
            new StartPlan("user", "getUser", List.of(Situation.RESTART), 1, 500, 15, 200, 100),
            List.of(),
            List.of(),
            null,
            List.of(replaced));

    var report = new StartReport(Path.of("."), record);

    assertThat(TextRenderer.render(report.printed()).replaceAll("\\s+", " "))
        .contains("Calls it gets: the fresh server's share of those of the last third.")
        .contains("calls it gets, % 2.1")
        .contains("In the last third, the fresh server gets 2.1% of the calls.");
  }

  private static List<Double> drawn() {
    return Stream.generate(() -> WARM.get(RANDOM.nextInt(WARM.size()))).limit(20).toList();
  }

  @SafeVarargs
  private static StartRecord record(
      List<String> expected, List<String> gate, List<Double>... warm) {
    var fresh = new ArrayList<FreshStart>();
    for (int variant = 0; variant < warm.length; variant++) {
      for (int number = 1; number <= warm[variant].size(); number++) {
        fresh.add(start(variant, number, warm[variant].get(number - 1)));
      }
    }
    return new StartRecord(
        List.of(List.of("start")),
        List.of("A", "B", "C", "D").subList(0, warm.length),
        Origin.UNKNOWN,
        new StartPlan("user", "getUser", List.of(Situation.SERVER), 20, 500, 5, 200, 100),
        expected,
        gate,
        null,
        fresh);
  }

  private static FreshStart.Calls withShare(FreshStart.Calls calls, double share) {
    return new FreshStart.Calls(
        calls.offered(),
        calls.slow(),
        calls.failed(),
        calls.errors(),
        calls.firstMillis(),
        calls.lateMillis(),
        calls.steadyMillis(),
        share);
  }

  /** All but the time until it is warm hardly differs. */
  private static FreshStart start(int variant, int number, Double warm) {
    double noise = 1 + 0.02 * (number % 5 - 2);
    return new FreshStart(
        Situation.SERVER,
        variant,
        number,
        new FreshStart.Times(2 * noise, 2.2 * noise, warm, 5 * noise, 250 * noise),
        new FreshStart.Calls(
            2_500,
            20 + number % 3,
            number % 2,
            Map.of("RpcException: No provider available", "1"),
            Map.of(1, 200 * noise, 10, 40 * noise, 100, 10 * noise, 1_000, 2 * noise),
            0.2,
            0.4 * noise,
            null),
        Collections.nCopies(FreshStart.PARTS, noise));
  }
}

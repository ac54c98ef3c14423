// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.overload;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.chart.Grid;
import benchmark.cli.results.Origin;
import benchmark.cli.text.Document;
import benchmark.cli.text.TextRenderer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("calls beyond capacity")
class OverloadReportTest {

  private final OverloadReport report = new OverloadReport(Path.of("."), record(false, 1.5));

  @Test
  void areATableOfWhatBecameOfThem() {
    assertThat(TextRenderer.render(report.document()).replaceAll(" +", " "))
        .contains("A, which sustains 1.00k calls/s")
        .contains("150% 1.00k 33% 0.0% 0.0% 150 200 200 0.5")
        .contains("\nB\ngoodput, share of sustained 150% 0.502x")
        .contains("3 calls: RpcException: Thread pool is EXHAUSTED!");
  }

  @Test
  void showWhatBothSidesUse() {
    assertThat(TextRenderer.render(report.document()))
        .containsPattern(
            "offered +server CPUs +wasted +threads +heap +memory +client CPUs +threads +heap +memory")
        .containsPattern("150% +1\\.00 +0\\.0% +50 +80 +300 +0\\.500 +40 +90 +200")
        .as("older records do not have all of it")
        .containsPattern("150% +1\\.00 +0\\.0% +50 +- +300 +0\\.500 +- +- +-");
  }

  @Test
  void areVerdictsAgainstTheFirstVariant() {
    assertThat(TextRenderer.render(report.document()))
        .containsPattern("\nB\n")
        .containsPattern("\ngoodput, share of sustained +150% +.*worse")
        .containsPattern("\nrecovery +150% +.*worse");
  }

  @Test
  void ofFewBlocksSayHowManyMoreMayDecide() {
    OverloadRecord all = record(false, 1.5);
    List<Surge> few =
        List.of(
            surge(1, 0, 1.5, 1_000, 0.5, Map.of()),
            surge(1, 1, 1.5, 1_200, 0.5, Map.of()),
            surge(2, 0, 1.5, 1_000, 0.5, Map.of()),
            surge(2, 1, 1.5, 1_600, 0.5, Map.of()));

    assertThat(printed(all, few))
        .containsPattern("goodput, share of sustained +150% +1.39x +0.223x to 8.62x +undecided")
        .contains("\nUndecided: about 4 more blocks may decide all of them.\n");
    assertThat(printed(all, few.subList(0, 2)))
        .contains("\nUndecided: one block has no spread. Measure at least two, with --blocks.\n");
    assertThat(TextRenderer.render(report.document())).doesNotContain("Undecided");
  }

  private static String printed(OverloadRecord like, List<Surge> surges) {
    return TextRenderer.render(
        new OverloadReport(
                Path.of("."),
                new OverloadRecord(
                    like.command(), like.variants(), like.origin(), like.plan(), null, surges))
            .document());
  }

  @Test
  void areASentenceForEachVariant() {
    assertThat(TextRenderer.render(report.answers()).replaceAll("\\s+", " "))
        .contains("A sustains 1.00k calls/s, and answers 100% of it at 150% in time;")
        .contains("it came back from each surge within 0.5 s.")
        .contains("it did not come back from 3 of 3 surges within 10 s (its stacks: *.threads");
  }

  @Test
  void areAPictureFirst() {
    assertThat(report.headline())
        .isEqualTo(
            "At 150% of the sustained rate, A keeps 100% of it, B keeps 50% of it and does not"
                + " always come back");
    List<Document.Block> page =
        OverloadReport.KIND.section().content().apply(List.of(report), Path.of(".")).blocks();
    assertThat(page.get(0)).isInstanceOf(Document.Figure.class);
    assertThat(page).filteredOn(Document.Paragraph.class::isInstance).hasSize(2);
    assertThat(page)
        .filteredOn(Document.Details.class::isInstance)
        .extracting(it -> ((Document.Details) it).summary())
        .containsExactly("The same as tables", "Goodput over time");
    Grid picture = (Grid) ((Document.Figure) page.get(0)).picture();
    Grid.Row b = picture.rows().get(3);
    assertThat(b.cells().get(0).limit()).isEqualTo(1_000);
    assertThat(b.cells().get(1).tip())
        .isEqualTo("in time 33.5%, late 0%, failed 0.0222%, not sent 33.3%");
    assertThat(b.cells().get(3).text()).isEqualTo("never");
  }

  @Test
  void areExported() {
    assertThat(report.exported())
        .extracting(it -> it.variant() + " " + it.operation())
        .containsExactly("A 150%", "B 150%");
  }

  @Test
  void mayBeOfBrokenConnections() {
    var broken = new OverloadReport(Path.of("."), record(true, 0.8));

    assertThat(broken.headline())
        .isEqualTo(
            "After all connections are broken at 80% of the sustained rate, A is back within 0.5 s,"
                + " B is not back within 10 s");
    assertThat(TextRenderer.render(broken.document()).replaceAll("\\s+", " "))
        .contains("Broken connections", "after 2 s all connections are broken at once")
        .contains("seconds after the break until", "80% 64 1.00k");
    assertThat(TextRenderer.render(broken.answers()).replaceAll("\\s+", " "))
        .contains(
            "A sustains 1.00k calls/s. When all its connections break, it loses 0 of 4500 calls at"
                + " 80% and is back within 0.5 s.");
  }

  private static OverloadRecord record(boolean reconnect, double times) {
    var surges = new ArrayList<Surge>();
    for (int block = 1; block <= 3; block++) {
      surges.add(surge(block, 0, times, 1_000 + block, 0.5, Map.of()));
      surges.add(
          surge(
              block,
              1,
              times,
              501 + block,
              null,
              Map.of("RpcException: Thread pool is EXHAUSTED!", "1")));
    }
    return new OverloadRecord(
        List.of("load"),
        List.of("A", "B"),
        Origin.UNKNOWN,
        new OverloadPlan("user", "getUser", List.of(1_000.0, 1_000.0), 3, 200, 1_000, 3, reconnect),
        null,
        surges);
  }

  private static Surge surge(
      int block,
      int variant,
      double times,
      double goodput,
      Double recovery,
      Map<String, String> errors) {
    return new Surge(
        block,
        variant,
        times,
        goodput,
        new Surge.Recovery(recovery, 64, recovery == null ? "server-150.threads" : null),
        new Surge.Fate(
            4_500,
            1_500,
            0,
            errors.size(),
            200,
            errors,
            new Surge.Times(150, 200),
            variant == 0
                ? new Surge.Used(1.0, 0.5, 0, 50.0, 80.0, 300.0, 40.0, 90.0, 200.0)
                : new Surge.Used(1.0, 0.5, 0, 50.0, null, 300.0, null, null, null)),
        Collections.nCopies(150, new Slot(50, 0, 50, 0, 0, 300, 900, 50)));
  }
}

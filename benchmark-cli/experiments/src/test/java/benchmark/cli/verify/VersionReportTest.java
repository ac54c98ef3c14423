// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.chart.Grid;
import benchmark.cli.error.UserError;
import benchmark.cli.text.Document;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import benchmark.cli.verify.VersionMatrix.Cell;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Support;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VersionReportTest {

  private static final List<String> VERSIONS = List.of("2.7.23", "3.3.6");

  @TempDir Path folder;

  @Test
  void clientsAreRowsAndReasonsStandOnceBelow() {
    assertThat(TextRenderer.render(new VersionReport(List.of(mixed())).document()))
        .isEqualTo(
            """
            dubbo-a, contract user
            Dubbo client  server 2.7.23  server 3.3.6
            2.7.23        right          fails (1)
            3.3.6         wrong (2)      right

            dubbo-a, contract echo
            Dubbo client  server 2.7.23  server 3.3.6
            2.7.23        -              fails (1)
            3.3.6         right          right

            (1)  existUser: RpcException: no such codec
            (2)  getUser: getUser(0) answers user 1, expected user 0

            right  every answer is the contract's
            wrong  an answer arrives, but another one
            fails  a call fails, or a side does not start
            -      the pair cannot call the contract
            """);
  }

  @Test
  void markdownHasTheSameTables() {
    assertThat(MarkdownRenderer.render(new VersionReport(List.of(mixed())).document()))
        .startsWith("# Which versions understand each other")
        .contains(
            "| Dubbo client | server 2.7.23 | server 3.3.6 |",
            "| 2.7.23       | right         | fails (1)    |",
            "existUser: RpcException: no such codec");
  }

  @Test
  void onAPageEachContractIsAPictureWhoseCellsTellWhy() {
    List<Document.Block> page = new VersionReport(List.of(mixed())).page().blocks();

    assertThat(page).filteredOn(Document.Figure.class::isInstance).hasSize(2);
    Grid picture = (Grid) ((Document.Figure) page.get(0)).picture();
    Grid.Cell fails = picture.rows().get(0).cells().get(1);
    assertThat(fails.text()).isEqualTo("fails");
    assertThat(fails.style()).isEqualTo("bad");
    assertThat(fails.tip()).isEqualTo("existUser: RpcException: no such codec");
  }

  @Test
  void aCombinationIsBadOnceHoweverManyContractsAre() {
    assertThat(mixed().badCombinations()).isEqualTo(2);
    assertThatThrownBy(() -> Compatibility.requireRight(List.of(right(), mixed())))
        .isInstanceOf(UserError.class)
        .hasMessage("dubbo-a: 2 of 4 combinations of versions do not understand each other.")
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(1));
    assertThatCode(() -> Compatibility.requireRight(List.of(right()))).doesNotThrowAnyException();
  }

  @Test
  void aPortMakesNoOtherReason() {
    Cell cell =
        Cell.of("1", "2", "user", new CaseResult(Support.NO, "nobody at 127.0.0.1:4711 listens"));

    assertThat(cell.without(":4711").reason()).isEqualTo("nobody at 127.0.0.1 listens");
  }

  @Test
  void aRecordKeepsThem() {
    var origin = FabricatedPairs.record(List.of(), List.of(mixed()));
    VerifyRecord.FILE.write(folder, origin);

    assertThat(VerifyRecord.FILE.read(folder)).isEqualTo(origin);
  }

  @Test
  void aRecordWithACellTooFewIsRefused() {
    VersionMatrix whole = mixed();
    VerifyRecord.FILE.write(
        folder,
        FabricatedPairs.record(
            List.of(),
            List.of(
                new VersionMatrix(
                    whole.variant(),
                    whole.framework(),
                    whole.versions(),
                    whole.contracts(),
                    whole.modules(),
                    whole.cells().subList(0, 7)))));

    assertThatThrownBy(() -> VerifyRecord.FILE.read(folder))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("the complete record of a verification");
  }

  private static VersionMatrix right() {
    var cells = new ArrayList<Cell>();
    for (String client : VERSIONS) {
      for (String server : VERSIONS) {
        cells.add(Cell.of(client, server, "user", CaseResult.SAME));
      }
    }
    return new VersionMatrix("dubbo-b", "Dubbo", VERSIONS, List.of("user"), Map.of(), cells);
  }

  private static VersionMatrix mixed() {
    CaseResult fails = new CaseResult(Support.NO, "existUser: RpcException: no such codec");
    return new VersionMatrix(
        "dubbo-a",
        "Dubbo",
        VERSIONS,
        List.of("user", "echo"),
        Map.of("2.7.23", Map.of("dubbo", "2.7.23"), "3.3.6", Map.of("dubbo", "3.3.6")),
        List.of(
            Cell.of("2.7.23", "2.7.23", "user", CaseResult.SAME),
            Cell.of("2.7.23", "2.7.23", "echo", new CaseResult(Support.NONE, "no such call")),
            Cell.of("2.7.23", "3.3.6", "user", fails),
            Cell.of("2.7.23", "3.3.6", "echo", fails),
            Cell.of(
                "3.3.6",
                "2.7.23",
                "user",
                new CaseResult(
                    Support.LOSSY, "getUser: getUser(0) answers user 1, expected user 0")),
            Cell.of("3.3.6", "2.7.23", "echo", CaseResult.SAME),
            Cell.of("3.3.6", "3.3.6", "user", CaseResult.SAME),
            Cell.of("3.3.6", "3.3.6", "echo", CaseResult.SAME)));
  }
}

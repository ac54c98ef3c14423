// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.chart.Grid;
import benchmark.cli.text.Document;
import benchmark.cli.text.Golden;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Support;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the capability matrix")
class CapabilityMatrixTest {

  private static final Map<String, String> HASH = FabricatedPairs.HASHES;

  private static final List<PairResult> PAIRS =
      List.of(
          FabricatedPairs.right("dubbo-right"),
          FabricatedPairs.right(
              "dubbo-nativehessian",
              FabricatedPairs.finding(Capability.SURROGATES, Support.LOSSY),
              FabricatedPairs.finding(Capability.CYCLE, Support.LOSSY),
              FabricatedPairs.finding(Capability.CYCLE, Support.NO),
              FabricatedPairs.finding(Capability.GARBLED, Support.NONE)),
          FabricatedPairs.wrong("dubbo-wrong"),
          FabricatedPairs.broken("dubbo-broken"));

  private static final CapabilityMatrix MIXED = matrix(PAIRS);
  private static final Document TOLD = MIXED.document().and(new SameWork(PAIRS, HASH).document());

  private static CapabilityMatrix matrix(List<PairResult> pairs) {
    return new CapabilityMatrix(
        pairs.stream().map(it -> VerifyRecord.VerifiedPair.of(it, Map.of())).toList());
  }

  @Test
  void forATerminal() {
    Golden.assertMatches("verify-matrix.txt", TextRenderer.render(TOLD));
  }

  @Test
  void theReasons() {
    Golden.assertMatches("verify-reasons.txt", TextRenderer.render(MIXED.reasons()));
  }

  @Test
  void inMarkdown() {
    Golden.assertMatches("verify.md", MarkdownRenderer.render(TOLD.and(MIXED.chapterOfReasons())));
  }

  @Test
  void onAPageACellTellsItsReasons() {
    var lossy =
        FabricatedPairs.right("dubbo-a", FabricatedPairs.finding(Capability.GADGET, Support.NO));

    Document page = matrix(List.of(lossy)).page();
    Grid.Row row = ((Grid) ((Document.Figure) page.blocks().get(0)).picture()).rows().get(0);

    assertThat(row.cells().get(Capability.GADGET.ordinal()).style()).isEqualTo("bad");
    assertThat(row.cells().get(Capability.GADGET.ordinal()).tip()).startsWith("some case (");
    assertThat(row.cells().get(Capability.CYCLE.ordinal()).tip()).isEmpty();
  }

  @Test
  void warnsOfAnUnsafePair() {
    var open =
        FabricatedPairs.right("dubbo-open", FabricatedPairs.finding(Capability.GADGET, Support.NO));
    String warning =
        "dubbo-open is unsafe: it instantiates classes outside its allow-list (gadget)";

    assertThat(TextRenderer.render(matrix(List.of(open)).document())).contains(warning);
    assertThat(MarkdownRenderer.render(matrix(List.of(open)).document())).contains(warning);
    assertThat(TextRenderer.render(MIXED.document())).doesNotContain("is unsafe");
  }

  @Test
  void fourteenPairsFitIntoEightyColumns() {
    var rows =
        IntStream.range(0, 14)
            .mapToObj(
                n ->
                    FabricatedPairs.right(
                        "dubbo-nativehessian",
                        List.of(Capability.values()).stream()
                            .map(capability -> FabricatedPairs.finding(capability, Support.LOSSY))
                            .toArray(Finding[]::new)))
            .toList();

    assertThat(TextRenderer.render(matrix(rows).document()).lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }
}

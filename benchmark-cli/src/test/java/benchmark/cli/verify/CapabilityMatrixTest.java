// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.Golden;
import benchmark.contract.conformance.AnswersHash;
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

  private static final Map<String, String> HASH = AnswersHash.expected();

  static final CapabilityMatrix MIXED =
      new CapabilityMatrix(
          List.of(
              FabricatedPairs.right("dubbo-right"),
              FabricatedPairs.right(
                  "dubbo-nativehessian",
                  FabricatedPairs.finding(Capability.SURROGATES, Support.LOSSY),
                  FabricatedPairs.finding(Capability.CYCLE, Support.LOSSY),
                  FabricatedPairs.finding(Capability.CYCLE, Support.NO),
                  FabricatedPairs.finding(Capability.GARBLED, Support.NONE)),
              FabricatedPairs.wrong("dubbo-wrong"),
              FabricatedPairs.broken("dubbo-broken")),
          HASH);

  @Test
  void forATerminal() {
    Golden.assertMatches("verify-matrix.txt", MIXED.toText());
  }

  @Test
  void theReasons() {
    Golden.assertMatches("verify-reasons.txt", MIXED.reasons());
  }

  @Test
  void inMarkdown() {
    Golden.assertMatches("verify.md", MIXED.toMarkdown());
  }

  @Test
  void warnsOfAnUnsafePair() {
    var open =
        FabricatedPairs.right("dubbo-open", FabricatedPairs.finding(Capability.GADGET, Support.NO));
    String warning =
        "dubbo-open is unsafe: it instantiates classes outside its allow-list (gadget)";

    assertThat(new CapabilityMatrix(List.of(open), HASH).toText()).contains(warning);
    assertThat(new CapabilityMatrix(List.of(open), HASH).toMarkdown()).contains(warning);
    assertThat(MIXED.toText()).doesNotContain("is unsafe");
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

    assertThat(new CapabilityMatrix(rows, HASH).toText().lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }
}

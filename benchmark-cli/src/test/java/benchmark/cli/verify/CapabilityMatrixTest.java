// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.conformance.AnswersHash;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the capability matrix")
class CapabilityMatrixTest {

  private static final String HASH = AnswersHash.expected();

  static final CapabilityMatrix MIXED =
      new CapabilityMatrix(
          List.of(
              FabricatedPairs.right("dubbo-right"),
              FabricatedPairs.right(
                  "dubbo-nativehessian",
                  FabricatedPairs.finding(Capability.SURROGATES, Outcome.LOSSY),
                  FabricatedPairs.finding(Capability.CYCLE, Outcome.LOSSY),
                  FabricatedPairs.finding(Capability.CYCLE, Outcome.NO),
                  FabricatedPairs.finding(Capability.GARBLED, Outcome.NONE)),
              FabricatedPairs.wrong("dubbo-wrong"),
              FabricatedPairs.broken("dubbo-broken")),
          HASH);

  @Test
  void forATerminal() {
    assertThat(MIXED.toText()).isEqualTo(golden("verify-matrix.txt"));
  }

  @Test
  void theReasons() {
    assertThat(MIXED.reasons()).isEqualTo(golden("verify-reasons.txt"));
  }

  @Test
  void inMarkdown() {
    assertThat(MIXED.toMarkdown()).isEqualTo(golden("verify.md"));
  }

  @Test
  void warnsOfAnOpenRow() {
    var open =
        FabricatedPairs.right(
            "dubbo-open", FabricatedPairs.finding(Capability.INTRUDER, Outcome.NO));
    String warning = "dubbo-open is open: it instantiates classes that are on no list (alien)";

    assertThat(new CapabilityMatrix(List.of(open), HASH).toText()).contains(warning);
    assertThat(new CapabilityMatrix(List.of(open), HASH).toMarkdown()).contains(warning);
    assertThat(MIXED.toText()).doesNotContain("is open");
  }

  @Test
  void fourteenRowsFitIntoEightyColumns() {
    var rows =
        IntStream.range(0, 14)
            .mapToObj(
                n ->
                    FabricatedPairs.right(
                        "dubbo-nativehessian",
                        List.of(Capability.values()).stream()
                            .map(capability -> FabricatedPairs.finding(capability, Outcome.LOSSY))
                            .toArray(Finding[]::new)))
            .toList();

    assertThat(new CapabilityMatrix(rows, HASH).toText().lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }

  private static String golden(String name) {
    try (InputStream file = CapabilityMatrixTest.class.getResourceAsStream("/golden/" + name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}

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
              Rows.right("dubbo-right"),
              Rows.right(
                  "dubbo-nativehessian",
                  Rows.finding(Capability.SURROGATES, Outcome.LOSSY),
                  Rows.finding(Capability.CYCLE, Outcome.LOSSY),
                  Rows.finding(Capability.CYCLE, Outcome.NO),
                  Rows.finding(Capability.GARBLED, Outcome.NONE)),
              Rows.wrong("dubbo-wrong"),
              Rows.broken("dubbo-broken")),
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
    var open = Rows.right("dubbo-open", Rows.finding(Capability.INTRUDER, Outcome.NO));
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
                    Rows.right(
                        "dubbo-nativehessian",
                        List.of(Capability.values()).stream()
                            .map(capability -> Rows.finding(capability, Outcome.LOSSY))
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

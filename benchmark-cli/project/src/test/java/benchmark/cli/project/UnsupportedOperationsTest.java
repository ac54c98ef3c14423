// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Contracts;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class UnsupportedOperationsTest {

  private static final List<String> METHODS =
      Contracts.all().stream()
          .flatMap(contract -> Stream.of(contract.service().getMethods()))
          .map(Method::getName)
          .toList();

  @Test
  void isOneSentence() {
    assertThat(new UnsupportedOperations("rpc-x", List.of("a", "b", "c"), "it is small", false, ""))
        .hasToString("rpc-x leaves out a, b and c: it is small.");
    assertThat(new UnsupportedOperations("rpc-x", List.of("a"), "it is small", false, ""))
        .hasToString("rpc-x leaves out a: it is small.");
  }

  @Test
  void isAboutSomeOperations() {
    var unsupported =
        new UnsupportedOperations("rpc-x", List.of("a", "b", "c"), "it is small", false, "");

    assertThat(unsupported.among(List.of("b", "d"))).contains("rpc-x leaves out b: it is small.");
    assertThat(unsupported.among(List.of("d"))).isEmpty();
  }

  @Test
  void aPairWithoutStreamsSaysSoWhereStreamsAreAskedFor() {
    var unsupported = new UnsupportedOperations("rpc-x", List.of("a"), "it is small", false, "");

    assertThat(unsupported.among(List.of("pingPong", "a")))
        .contains("rpc-x has no streams: its protocol carries calls only.");
    assertThat(unsupported.includes("upload")).isTrue();
    assertThat(new UnsupportedOperations("rpc-x", List.of("a"), "it is small", true, ""))
        .satisfies(it -> assertThat(it.includes("upload")).isFalse());
  }

  /** A name that no contract has would leave nothing out. */
  @Test
  void everyPairThatLeavesSomethingOutSaysWhatAndWhy() {
    for (Pair pair : ProjectRoot.project().pairs()) {
      assertThat(METHODS).containsAll(pair.unsupported().names());
      assertThat(pair.unsupported().reason().isEmpty())
          .as(pair.name())
          .isEqualTo(pair.unsupported().names().isEmpty());
    }
  }
}

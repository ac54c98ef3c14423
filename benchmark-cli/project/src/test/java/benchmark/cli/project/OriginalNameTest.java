// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.launch.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OriginalNameTest {

  private final Project project = ProjectRoot.project();

  /** Every pair of the original whose name is not one here. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dubbo-triple",
        "native-grpc",
        "dubbo-grpc",
        "dubbo-pb",
        "dubbo-native-hessian",
        "springcloud",
        "dubbo-fastjson",
        "dubbo-protobuf-json",
        "dubbo-metrics",
        "dubbo-go",
        "dubbo-go-triple"
      })
  void leadsToAPairOfThisProject(String name) {
    assertThat(OriginalName.all()).containsKey(name);
    for (String ending : new String[] {"", "-client", "-server"}) {
      String successor = OriginalName.of(name + ending).orElseThrow().successor();
      assertThat(successor).endsWith(ending);
      assertThat(project.pair(successor.replaceFirst("-(client|server)$", ""))).isNotNull();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          dubbo-pb | 'dubbo-pb' is the original harness's name for dubbo-protobuf. Use that.
          dubbo-go-server | 'dubbo-go-server', a name of the original harness, is not offered here: \
          it is written in Go, and both sides are Java here. Use dubbo-hessianlite-server.
          """)
  void isAnsweredInOneSentence(String name, String sentence) {
    assertThatThrownBy(() -> project.pair(name))
        .isInstanceOfSatisfying(
            UserError.class, error -> assertThat(error.status()).isEqualTo(ExitStatus.BAD_INPUT))
        .hasMessage(sentence);
  }

  @Test
  void hidesNoPairOfThisProject() {
    assertThat(project.pairs()).noneMatch(pair -> OriginalName.of(pair.name()).isPresent());
  }

  @Test
  void leavesOtherNamesAlone() {
    assertThat(OriginalName.of("dubbo-kyro")).isEmpty();
    assertThat(OriginalName.of("dubbo-triple-other")).isEmpty();
    assertThat(OriginalName.of("")).isEmpty();
  }
}

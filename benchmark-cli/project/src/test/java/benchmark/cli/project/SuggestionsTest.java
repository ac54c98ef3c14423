// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.text.Suggestions;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionsTest {

  private static final Map<String, String> PAIRS =
      ProjectRoot.project().pairs().stream()
          .collect(Collectors.toMap(Pair::name, it -> it.facts().description()));

  @ParameterizedTest
  @CsvSource({
    "kryo, dubbo-kryo",
    "hessian2, dubbo-hessianlite",
    "dubbo-jdk, dubbo-java",
    "messagepack, dubbo-msgpack",
    "jackson, rest-json",
    "tomcat, spring-json",
    "http2, triple-protobuf",
    "protobuf-grpc-server, grpc-protobuf",
    "dubbo-kyro, dubbo-kryo",
    "grcp-protobuf, grpc-protobuf",
  })
  void aWordFindsThePairsThatItMeans(String typed, String pair) {
    assertThat(Suggestions.to(typed, List.copyOf(PAIRS.keySet()), PAIRS)).contains(pair);
  }

  @Test
  void lettersDecideWhereNothingIsMeant() {
    assertThat(Suggestions.to("xyz-kry", List.of("abc-kryo", "q"), Map.of("abc-kryo", "", "q", "")))
        .startsWith("abc-kryo");
  }

  @ParameterizedTest
  @CsvSource({
    "comapre, compare, true",
    "lst, list, true",
    "inproc, compare, false",
    "x, new, false"
  })
  void aTypoIsNear(String typed, String name, boolean typo) {
    assertThat(Suggestions.isTypo(typed, name)).isEqualTo(typo);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.Classpath;
import benchmark.cli.project.Pair;
import benchmark.cli.project.PairModule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("the classpath of a half")
class ClasspathIT {

  static Stream<PairModule> halves() {
    return BuiltProject.project().pairs().stream().flatMap(ClasspathIT::halvesOf);
  }

  private static Stream<PairModule> halvesOf(Pair pair) {
    return Stream.of(pair.client(), pair.server());
  }

  @ParameterizedTest
  @MethodSource("halves")
  void hasTheLibrariesOfItsOwnProtocolOnly(PairModule half) {
    List<String> jars =
        Classpath.of(half).jars().stream().map(jar -> jar.getFileName().toString()).toList();
    assertThat(jars).contains("benchmark-base.jar");
    if (!half.name().startsWith("grpc-")) {
      assertThat(jars).noneMatch(jar -> jar.startsWith("grpc-"));
    }
    if (!half.name().startsWith("dubbo-")) {
      assertThat(jars).noneMatch(jar -> jar.startsWith("dubbo-"));
    }
  }
}

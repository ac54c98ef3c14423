// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.Classpath;
import benchmark.cli.project.Pair;
import benchmark.cli.project.PairModule;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("the classpath of a server or a client")
class ClasspathIT {

  /** sofa-rpc-all brings gRPC for its own Triple. */
  private static final Set<String> WITH_GRPC = Set.of("grpc-base", "armeria-base", "sofa-base");

  static Stream<PairModule> modules() {
    return BuiltProject.project().pairs().stream().flatMap(ClasspathIT::modulesOf);
  }

  private static Stream<PairModule> modulesOf(Pair pair) {
    return Stream.of(pair.client(), pair.server()).filter(it -> it.program().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("modules")
  void hasTheLibrariesOfItsOwnProtocolOnly(PairModule module) {
    Set<String> bases = BuiltProject.project().modulesOf(module);
    List<String> jars =
        Classpath.of(module).jars().stream().map(jar -> jar.getFileName().toString()).toList();
    assertThat(jars).contains("benchmark-base.jar");
    if (bases.stream().noneMatch(WITH_GRPC::contains)) {
      assertThat(jars).noneMatch(jar -> jar.startsWith("grpc-"));
    }
    if (bases.stream().noneMatch(base -> base.matches("dubbo\\d*-base"))) {
      assertThat(jars).noneMatch(jar -> jar.startsWith("dubbo-"));
    }
  }
}

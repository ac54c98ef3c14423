// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.project.FabricatedProject;
import benchmark.cli.project.Project;
import benchmark.cli.project.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("the cache that a side starts from")
class AotCacheTest {

  @TempDir Path root;

  private Project project;
  private Variant variant;

  @BeforeEach
  void parse() {
    project =
        new FabricatedProject(root)
            .settings("rpc-base", "<key.aot>off, trained (JDK 25), FILE (JDK 25)</key.aot>")
            .pairOn("rpc-base", "rpc-codec")
            .project();
    variant = Variant.parse("rpc-codec@aot=trained,client.aot=off", project);
  }

  @Test
  void isOfOneSideAndOneRun() {
    assertThat(AotCache.flags(variant, Role.SERVER, root))
        .containsExactly("-XX:AOTMode=on", "-XX:AOTCache=" + root.resolve("server.aot"));
    assertThat(AotCache.flags(variant, Role.CLIENT, root)).isEmpty();
  }

  @Test
  void mayBeAFileThatIsThere() throws IOException {
    Path cache = Files.createFile(root.resolve("my.aot"));
    Variant own = Variant.parse("rpc-codec@client.aot=" + cache, project);

    assertThat(AotCache.flags(own, Role.CLIENT, root))
        .containsExactly("-XX:AOTMode=on", "-XX:AOTCache=" + cache);
    assertThat(own.learning(root).client()).isEqualTo(own.client());
    assertThatThrownBy(() -> Variant.parse("rpc-codec@aot=/none", project))
        .hasMessage(
            "aot=/none: rpc-codec takes aot=off, trained (JDK 25) or FILE (JDK 25), which must be"
                + " there.");
  }

  @Test
  void isWrittenByASideThatIsNotGivenOne() {
    Variant learning = variant.learning(root);

    assertThat(learning.server().jvmFlags())
        .containsExactly("-XX:AOTCacheOutput=" + root.resolve("server.aot"));
    assertThat(learning.server().settings()).isEmpty();
    assertThat(learning.client().jvmFlags()).isEmpty();
    assertThat(learning.client().settings()).isEqualTo(Map.of("aot", "off"));
  }

  @Test
  void isNotThereWhereNothingIsTrained() {
    assertThatThrownBy(() -> variant.requireNothingMade("codec makes no calls"))
        .hasMessage(
            "codec makes no calls, so leave aot= out of 'rpc-codec@aot=trained,client.aot=off'.");
  }
}

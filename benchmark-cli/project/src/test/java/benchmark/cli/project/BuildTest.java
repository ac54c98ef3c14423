// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcesses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("whether a module must be built")
class BuildTest {

  /** Two of them make a path that no system call of Linux takes: 4,096 bytes are the most. */
  private static final String LONG_PATH = "long/".repeat(500);

  @TempDir Path dir;

  private FabricatedProject fabricated;
  private Build build;
  private JvmModule module;

  @BeforeEach
  void isBuilt() throws IOException {
    fabricated = new FabricatedProject(dir).pair("inproc-none", "A pair.");
    Project project = fabricated.project();
    build = new Build(project, new ChildProcesses());
    module = project.pair("inproc-none").client();
    Path base = Classpath.jarOf(project.dir("benchmark-base"));
    fabricated.file("benchmark-base/target/benchmark-base.jar", "");
    fabricated.file("inproc-none-client/target/inproc-none-client.jar", "");
    fabricated.file("inproc-none-client/target/classpath", base.toString());
    FileTime later = FileTime.from(Instant.now().plusSeconds(1));
    Files.setLastModifiedTime(module.dir().resolve("target/classpath"), later);
  }

  @Test
  void isWhetherASourceIsNewer() throws IOException {
    assertThat(build.isStale(module)).isFalse();

    fabricated.file("client-base/src/main/java/A.java", "");
    FileTime later = FileTime.from(Instant.now().plusSeconds(2));
    Files.setLastModifiedTime(dir.resolve("client-base/src/main/java/A.java"), later);

    assertThat(build.isStale(module)).isTrue();
  }

  /**
   * As of a folder without the right to read it, but for every user, root included. Maven's plugins
   * pass such a folder over.
   */
  @Test
  void cannotBeSaidOfSourcesThatCannotBeRead() throws IOException {
    Path deep = Files.createDirectories(dir.resolve("deep/" + LONG_PATH));
    Path sources = dir.resolve("client-base/src/main");
    Path place = Files.createDirectories(sources.resolve(LONG_PATH));
    Path moved = place.resolve("deep");
    Files.move(dir.resolve("deep"), moved);
    try {
      assertThatThrownBy(() -> build.isStale(module))
          .isInstanceOf(UserError.class)
          .hasMessageStartingWith(
              "Cannot read the sources of inproc-none-client: %s".formatted(sources))
          .hasMessageEndingWith(": File name too long. Make them readable for this user.");
    } finally {
      Files.move(moved, dir.resolve("deep")); // so that it can be deleted
    }
    assertThat(deep).exists();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DubboOverrideTest {

  private static final Instant RESOLVED = Instant.now().plusSeconds(60);

  @TempDir Path root;

  private Path library;
  private Project project;
  private Half client;

  @BeforeEach
  void fabricateAResolvedVariant() throws IOException {
    library = root.resolve("rpc-3.4-SNAPSHOT.jar");
    project =
        new FabricatedProject(root)
            .pair("rpc-codec", "A row.", "rpc")
            .file("rpc-3.4-SNAPSHOT.jar", "")
            .file(
                "target/variants/rpc-codec-client-dubbo-3.4-SNAPSHOT/classpath", library.toString())
            .project();
    client = project.pair("rpc-codec").client();
    Path resolved = root.resolve("target/variants/rpc-codec-client-dubbo-3.4-SNAPSHOT/classpath");
    Files.setLastModifiedTime(resolved, FileTime.from(RESOLVED));
  }

  @Test
  void isResolvedOnceAndKept() {
    assertThat(classpath().jars()).contains(library);
  }

  @Test
  void isResolvedAgainWhenASnapshotWasInstalledAgain() throws IOException {
    Files.setLastModifiedTime(library, FileTime.from(RESOLVED.plusSeconds(1)));

    assertIsResolvedAgain();
  }

  @Test
  void isResolvedAgainWhenALibraryIsGone() throws IOException {
    Files.delete(library);

    assertIsResolvedAgain();
  }

  @Test
  void isResolvedAgainWhenAPomHasChanged() throws IOException {
    Files.setLastModifiedTime(
        root.resolve("rpc-codec-client/pom.xml"), FileTime.from(RESOLVED.plusSeconds(1)));

    assertIsResolvedAgain();
  }

  /** Maven is asked, which cannot resolve anything for a project that is no real one. */
  private void assertIsResolvedAgain() {
    assertThatThrownBy(this::classpath)
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("rpc-codec cannot run on Dubbo 3.4-SNAPSHOT: The build failed");
  }

  private Classpath classpath() {
    return new DubboOverride(project, "3.4-SNAPSHOT").classpath(client);
  }
}

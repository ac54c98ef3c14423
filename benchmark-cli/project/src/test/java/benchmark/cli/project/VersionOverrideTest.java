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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Model;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VersionOverrideTest {

  private static final Instant RESOLVED = Instant.now().plusSeconds(60);

  @TempDir Path root;

  private Path library;
  private Project project;
  private PairModule client;
  private final List<String> progress = new ArrayList<>();

  @BeforeEach
  void fabricateAResolvedVariant() throws IOException {
    library = root.resolve("rpc-3.4-SNAPSHOT.jar");
    project =
        new FabricatedProject(root)
            .framework("rpc-base", "rpc", "RPC", "rpc.version", "org.example:rpc")
            .pairOn("rpc-base", "rpc-codec")
            .file("rpc-3.4-SNAPSHOT.jar", "")
            .file("target/variants/rpc-codec-client-rpc-3.4-SNAPSHOT/classpath", library.toString())
            .project();
    client = project.pair("rpc-codec").client();
    Path resolved = root.resolve("target/variants/rpc-codec-client-rpc-3.4-SNAPSHOT/classpath");
    Files.setLastModifiedTime(resolved, FileTime.from(RESOLVED));
  }

  @Test
  void isResolvedOnceAndKept() {
    assertThat(classpath().jars()).contains(library);
    assertThat(progress).isEmpty();
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

  /** A release of this project changes its version. */
  @Test
  void theTemporaryPomIsAChildOfTheRootPomWhateverItsVersion() throws IOException {
    Path module = root.resolve("rpc-codec-client/pom.xml");
    String own =
        "<dependencyManagement><dependencies><dependency><groupId>org.example</groupId>"
            + "<artifactId>own</artifactId><version>2</version></dependency></dependencies>"
            + "</dependencyManagement></project>";
    Files.writeString(module, Files.readString(module).replace("</project>", own));
    project = new Project(root);
    Files.delete(library);
    assertIsResolvedAgain();

    Model pom;
    Path dir = root.resolve("target/variants/rpc-codec-client-rpc-3.4-SNAPSHOT");
    try (var reader = Files.newBufferedReader(dir.resolve("pom.xml"))) {
      pom = new MavenXpp3Reader().read(reader);
    } catch (XmlPullParserException e) {
      throw new AssertionError(e);
    }
    assertThat(pom.getParent().getId()).isEqualTo("benchmark:fabricated:pom:7.5");
    assertThat(dir.resolve(pom.getParent().getRelativePath()).normalize())
        .isEqualTo(root.resolve("pom.xml"));
    assertThat(pom.getDependencies().stream().map(Dependency::getManagementKey))
        .containsExactly("org.example:rpc:jar");
    assertThat(pom.getDependencyManagement().getDependencies())
        .as("what the pair has of its own")
        .extracting(Dependency::getArtifactId)
        .containsExactly("own");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.example:rpc:jar:9.9.9 was not found in https://repository.example/maven"
            + " during a previous attempt. This failure was cached in the local repository",
        "Could not find artifact org.example:rpc:jar:9.9.9 in central"
            + " (https://repository.example/maven)",
        "Non-resolvable import POM: Could not find artifact org.example:rpc:pom:9.9.9 in central"
            + " (https://repository.example/maven)"
      })
  void aVersionThatThereIsNotIsBadInput(String cause) {
    assertThat(unresolved(cause))
        .hasMessage(
            "Maven finds no RPC 9.9.9 (org.example:rpc), neither released nor in the local"
                + " repository. Check the version, or install your build of it first.")
        .satisfies(error -> assertThat(error.status()).isEqualTo(2));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Could not transfer artifact org.example:rpc:pom:9.9.9 from/to central"
            + " (https://repository.example/maven): Connect to 127.0.0.1:1 [/127.0.0.1] failed:"
            + " Connection refused",
        "Cannot access central (https://repository.example/maven) in offline mode and the"
            + " artifact org.example:rpc:jar:9.9.9 has not been downloaded from it before.",
        "org.example:rpc:pom:9.9.9 failed to transfer from https://repository.example/maven"
            + " during a previous attempt."
      })
  void anUnreachableRepositoryIsNoMissingVersion(String cause) {
    assertThat(unresolved("Failed to read org.example:rpc:jar:9.9.9: " + cause))
        .hasMessage(
            "Maven could not look for RPC 9.9.9 or a library that it needs (%s). Full log:"
                + " /x/resolve.log. Check the network, and run again.",
            cause)
        .satisfies(error -> assertThat(error.status()).isEqualTo(1));
  }

  @Test
  void anotherLibraryThatIsMissingIsTheVersionsFault() {
    assertThat(unresolved("Could not find artifact org.example:netty:jar:1.2 in central"))
        .hasMessageStartingWith("rpc-codec cannot run on RPC 9.9.9: The build failed.")
        .hasMessageContaining("org.example:netty:jar:1.2")
        .satisfies(error -> assertThat(error.status()).isEqualTo(1));
  }

  /** What is said of a failure that Maven 3.9 tells with this cause. */
  private UserError unresolved(String cause) {
    String errors =
        """
        The build failed. Full log: /x/resolve.log. Errors:
        [ERROR] Failed to execute goal on project variant: Could not resolve dependencies: %s -> [Help 1]
        [ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch."""
            .formatted(cause);
    return VersionOverride.unresolved(
        "rpc-codec", chosen("9.9.9"), Path.of("/x/resolve.log"), errors);
  }

  /** Maven is asked, which cannot resolve anything for a project that is no real one. */
  private void assertIsResolvedAgain() {
    assertThatThrownBy(this::classpath)
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("rpc-codec cannot run on RPC 3.4-SNAPSHOT: The build failed");
    assertThat(progress).containsExactly("Resolving rpc-codec-client on RPC 3.4-SNAPSHOT …");
  }

  private Classpath classpath() {
    return new VersionOverride(project, chosen("3.4-SNAPSHOT"), new ChildProcesses(), progress::add)
        .classpath(client);
  }

  private ChosenVersions chosen(String text) {
    FrameworkVersion version =
        project.pair("rpc-codec").setup().framework().orElseThrow().version("rpc", text, "1.2.3");
    return new ChosenVersions(Optional.of(version), List.of());
  }
}

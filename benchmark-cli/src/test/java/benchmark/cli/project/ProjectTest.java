// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.text.Suggestions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectTest {

  @TempDir Path root;

  private Project project;

  @BeforeEach
  void fabricate() {
    project =
        new FabricatedProject(root)
            .pair("zeta-kryo", "Last in the alphabet.", "rpc")
            .pair("alpha-json-text", "Two dashes.", "rpc", "codec")
            .pair("plain", "No dash.")
            .project();
  }

  @Test
  void pairsComeInTheOrderOfTheModules() {
    assertThat(project.pairs().stream().map(Pair::name))
        .containsExactly("zeta-kryo", "alpha-json-text", "plain");
  }

  @Test
  void aNameIsProtocolAndSerialization() {
    Pair pair = project.pair("alpha-json-text");

    assertThat(pair.protocol()).isEqualTo("alpha");
    assertThat(pair.serialization()).isEqualTo("json-text");
    assertThat(pair.description()).isEqualTo("Two dashes.");
    assertThat(project.pair("plain").protocol()).isEqualTo("plain");
    assertThat(project.pair("plain").serialization()).isEqualTo("none");
  }

  @Test
  void halvesAreFoundByTheirNames() {
    assertThat(project.half("plain-server").orElseThrow().role()).isEqualTo(Role.SERVER);
    assertThat(project.half("plain-client").orElseThrow().pair()).isEqualTo("plain");
    assertThat(project.half("plain")).isEmpty();
  }

  @Test
  void anUnknownNameComesWithTheNearest() {
    assertThatThrownBy(() -> project.pair("zeta-kyro"))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("There is no pair or half named 'zeta-kyro'. Nearest: zeta-kryo, ")
        .hasMessageEndingWith(" All pairs: benchmark.sh list")
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }

  @Test
  void aHalfIsNoPair() {
    assertThatThrownBy(() -> project.pair("zeta-kryo-client"))
        .isInstanceOf(UserError.class)
        .hasMessage("'zeta-kryo-client' is a half; name its pair, zeta-kryo.")
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }

  @Test
  void aHalfStandsOnItsBaseAndWhatThatStandsOn() {
    assertThat(project.modulesOf(project.pair("plain").client()))
        .containsExactly("plain-client", "client-base", "benchmark-base");
  }

  @Test
  void versionsComeFromTheRootPom() {
    var libraries =
        Pom.read(root.resolve("alpha-json-text-client/pom.xml")).libraries().stream()
            .map(library -> library.getArtifactId() + " " + project.pom().managedVersion(library));

    assertThat(libraries).containsExactly("rpc 1.2.3", "codec 4.5");
  }

  @Test
  void aPomThatIsNoneIsNamed() throws Exception {
    Files.writeString(root.resolve("pom.xml"), "<project><modules>");

    assertThatThrownBy(project::pairs)
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("Cannot read " + root.resolve("pom.xml"));
  }

  @Test
  void nearestNamesAreThoseAtTheSmallestDistance() {
    List<String> names = List.of("inproc", "dubbo-fst", "dubbo-kryo", "dubbo-hessianlite");

    assertThat(Suggestions.to("dubbo-kyro", names)).startsWith("dubbo-kryo", "dubbo-fst");
    assertThat(Suggestions.to("in", names)).startsWith("inproc").hasSize(3);
    assertThat(Suggestions.to("", List.of("a"))).containsExactly("a");
    assertThat(Suggestions.to("x", List.of())).isEmpty();
  }
}

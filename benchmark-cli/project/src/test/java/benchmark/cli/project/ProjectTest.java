// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

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
    assertThat(pair.facts().description()).isEqualTo("Two dashes.");
    assertThat(project.pair("plain").protocol()).isEqualTo("plain");
    assertThat(project.pair("plain").serialization()).isEqualTo("none");
  }

  @Test
  void modulesAreFoundByTheirNames() {
    assertThat(project.module("plain-server").orElseThrow().role()).isEqualTo(Role.SERVER);
    assertThat(project.module("plain-client").orElseThrow().pair()).isEqualTo("plain");
    assertThat(project.module("plain")).isEmpty();
  }

  @Test
  void theVersionOfACodecIsThatOfTheBuild() {
    var fabricated =
        new FabricatedProject(root)
            .pair("rpc-bin", "Brings its codec by a framework.", "rpc")
            .pom(
                "rpc-bin-client",
                "A pair.",
                "",
                "<properties><pair.codec>tiny-codec</pair.codec></properties>");

    assertThat(fabricated.project().pair("rpc-bin").facts().libraries())
        .containsEntry("tiny-codec", "(version known once it is built)");

    fabricated.file(
        "rpc-bin-client/target/classpath", "/m2/org/tiny-codec/4.0.1/tiny-codec-4.0.1.jar");

    assertThat(fabricated.project().pair("rpc-bin").facts().libraries())
        .containsEntry("tiny-codec", "4.0.1");
  }

  @Test
  void theClientsPomSaysHowAPairIsCompared() {
    assertThat(project.pair("plain").kind()).isEqualTo(PairKind.ORDINARY);
    var fabricated = new FabricatedProject(root);
    fabricated
        .pair("plain", "No wire.")
        .pom(
            "plain-client",
            "No wire.",
            "",
            "<properties><pair.reference>true</pair.reference></properties>");
    assertThat(fabricated.project().pair("plain").kind()).isEqualTo(PairKind.REFERENCE);
    fabricated.pom(
        "plain-client",
        "A wire.",
        "",
        "<properties><pair.ceiling>true</pair.ceiling></properties>");
    assertThat(fabricated.project().pair("plain").kind()).isEqualTo(PairKind.CEILING);
  }

  @Test
  void theBasesTellAPairsFramework() {
    var fabricated = new FabricatedProject(root);
    fabricated
        .framework("rpc-base", "rpc", "RPC", "rpc.version", "org.example:rpc")
        .pairOn("rpc-base", "rpc-x")
        .pair("plain", "No wire.");
    project = fabricated.project();
    Framework framework = project.pair("rpc-x").setup().framework().orElseThrow();

    assertThat(framework.name()).isEqualTo("RPC");
    assertThat(framework.mavenOptions("2.7.23")).containsExactly("-Dspring.version=5", "-Dother=1");
    assertThat(framework.jvmOptions("2.7.23"))
        .containsExactly("--add-opens=a/b=ALL-UNNAMED", "-Dx=y");
    assertThat(framework.jvmOptions("2.70.1")).isEmpty();
    assertThat(project.pair("plain").setup().framework()).isEmpty();
    assertThat(project.frameworks().stream().map(Framework::key)).containsExactly("rpc");
  }

  @Test
  void whatAPairBringsItselfIsNotWhatEveryClientHas() {
    assertThat(project.ownModulesOf(project.pair("plain").client()))
        .containsExactly("plain-client");
  }

  @Test
  void anUnknownNameComesWithTheNearest() {
    assertThatThrownBy(() -> project.pair("zeta-kyro"))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(
            "There is no pair, server or client named 'zeta-kyro'. Nearest: zeta-kryo, ")
        .hasMessageEndingWith(" All pairs: ./benchmark.sh list")
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }

  @Test
  void aModuleIsNotAPair() {
    assertThatThrownBy(() -> project.pair("zeta-kryo-client"))
        .isInstanceOf(UserError.class)
        .hasMessage("'zeta-kryo-client' is the client of a pair; name the pair, zeta-kryo.")
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }

  @Test
  void aModuleDependsOnItsBaseAndWhatThatDependsOn() {
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

  /** A protocol on another one's base says which of its settings it does not have. */
  @Test
  void theNearestPomSaysWhatAVariantMaySet(@TempDir Path other) {
    Project layered =
        new FabricatedProject(other)
            .settings(
                "far-base", "<key.filters>a,b</key.filters><key.connections>1-9</key.connections>")
            .module("near-base", "", FabricatedProject.dependency("benchmark", "far-base"))
            .pom(
                "near-base",
                "",
                FabricatedProject.dependency("benchmark", "far-base"),
                "<properties><key.connections/></properties>")
            .pairOn("near-base", "near-kryo")
            .project();

    assertThat(layered.pair("near-kryo").setup().keys())
        .extracting(VariantKey::name, VariantKey::text)
        .containsExactly(tuple("filters", "a, b"));
  }
}

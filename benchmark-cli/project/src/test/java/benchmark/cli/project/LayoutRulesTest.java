// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LayoutRulesTest {

  @TempDir Path root;

  private FabricatedProject fabricated;

  @BeforeEach
  void soundProject() {
    fabricated = new FabricatedProject(root).pair("rpc-codec", "A pair.", "rpc", "codec");
  }

  /** The gate: this project itself. */
  @Test
  void thisProjectBreaksNoRule() {
    Project project = ProjectRoot.project();

    assertThat(new LayoutRules(project).problems()).isEmpty();
    assertThat(new LayoutRules(project).undeclaredFacts()).isEmpty();
    assertThat(new SetupRules(project).problems()).isEmpty();
    assertThat(project.pairs()).as("the gate looks at something").hasSizeGreaterThanOrEqualTo(4);
  }

  @Test
  void aSoundProjectBreaksNoRule() {
    assertThat(problems()).isEmpty();
  }

  @Test
  void aPairThatDoesNotDeclareItsFactsIsNamed() {
    fabricated.pairOn("benchmark-base", "rpc-silent");

    assertThat(new LayoutRules(fabricated.project()).undeclaredFacts())
        .containsExactly(
            "rpc-silent has '' as <pair.languages>: write any or java into its client's pom.",
            "rpc-silent has '' as <pair.refuses>: write yes or no or - into its client's pom.",
            "rpc-silent has '' as <pair.schema>: write none or first into its client's pom.");
  }

  @Test
  void aFolderThatIsNoModuleIsNamed() {
    fabricated.pom("orphan", "Not listed.", "", "");

    assertThat(problems())
        .containsExactly(
            "The folder orphan has a pom.xml but is not under <modules> of the root pom: add it"
                + " there.");
  }

  @Test
  void aModuleWithoutAFolderIsNamed() {
    fabricated.listed("ghost");

    assertThat(problems())
        .containsExactly(
            "The module ghost of the root pom has no folder: remove it from <modules>.");
  }

  @Test
  void aClientWithoutAServerIsNamed() {
    fabricated.without("rpc-codec-server/pom.xml").unlisted("rpc-codec-server");

    assertThat(problems())
        .containsExactly(
            "rpc-codec-client has no rpc-codec-server: a pair is a client and a server.");
  }

  @Test
  void aServerWithoutAClientIsNamed() {
    fabricated.without("rpc-codec-client/pom.xml").unlisted("rpc-codec-client");

    assertThat(problems())
        .containsExactly(
            "rpc-codec-server has no rpc-codec-client: a pair is a client and a server.");
  }

  @Test
  void aModuleWithoutItsXmlIsNamed() {
    fabricated
        .without("rpc-codec-client/src/main/resources/consumer.xml")
        .without("rpc-codec-server/src/main/resources/provider.xml");

    assertThat(problems())
        .containsExactly(
            "rpc-codec-client has no src/main/resources/consumer.xml.",
            "rpc-codec-server has no src/main/resources/provider.xml.");
  }

  @Test
  void aModuleThatConfiguresTheBuildIsNamed() {
    fabricated
        .pom("rpc-codec-client", "A pair.", "", "<build><finalName>x</finalName></build>")
        .pom("rpc-codec-server", "", "", "<profiles><profile><id>x</id></profile></profiles>");

    assertThat(problems())
        .containsExactly(
            "rpc-codec-client configures the build in its pom: that belongs in the root pom.",
            "rpc-codec-server configures the build in its pom: that belongs in the root pom.");
  }

  @Test
  void aModuleWithJavaIsNamedWithTheFile() {
    fabricated.file("rpc-codec-server/src/main/java/benchmark/Clever.java", "class Clever {}");

    assertThat(problems())
        .containsExactly(
            "rpc-codec-server contains Java (src/main/java/benchmark/Clever.java): a pair has"
                + " none; it belongs in a base or serialization module.");
  }

  @Test
  void aPairThatIsTooLongIsNamed() {
    fabricated.file("rpc-codec-server/src/main/resources/provider.xml", "<beans/>\n".repeat(60));

    assertThat(problems())
        .singleElement()
        .asString()
        .matches(
            "rpc-codec has \\d+ lines in its two modules; 60 are allowed. Move to a base what pairs"
                + " share.");
  }

  @Test
  void aClientWithoutADescriptionIsNamed() {
    fabricated.pom("rpc-codec-client", "", "", "");

    assertThat(problems())
        .containsExactly(
            "rpc-codec-client has no <description>: say there what the pair is and is not.");
  }

  @Test
  void aFrameworkWithoutItsFactsIsNamed() {
    fabricated.framework("whole", "rpc", "RPC", "rpc.version", "org.example:rpc");
    assertThat(problems()).isEmpty();

    fabricated.framework("lacking", "other", "Other", "no.such.version", "org.example:other");
    assertThat(problems())
        .containsExactly(
            "lacking has override.key and lacks override.name, override.artifact, or"
                + " override.property with a property of the root pom.");
  }

  private List<String> problems() {
    return new LayoutRules(fabricated.project()).problems();
  }
}

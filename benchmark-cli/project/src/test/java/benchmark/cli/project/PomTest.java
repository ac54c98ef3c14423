// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.model.Dependency;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PomTest {

  @TempDir Path dir;

  @Test
  void aPropertysReferencesToOtherPropertiesAreFilledIn() throws IOException {
    Pom pom = pom("<a>1 ${b}${b}</a><b>${c}</b><c>x</c><d>v${project.version}</d>");

    assertThat(pom.property("a")).isEqualTo("1 xx");
    assertThat(pom.property("d")).isEqualTo("v7.5");
    assertThat(pom.words("a")).containsExactly("1", "xx");
    assertThat(pom.words("nothing")).isEmpty();
  }

  @Test
  void whatIsInheritedIsLeftAsItIs() throws IOException {
    assertThat(pom("<a>-Dx=${dubbo.version}</a>").property("a")).isEqualTo("-Dx=${dubbo.version}");
  }

  @Test
  void propertiesThatReferToEachOtherEnd() throws IOException {
    assertThat(pom("<a>${b}</a><b>${a}</b>").property("a")).isEqualTo("${b}");
  }

  @Test
  void aModulesOwnVersionsPrevailOverInheritedOnes() throws IOException {
    String other = "<dependency><groupId>g</groupId><artifactId>other</artifactId>";
    String managed = "<dependency><groupId>g</groupId><artifactId>managed</artifactId>";
    Pom root =
        parsed(
            "<properties><other>1</other><own>9</own></properties>"
                + management(other + "<version>${other}</version></dependency>")
                    .replace(
                        "</dependencies>",
                        managed + "<version>2</version></dependency></dependencies>"));
    Pom module =
        parsed(
            "<properties><other>3</other></properties>"
                + management(managed + "<version>${own}</version></dependency>"));

    assertThat(root.inheritedBy(module).version(library("other"))).isEqualTo("3");
    assertThat(root.inheritedBy(module).version(library("managed"))).isEqualTo("9");
    assertThat(root.version(library("other"))).isEqualTo("1");
    assertThat(root.version(library("managed"))).isEqualTo("2");
  }

  @Test
  void aVersionThatIsWrittenWithALibraryIsItsVersion() throws IOException {
    Dependency written = library("written");
    written.setVersion("${a}");

    assertThat(pom("<a>4</a>").version(written)).isEqualTo("4");
  }

  @Test
  void compiledLibrariesAreThoseThatEveryPairOfAModuleHas() throws IOException {
    var dependencies = new StringBuilder();
    for (String scope : List.of("test", "provided", "runtime", "compile")) {
      dependencies.append(
          "<dependency><groupId>g</groupId><artifactId>%s</artifactId><scope>%1$s</scope></dependency>"
              .formatted(scope));
    }
    assertThat(parsed("<dependencies>" + dependencies + "</dependencies>").compiledLibraries())
        .extracting(Dependency::getArtifactId)
        .containsExactly("compile");
  }

  private static String management(String dependency) {
    return "<dependencyManagement><dependencies>"
        + dependency
        + "</dependencies></dependencyManagement>";
  }

  /** As editors of Windows write it. */
  @Test
  void aByteOrderMarkAndCrLfAreAccepted() throws IOException {
    Path file = dir.resolve("pom.xml");
    Files.writeString(
        file,
        "\uFEFF<project>\r\n<version>1.0</version>\r\n<description>ü</description></project>");

    assertThat(Pom.read(file).version()).isEqualTo("1.0");
    assertThat(Pom.read(file).description()).isEqualTo("ü");
  }

  private static Dependency library(String artifact) {
    var library = new Dependency();
    library.setGroupId("g");
    library.setArtifactId(artifact);
    return library;
  }

  private Pom pom(String properties) throws IOException {
    return parsed("<properties>" + properties + "</properties>");
  }

  private Pom parsed(String content) throws IOException {
    Path file = dir.resolve("pom.xml");
    Files.writeString(file, "<project><version>7.5</version>" + content + "</project>");
    return Pom.read(file);
  }
}

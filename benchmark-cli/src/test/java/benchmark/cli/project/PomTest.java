// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

  private Pom pom(String properties) throws IOException {
    Path file = dir.resolve("pom.xml");
    Files.writeString(
        file,
        "<project><version>7.5</version><properties>" + properties + "</properties></project>");
    return Pom.read(file);
  }
}

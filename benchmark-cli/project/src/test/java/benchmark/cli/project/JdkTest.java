// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JdkTest {

  @TempDir Path home;

  @Test
  void readsTheReleaseFile() throws IOException {
    fabricate("JAVA_VERSION=\"25.0.1\"\nIMPLEMENTOR=\"Some Vendor\"\n");

    assertThat(Jdk.at(home)).isEqualTo(new Jdk(home, "25.0.1", "Some Vendor"));
    assertThat(Jdk.at(home.resolve("bin/java"))).isEqualTo(Jdk.at(home));
    assertThat(Jdk.at(home).java()).isEqualTo(home.resolve("bin/java"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"17", "17.0.15", "21-ea", "25+36"})
  void acceptsEveryNewerVersion(String version) throws IOException {
    fabricate("JAVA_VERSION=\"" + version + "\"\n");

    assertThat(Jdk.at(home)).isEqualTo(new Jdk(home, version, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.8.0_392", "11.0.21", "16.0.2", ""})
  void refusesOlderOnes(String version) throws IOException {
    fabricate("JAVA_VERSION=\"" + version + "\"\n");

    assertThatThrownBy(() -> Jdk.at(home))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "The JDK at '%s' is version %s; JDK 17 or newer is needed. Give another one.",
            home, version);
  }

  @ParameterizedTest
  @CsvSource({"17.0.15, false", "23.0.2, false", "24, true", "25.0.1, true", "26-ea, true"})
  void keepsNewerOnesFromWarningOfWhatLibrariesDo(String version, boolean quiet) {
    assertThat(new Jdk(home, version, "").quietFlags())
        .isEqualTo(quiet ? List.of("--sun-misc-unsafe-memory-access=allow") : List.of());
  }

  @Test
  void saysThatThereIsNone() {
    assertThatThrownBy(() -> Jdk.at(home))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "There is no JDK at '%s' (no bin/java there). Give the folder that holds bin/java.",
            home);
  }

  @Test
  void saysThatItsVersionCannotBeTold() throws IOException {
    fabricate("");
    Files.delete(home.resolve("release"));

    assertThatThrownBy(() -> Jdk.at(home))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("Cannot determine the version of the JDK at '" + home + "'");
  }

  @Test
  void knowsTheRunningOne() {
    assertThat(Jdk.ofThisProcess().version()).isEqualTo(System.getProperty("java.version"));
  }

  private void fabricate(String release) throws IOException {
    Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
    Files.createFile(java);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(home.resolve("release"), release);
  }
}

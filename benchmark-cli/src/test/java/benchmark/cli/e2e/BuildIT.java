// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** The tests share one copy because building it takes long; each leaves it sound. */
@DisplayName("a fresh clone, in a path with spaces: what is stale is built, and nothing else")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class BuildIT {

  private static final List<String> TOOLS =
      List.of(
          ("java mvn sh env setsid cat cut dirname find git grep head mkdir mv printf pwd readlink"
                  + " rm sed sleep ss stty taskset")
              .split(" "));

  @TempDir static Path folder;

  private static Path home;

  @BeforeAll
  static void copy() throws IOException {
    home = folder.resolve("a folder with spaces");
    Script.copySources(home);
  }

  @Test
  @Order(1)
  void withoutMavenNothingCanBeBuilt() throws IOException {
    CommandResult outcome = script().with("PATH", pathWithout("mvn")).run("list");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stdout()).isEmpty();
    assertThat(outcome.stderr())
        .isEqualTo(
            "Maven is needed to build, and there is no mvn on the PATH. Install Maven 3.6.3 or"
                + " newer.\n");
  }

  @Test
  @Order(2)
  void aBrokenCommandLineIsSaidWithTheCompilersError() throws IOException {
    Path source = home.resolve("benchmark-base/src/main/java/benchmark/Defaults.java");
    String sound = Files.readString(source);
    Files.writeString(source, sound.replace("private Defaults() {}", "private Defaults() {"));
    CommandResult outcome = script().run("list");
    Files.writeString(source, sound);

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr()).contains("Defaults.java:").contains("reached end of file");
    assertThat(outcome.sentence())
        .startsWith("The build failed; its whole output is in " + home + "/target/build.");
  }

  @Test
  @Order(3)
  void oneCommandLeadsFromACloneToATable() {
    CommandResult outcome = script().run(ShortRun.of("inproc"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stderr())
        .contains("Building the command line …\n")
        .contains("Building inproc-client, inproc-server …\n");
    assertThat(outcome.stdout()).contains("Client.existUser  thrpt");
    assertThat(Tools.names(Tools.onlyFolder(home.resolve("results")))).contains("jmh.json");
  }

  @Test
  @Order(4)
  void whatIsUpToDateIsNotBuiltAgain() throws IOException {
    CommandResult outcome = script().with("PATH", pathWithout("mvn")).run(ShortRun.of("inproc"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stderr()).doesNotContain("Building");
    assertThat(Tools.folders(home.resolve("results"))).hasSize(2);
  }

  @Test
  @Order(5)
  void aBuildByHandWillDo() throws IOException {
    Files.delete(home.resolve("benchmark-cli/target/built"));
    CommandResult outcome = script().with("PATH", pathWithout("mvn")).run("list");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stderr()).isEmpty();
  }

  @Test
  @Order(6)
  void aProjectThatWasMovedIsBuiltAnew() throws IOException {
    Path moved = Files.move(home, home.resolveSibling("moved"));
    CommandResult outcome =
        Script.at(moved.resolve("benchmark.sh")).with("PATH", pathWithout("mvn")).run("list");
    Files.move(moved, home);

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.sentence()).startsWith("Maven is needed to build, and there is no mvn");
  }

  @Test
  @Order(7)
  void aBrokenHalfIsSaidWithTheCompilersError() throws IOException {
    Path source = home.resolve("server-base/src/main/java/benchmark/Server.java");
    String sound = Files.readString(source);
    Files.writeString(source, sound.replace("private Server() {}", "private Server() {"));
    int before = Tools.folders(home.resolve("results")).size();
    CommandResult outcome = script().run(ShortRun.of("inproc"));
    Files.writeString(source, sound);

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr())
        .contains("Building inproc-server …\n")
        .contains("The build failed (")
        .contains("Its whole output is in " + home + "/target/build.log")
        .contains("Server.java:")
        .contains("illegal start of expression");
    assertThat(Tools.folders(home.resolve("results"))).hasSize(before);
  }

  @Test
  @Order(8)
  void withoutMavenAStaleHalfIsSaid() throws IOException {
    CommandResult outcome = script().with("PATH", pathWithout("mvn")).run(ShortRun.of("inproc"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.sentence()).startsWith("Maven is needed to build, and there is no mvn");
  }

  @Test
  void withoutAJdkNothingRuns() throws IOException {
    CommandResult outcome =
        script().with("JAVA_HOME", null).with("PATH", pathWithout("java", "mvn")).run("list");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr())
        .isEqualTo(
            "There is no java on the PATH and JAVA_HOME is not set. Install a JDK 17 or newer.\n");
  }

  @Test
  void aJavaHomeWithoutJavaIsSaid() {
    CommandResult outcome = script().with("JAVA_HOME", "/no/such jdk").run("list");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr())
        .isEqualTo(
            "JAVA_HOME is '/no/such jdk', and there is no bin/java in it. Point it at a JDK 17 or"
                + " newer.\n");
  }

  @Test
  void anOldJdkIsSaidWhetherOrNotSomethingIsStale() throws IOException {
    for (String version : List.of("1.8.0_392", "11.0.21")) {
      Path jdk = oldJdk(version);
      for (Script script : List.of(script(), Script.ofProject())) {
        CommandResult outcome = script.with("JAVA_HOME", jdk.toString()).run("list");

        assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
        assertThat(outcome.stdout()).isEmpty();
        assertThat(outcome.stderr())
            .isEqualTo(
                "'%s/bin/java' is version %s; JDK 17 or newer is needed. Point JAVA_HOME at one.%n"
                    .formatted(jdk, version.replaceFirst("_.*", "")));
      }
    }
  }

  @Test
  void anOldJdkForTheHalvesIsSaid() throws IOException {
    Path jdk = oldJdk("11.0.21");
    CommandResult outcome = Script.ofProject().run("--jdk", jdk.toString(), "inproc");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr())
        .isEqualTo(
            "The JDK at '%s' is version 11.0.21; JDK 17 or newer is needed. Give another one.%n"
                .formatted(jdk));
    assertThat(Script.ofProject().run("inproc@jdk=/nowhere").status()).isEqualTo(2);
  }

  private static Script script() {
    return Script.at(home.resolve("benchmark.sh"));
  }

  /** A JDK that says it is old, and can do nothing else. */
  private static Path oldJdk(String version) throws IOException {
    Path jdk = Files.createDirectories(folder.resolve("jdk " + version));
    Path java = Files.createDirectories(jdk.resolve("bin")).resolve("java");
    Files.writeString(
        java, "#!/bin/sh\necho 'openjdk version \"" + version + "\" 2023-10-17' >&2\nexit 1\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return jdk;
  }

  /** A PATH with java, mvn and what scripts and tests need, except some programs. */
  private static String pathWithout(String... programs) throws IOException {
    Path bin = folder.resolve("bin without " + String.join(" ", programs));
    Files.createDirectories(bin);
    for (String program : TOOLS) {
      Path link = bin.resolve(program);
      Optional<Path> target =
          Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
              .map(folder -> Path.of(folder, program))
              .filter(Files::isExecutable)
              .findFirst();
      if (target.isPresent()
          && !List.of(programs).contains(program)
          && !Files.exists(link, LinkOption.NOFOLLOW_LINKS)) {
        Files.createSymbolicLink(link, target.get());
      }
    }
    return bin.toString();
  }
}

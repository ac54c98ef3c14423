// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.process.ChildProcesses;
import benchmark.cli.project.Build;
import benchmark.cli.project.LocalRepository;
import benchmark.cli.project.Project;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The tests share one copy that is built, because building takes long; each leaves it as it was.
 * Those that need one that is not built make their own.
 */
@DisplayName("a fresh clone, in a path with spaces: what is stale is built, and nothing else")
class BuildIT {

  private static final List<String> TOOLS =
      List.of(
          ("java mvn sh awk env setsid cat cut dirname find flock git grep head id ln locale mkdir mv"
                  + " printf pwd readlink rm sed sleep ss stty tail taskset touch")
              .split(" "));

  /** A process that is told to end and must be stopped by force would take longer. */
  private static final Duration SECONDS = Duration.ofSeconds(8);

  @TempDir static Path folder;

  private static Path built;
  private static CommandResult firstRun;

  @BeforeAll
  static void build() throws IOException {
    built = copy("a folder with spaces");
    firstRun = script(built).run(ShortRun.of("inproc"));
  }

  private static Path copy(String name) throws IOException {
    Path copy = folder.resolve(name);
    Script.copySources(copy);
    return copy;
  }

  @Test
  void oneCommandLeadsFromACloneToATable() {
    assertThat(firstRun.status()).as(firstRun.toString()).isZero();
    assertThat(firstRun.stderr())
        .contains("Building the command line …\n")
        .contains("Building inproc-client, inproc-server …\n");
    assertThat(firstRun.stdout()).contains("Client.existUser  thrpt");
    assertThat(Tools.names(Tools.folders(built.resolve("results")).get(0))).contains("jmh.json");
  }

  @Test
  void withoutMavenNothingCanBeBuilt() throws IOException {
    CommandResult outcome =
        script(copy("without Maven")).with("PATH", pathWithout("mvn")).run("list");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stdout()).isEmpty();
    assertThat(outcome.stderr().lines()).hasSize(1);
    assertThat(outcome.stderr()).contains("no mvn on the PATH", "Install Maven 3.6.3 or newer");
  }

  @Test
  void aBrokenCommandLineIsSaidWithTheCompilersError() throws IOException {
    Path broken = copy("broken");
    Path source = broken.resolve("benchmark-base/src/main/java/benchmark/Defaults.java");
    breakSource(source);
    CommandResult outcome = script(broken).run("list");

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr()).contains("Defaults.java:").contains("reached end of file");
    assertThat(outcome.sentence()).contains(broken + "/target/build.");
  }

  /** The option is of Java 7; a JVM that does not start marks no error as Maven does. */
  @Test
  void whyMavenDoesNotStartIsSaid() throws IOException {
    CommandResult outcome =
        script(copy("old options"))
            .with("MAVEN_OPTS", "-XX:MaxPermSize=512m")
            .with("JAVA_TOOL_OPTIONS", "-XX:+UseG1GC")
            .run("list");

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr()).contains("\nUnrecognized VM option 'MaxPermSize=512m'\n");
    assertThat(outcome.sentence())
        .startsWith("The build failed: mvn ended with exit status 1. Full log: ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "echo 'Bus error'; exit 135|Bus error|The build failed: mvn ended with exit status 135. ",
        "echo '[\u001b[1;31mERROR\u001b[m] No'; exit 1|] No|The build failed: mvn ended with exit"
            + " status 1. ",
        "kill -9 $$|exit status 137|The build failed: mvn ended with exit status 137. ",
        "echo Apache Maven 4|Apache Maven 4|The build made no ",
      })
  void whateverMavenSaysItsEndIsSaid(String maven, String said, String sentence)
      throws IOException {
    CommandResult outcome =
        script(copy(Files.createTempDirectory(folder, "stub").getFileName() + " copy"))
            .with("PATH", stub("mvn", maven) + File.pathSeparator + System.getenv("PATH"))
            .run("list");

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr()).contains(said);
    assertThat(outcome.sentence()).startsWith(sentence);
  }

  @Test
  void whatAJavaSaysThatDoesNotStartIsSaid() throws IOException {
    Path bin = stub("java", "echo 'java: cannot execute: required file not found' >&2; exit 127");
    CommandResult outcome =
        script(copy(Files.createTempDirectory(folder, "stub").getFileName() + " copy"))
            .with("JAVA_HOME", null)
            .with("PATH", bin + File.pathSeparator + System.getenv("PATH"))
            .run("list");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr())
        .isEqualTo(
            "'%s/java' does not say its version, but: java: cannot execute: required file not found\n"
                    .formatted(bin)
                + "Point JAVA_HOME at a JDK 17 or newer that starts.\n");
  }

  /** As in a container that was started with a user id of its own. */
  @Test
  void aUserWithoutANameHasTheHomeThatIsSet() throws IOException {
    assumeTrue(Tools.succeeds("setpriv", "--reuid", "12345", "true"), "only root can be others");
    Path home = copy("of nobody");
    assertThat(Tools.succeeds("chmod", "a+rx", folder.toString())).isTrue();
    assertThat(Tools.succeeds("chmod", "-R", "a+rwX", home.toString())).isTrue();
    Path bin =
        stub(
            "mvn",
            "java -XshowSettings:properties -version 2>&1 | grep -E 'user.(home|x)'; exit 1");
    CommandResult outcome =
        script(home)
            .by("setpriv", "--reuid", "12345", "--regid", "12345", "--clear-groups")
            .with("HOME", "/tmp/o'of nobody")
            .with("JAVA_TOOL_OPTIONS", "-Xmx999g -Duser.x=y")
            .with("PATH", bin + File.pathSeparator + System.getenv("PATH"))
            .run("list");

    assertThat(outcome.stderr()).contains("    user.home = /tmp/o'of nobody\n", "    user.x = y\n");
    assertThat(home.resolve("?")).doesNotExist();
    CommandResult homeless =
        script(home)
            .by("setpriv", "--reuid", "12345", "--regid", "12345", "--clear-groups")
            .with("HOME", null)
            .run("list");
    assertThat(homeless.status()).isEqualTo(1);
    assertThat(homeless.stderr())
        .isEqualTo(
            "User id 12345 has no name on this system, and HOME is not set. Set HOME to a folder"
                + " that can be written to.\n");
  }

  @Test
  void aProjectThatMayNotBeWrittenToIsSaid() throws IOException {
    assumeTrue(Tools.succeeds("setpriv", "--reuid", "12345", "true"), "only root can be others");
    Path home = copy("of another");
    assertThat(Tools.succeeds("chmod", "a+rx", folder.toString())).isTrue();
    CommandResult outcome =
        script(home)
            .by("setpriv", "--reuid", "12345", "--regid", "12345", "--clear-groups")
            .run("list");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr())
        .isEqualTo("Cannot build in %s: the folder is not writable.\n".formatted(home));
  }

  /** Git for Windows turns line endings into CR LF unless the repository forbids it. */
  @ParameterizedTest
  @ValueSource(strings = {"core.autocrlf=true", "core.eol=crlf"})
  void lineEndingsAreTheRepositorys(String setting) throws IOException {
    Path sources = copy("sources for " + setting);
    var repository = new LocalRepository(sources);
    repository.git("init", "-q");
    repository.commit("Begin");
    Path clone = folder.resolve("clone with " + setting);
    repository.git("clone", "-q", "-c", setting, sources.toString(), clone.toString());

    assertThat(Tools.succeeds("diff", "-r", "-x", ".git", sources.toString(), clone.toString()))
        .isTrue();
    CommandResult outcome = script(clone).with("PATH", pathWithout("mvn")).run("--version");
    assertThat(outcome.sentence()).contains("no mvn on the PATH");
  }

  /** Only a shell can name the folder where the tests' own JVM cannot. */
  @Tag("every-pair")
  @Test
  void aCloneMayHaveAnyNameInAnyLocale() throws IOException {
    Path home = copy("to be renamed");
    String text =
        "named=$(printf '%s/b\\303\\244nchmark' \"$2\") && mv \"$1\" \"$named\" && exec env LC_ALL=C"
            + " \"$named/benchmark.sh\" list";
    var builder = new ProcessBuilder("sh", "-c", text, "sh", home.toString(), folder.toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    try (Run run = Run.start(builder)) {
      CommandResult outcome = run.awaitEnd();

      assertThat(outcome.status()).as(outcome.toString()).isZero();
      assertThat(outcome.stdout()).contains("dubbo-hessianlite ");
    }
  }

  private static Path stub(String name, String text) throws IOException {
    Path bin = Files.createTempDirectory(folder, "bin");
    Path program = Files.writeString(bin.resolve(name), "#!/bin/sh\n" + text + "\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    assertThat(Tools.succeeds("chmod", "a+rx", bin.toString(), program.toString())).isTrue();
    return bin;
  }

  @Test
  void whatIsUpToDateIsNotBuiltAgain() throws IOException {
    CommandResult outcome =
        script(built).with("PATH", pathWithout("mvn")).run(ShortRun.of("inproc"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stderr()).doesNotContain("Building");
  }

  @Test
  void aBuildByHandWillDo() throws IOException {
    Path stamp = built.resolve("benchmark-cli/app/target/built");
    Path kept = Files.move(stamp, stamp.resolveSibling("kept"));
    CommandResult outcome = script(built).with("PATH", pathWithout("mvn")).run("list");
    Files.move(kept, stamp);

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stderr()).isEmpty();
  }

  @Test
  void aProjectThatWasMovedIsBuiltAnew() throws IOException {
    Path moved = Files.move(built, built.resolveSibling("moved"));
    CommandResult outcome = script(moved).with("PATH", pathWithout("mvn")).run("list");
    Files.move(moved, built);

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.sentence()).contains("no mvn on the PATH");
  }

  @Tag("every-pair")
  @Test
  void aBrokenModuleIsSaidWithTheCompilersError() throws IOException {
    Path source = built.resolve("server-base/src/main/java/benchmark/Server.java");
    byte[] sound = Files.readAllBytes(source);
    FileTime time = Files.getLastModifiedTime(source);
    int before = Tools.folders(built.resolve("results")).size();
    breakSource(source);
    CommandResult outcome = script(built).run(ShortRun.of("inproc"));
    Files.write(source, sound);
    Files.setLastModifiedTime(source, time);
    buildAgain();

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr())
        .contains("Building inproc-server …\n", built + "/target/build.log")
        .contains("Server.java:", "illegal start of expression");
    assertThat(Tools.folders(built.resolve("results"))).hasSize(before);
  }

  @Tag("every-pair")
  @Test
  void withoutMavenAStaleModuleIsSaid() throws IOException {
    Path source = built.resolve("server-base/src/main/java/benchmark/Server.java");
    FileTime time = Files.getLastModifiedTime(source);
    Files.setLastModifiedTime(source, FileTime.from(Instant.now()));
    CommandResult outcome =
        script(built).with("PATH", pathWithout("mvn")).run(ShortRun.of("inproc"));
    Files.setLastModifiedTime(source, time);
    buildAgain();

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.sentence()).contains("no mvn on the PATH");
  }

  /** What was once found to be stale stays so. */
  private static void buildAgain() {
    var project = new Project(built);
    var pair = project.pair("inproc");
    new Build(project, new ChildProcesses()).update(List.of(pair.client(), pair.server()));
  }

  /** A lock of an older benchmark.sh, whose owner died before it wrote its process id. */
  @Test
  void aLockWithoutAnOwnerIsNotWaitedFor() throws IOException {
    Path home = copy("locked without an owner");
    Files.createDirectories(home.resolve("target/cli.lock"));
    Files.writeString(home.resolve("target/command-line.lock"), "");
    Files.writeString(home.resolve("target/command-line.lock.owner"), "");
    for (String without : List.of("mvn", "flock mvn")) {
      CommandResult outcome =
          script(home).with("PATH", pathWithout(without.split(" "))).run("list");

      assertThat(outcome.status()).isEqualTo(1);
      assertThat(outcome.sentence()).contains("no mvn on the PATH");
    }
  }

  @Test
  void aLockWithAnOwnerIsWaitedForAndSaid() throws IOException {
    Path home = copy("locked");
    Path lock = Files.createDirectories(home.resolve("target")).resolve("command-line.lock");
    assumeTrue(
        Tools.succeeds("flock", "-n", lock.toString(), "true"), "there is no flock on this system");
    try (Run owner = Run.start(new ProcessBuilder("flock", lock.toString(), "sleep", "60"));
        Run waiting = script(home).start("list")) {
      owner.awaitProcess("sleep");
      waiting.awaitStderr("Waiting for another build of the command line ");
      waiting.signalGroup("INT");

      assertThat(waiting.awaitEnd().status()).isEqualTo(130);
      assertThat(waiting.stderr()).endsWith("Interrupted.\n");
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("deaths")
  void aKilledBuildOfTheCommandLineLeavesNothing(String name, Consumer<Run> death, int status)
      throws IOException {
    assertNothingIsLeftOfTheCommandLinesBuild(name, death, status);
  }

  @Tag("every-pair")
  @ParameterizedTest(name = "{0}")
  @MethodSource("otherDeaths")
  void norDoesOneThatDiesAnotherDeath(String name, Consumer<Run> death, int status)
      throws IOException {
    assertNothingIsLeftOfTheCommandLinesBuild(name, death, status);
  }

  private static void assertNothingIsLeftOfTheCommandLinesBuild(
      String name, Consumer<Run> death, int status) throws IOException {
    try (Run run = script(copy("killed by " + name)).start("list")) {
      run.awaitProcess("-pl :app");
      death.accept(run);
      CommandResult outcome = run.awaitEnd(SECONDS);

      assertThat(outcome.status()).as(outcome.toString()).isEqualTo(status);
      assertThat(outcome.stderr())
          .endsWith(name.equals("kill -9") ? "Building the command line …\n" : "Interrupted.\n");
    }
  }

  @Tag("every-pair")
  @ParameterizedTest(name = "{0}")
  @MethodSource({"deaths", "otherDeaths"})
  void aKilledBuildOfAPairLeavesNothingAndIsDoneAgain(String name, Consumer<Run> death, int status)
      throws IOException {
    Path source = built.resolve("server-base/src/main/java/benchmark/Server.java");
    FileTime time = Files.getLastModifiedTime(source);
    int before = Tools.folders(built.resolve("results")).size();
    Files.setLastModifiedTime(source, FileTime.from(Instant.now()));
    try (Run run = script(built).start(ShortRun.of("inproc"))) {
      run.awaitProcess("-pl :inproc-server");
      death.accept(run);
      CommandResult outcome = run.awaitEnd(SECONDS);

      assertThat(outcome.status()).as(outcome.toString()).isEqualTo(status);
      assertThat(outcome.stderr())
          .endsWith(name.equals("kill -9") ? "Building inproc-server …\n" : "Interrupted.\n");
      assertThat(Tools.folders(built.resolve("results"))).hasSize(before);
    }
    CommandResult next = script(built).with("PATH", pathWithout("mvn")).run(ShortRun.of("inproc"));
    assertThat(next.sentence()).as("it is still stale").contains("no mvn on the PATH");
    Files.setLastModifiedTime(source, time);
    buildAgain();
  }

  static Stream<Arguments> deaths() {
    return Stream.of(death("kill -9", run -> run.signal("KILL"), 137));
  }

  static Stream<Arguments> otherDeaths() {
    return Stream.of(
        death("Ctrl-C", run -> run.signalGroup("INT"), 130),
        death("kill", run -> run.signal("TERM"), 143));
  }

  private static Arguments death(String name, Consumer<Run> death, int status) {
    return Arguments.of(name, death, status);
  }

  @Test
  void withoutAJdkNothingRuns() throws IOException {
    CommandResult outcome =
        script(built).with("JAVA_HOME", null).with("PATH", pathWithout("java", "mvn")).run("list");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr().lines()).hasSize(1);
    assertThat(outcome.stderr()).contains("no java on the PATH", "JAVA_HOME", "JDK 17 or newer");
  }

  @Test
  void aJavaHomeWithoutJavaIsSaid() {
    CommandResult outcome = script(built).with("JAVA_HOME", "/no/such jdk").run("list");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr().lines()).hasSize(1);
    assertThat(outcome.stderr()).contains("'/no/such jdk'", "JDK 17 or newer");
  }

  @Test
  void anOldJdkIsSaidWhetherOrNotSomethingIsStale() throws IOException {
    for (String version : List.of("1.8.0_392", "11.0.21")) {
      Path jdk = oldJdk(version);
      for (Script script : List.of(script(copy("on JDK " + version)), script(built))) {
        CommandResult outcome = script.with("JAVA_HOME", jdk.toString()).run("list");

        assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
        assertThat(outcome.stdout()).isEmpty();
        assertThat(outcome.stderr().lines()).hasSize(1);
        assertThat(outcome.stderr())
            .contains("'" + jdk + "/bin/java'", version.replaceFirst("_.*", ""))
            .contains("JDK 17 or newer", "JAVA_HOME");
      }
    }
  }

  @Test
  void anOldJdkForThePairIsSaid() throws IOException {
    Path jdk = oldJdk("11.0.21");
    CommandResult outcome = Script.ofProject().run("--jdk", jdk.toString(), "inproc");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr().lines()).hasSize(1);
    assertThat(outcome.stderr()).contains("'" + jdk + "'", "11.0.21", "JDK 17 or newer");
    assertThat(Script.ofProject().run("inproc@jdk=/nowhere").status()).isEqualTo(2);
  }

  private static Script script(Path project) {
    return Script.at(project.resolve("benchmark.sh"));
  }

  private static void breakSource(Path source) throws IOException {
    String sound = Files.readString(source);
    String broken = sound.replaceFirst("(private \\w+\\(\\) \\{)\\}", "$1");
    assertThat(broken).isNotEqualTo(sound);
    Files.writeString(source, broken);
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

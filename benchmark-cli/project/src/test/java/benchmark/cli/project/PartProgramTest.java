// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.process.Place;
import benchmark.launch.EntryPoint;
import benchmark.launch.LaunchProperties;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("a server that is a command")
class PartProgramTest {

  @TempDir Path dir;

  private Pair pair(String command, String build) {
    return new FabricatedProject(dir)
        .program("rpc-cobol", command, build)
        .project()
        .pair("rpc-cobol");
  }

  @Test
  void isTheOneOfAModuleThatTheServerDependsOn() {
    Project project =
        new FabricatedProject(dir)
            .settings(
                "part",
                "<server.command>target/part serve</server.command><server.arguments>now</server.arguments>")
            .pairOn("part", "rpc-cobol")
            .project();

    PartProgram program = project.pair("rpc-cobol").server().program().orElseThrow();

    assertThat(program.dir()).isEqualTo(project.dir("part"));
    assertThat(program.command()).containsExactly("target/part", "serve", "now");
    assertThat(program.files()).containsExactly(project.dir("part").resolve("target/part"));
    assertThat(project.pair("rpc-cobol").client().program()).isEmpty();
    assertThat(project.pair("rpc-cobol").unsupported().service()).startsWith("no: ");
  }

  @Test
  void findsInItsEnvironmentWhatAJvmFindsInItsProperties() {
    PairModule server = pair("sh src/main/sh/server.sh quietly", "").server();

    List<String> words =
        new ProgramCommand(server.program().orElseThrow(), 3)
            .flags(List.of("-Xmx1g"))
            .property(LaunchProperties.PORT, 8080)
            .property("jmh.ignoreLock", true)
            .property("MODE", "slow")
            .prefix(List.of("taskset", "-c", "0"))
            .build(
                new Classpath(List.of(Path.of("/there/server.sh"))), EntryPoint.SERVER, List.of());

    assertThat(words)
        .containsExactly(
            "taskset",
            "-c",
            "0",
            "env",
            "WORKERS=3",
            "MODE=slow",
            "BENCHMARK_PORT=8080",
            "sh",
            "/there/server.sh",
            "quietly");
    assertThat(Classpath.of(server).jars())
        .containsExactly(server.dir().resolve("src/main/sh/server.sh"));
  }

  @Test
  void isLeftOutWhereWhatRunsOrBuildsItIsMissing() {
    assertThat(pair("sh target/server", "sh build.sh").missing()).isEmpty();
    assertThat(pair("cobol-85 target/server", "sh build.sh").missing())
        .contains(
            "rpc-cobol is left out: its server is a program, and there is no cobol-85 on the PATH."
                + " Install Cobol 85 or newer.");
    assertThat(pair("target/server", "cobc-85 -o target/server").missing())
        .contains(
            "rpc-cobol is left out: its server is a program, and there is no cobc-85 on the PATH."
                + " Install Cobol 85 or newer.");
    PartProgram interpreted = pair("cobol-85 a/b", "").server().program().orElseThrow();
    assertThatThrownBy(() -> interpreted.requireAt(Place.LOCAL))
        .isInstanceOf(UserError.class)
        .hasMessage("local: there is no cobol-85 on the PATH. Install Cobol 85 or newer there.");
  }

  @Test
  void isBuiltByTheCommandOfItsModuleWhereItIsStale() throws Exception {
    Pair pair = pair("target/server", "cp src/main/sh/server.sh target/server");
    Path source = pair.server().dir().resolve("src/main/sh/server.sh");
    Files.createDirectories(source.getParent());
    Files.writeString(source, "echo READY");
    Files.createDirectories(pair.server().dir().resolve("target"));
    var build = new Build(new Project(dir), new ChildProcesses());
    assertThat(build.isStale(pair.server())).isTrue();

    build.update(List.of(pair.server()));

    assertThat(pair.server().dir().resolve("target/server")).hasContent("echo READY");
    assertThat(build.isStale(pair.server())).isFalse();
  }

  @Test
  void saysWhyItCannotBeBuilt() {
    PairModule server = pair("target/server", "cp nothing target/server").server();
    var build = new Build(new Project(dir), new ChildProcesses());

    assertThatThrownBy(() -> build.update(List.of(server)))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(
            "rpc-cobol-server cannot be built (cp nothing target/server in "
                + server.dir()
                + ": exit status 1). Full log: ")
        .hasMessageContaining("nothing");
  }

  @Test
  void cannotBeBuiltWithoutItsCompiler() {
    PairModule server = pair("target/server", "cobc-85 -o target/server").server();
    var build = new Build(new Project(dir), new ChildProcesses());

    assertThatThrownBy(() -> build.update(List.of(server)))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "rpc-cobol-server is a program, and there is no cobc-85 on the PATH. Install Cobol 85 or"
                + " newer.");
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.process.ChildProcesses;
import benchmark.cli.project.FabricatedProject;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Project;
import benchmark.cli.topology.Endpoint;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("the commands of a run's parts")
class PartCommandsTest {

  @TempDir Path root;

  private Project project;
  private RunSettings settings;

  @BeforeEach
  void pair() {
    var fabricated = new FabricatedProject(root).pair("rpc-codec", "A pair.", "codec");
    for (String module : List.of("rpc-codec-client", "rpc-codec-server")) {
      fabricated.file(module + "/target/classpath", "/lib/codec-4.5.jar");
    }
    project = fabricated.project();
    settings = RunSettings.of(Jdk.at(Path.of(System.getProperty("java.home"))), root);
  }

  @Test
  void aServerLearnsItsPortAndWhereItsFilesGo() {
    assertThat(commands("server").ofServer("server", Optional.empty()))
        .contains(
            "-Dbenchmark.pair=rpc-codec",
            "-Dbenchmark.port=4001",
            "-Dbenchmark.failure=" + root.resolve("run/server.failure"),
            "benchmark.Server")
        .noneMatch(it -> it.startsWith("-Dbenchmark.counters.port="));
  }

  @Test
  void aServerThatTakesThePlaceOfAnotherKeepsItsPortOfCounters() {
    assertThat(commands("server").ofServer("server", Optional.of(ready(4001, 5001))))
        .contains("-Dbenchmark.counters.port=5001");
  }

  @Test
  void oneOfSeveralClientsAsksTheServersForTheirCounters() {
    settings = settings.with(new PartCounts(2, 2));
    PartCommands commands = commands("server-1", "server-2");
    Map<String, Endpoint> running =
        Map.of("server-1", ready(4001, 5001), "server-2", ready(4002, 5002));

    assertThat(commands.ofClient("client-1", true, running, () -> 0))
        .contains(
            "-Dbenchmark.servers=127.0.0.1:4001,127.0.0.1:4002",
            "-Dbenchmark.counters.ports=5001,5002");
    assertThat(commands.ofClient("client-2", false, running, () -> 0))
        .contains("-Dbenchmark.servers=127.0.0.1:4001,127.0.0.1:4002")
        .noneMatch(it -> it.startsWith("-Dbenchmark.counters.port"));
  }

  @Test
  void aClientOfSeveralHasFilesOfItsOwn() {
    assertThat(commands("server").fileOf("client", "costs.csv")).isEqualTo("costs.csv");

    settings = settings.with(new PartCounts(1, 2));
    assertThat(commands("server").fileOf("client-2", "costs.csv")).isEqualTo("client-2.costs.csv");
  }

  private static Endpoint ready(int port, int counters) {
    return new Endpoint("127.0.0.1", port, 1, OptionalInt.of(counters));
  }

  /** Servers at the ports from 4001 on. */
  private PartCommands commands(String... names) {
    var servers = new LinkedHashMap<String, Endpoint>();
    for (String name : names) {
      servers.put(name, new Endpoint("127.0.0.1", 4001 + servers.size(), 1));
    }
    var context = new CommandContext(project, new ChildProcesses(), null, List.of("rpc-codec"));
    Variant variant = Variant.parse("rpc-codec", project);
    Path run = root.resolve("run");
    return new PartCommands(
        variant,
        settings,
        new JvmLauncher(context, variant, settings),
        servers,
        Optional.empty(),
        new Workspaces(settings.places(), run),
        run);
  }
}

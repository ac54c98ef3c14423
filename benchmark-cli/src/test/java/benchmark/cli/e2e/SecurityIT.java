// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.Defaults;
import benchmark.cli.process.Children;
import benchmark.cli.project.Classpath;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Project;
import benchmark.cli.project.Role;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JavaCommand;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.launch.EntryPoint;
import benchmark.launch.LaunchProperties;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("a class that is not allowed is refused by the server, whatever the client lets pass")
class SecurityIT {

  private static final String OPEN = "dubbo.application.serialize-check-status";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource("dubbo-kryo, kryo, Class is not registered: evil.pkg.Gadget")
  void isRefused(String pair, String serialization, String complaint) {
    assertRefused(pair, serialization, complaint);
  }

  @Tag("every-pair")
  @ParameterizedTest
  @CsvSource({
    "dubbo-hessianlite, hessian2, evil.pkg.Gadget",
    "dubbo-fst, fst, forbidden class evil.pkg.Gadget",
    "triple-hessianlite, hessian2, evil.pkg.Gadget",
    "rmi-java, java, filter status: REJECTED",
    "hessian-hessian, hessian, ATTACK answered false"
  })
  void isRefusedByOthersToo(String pair, String serialization, String complaint) {
    assertRefused(pair, serialization, complaint);
  }

  private void assertRefused(String pair, String serialization, String complaint) {
    int port = Tools.freePort();
    try (Run server = start(half(pair, Role.SERVER, port), EntryPoint.SERVER.className())) {
      server.awaitStdout("READY ");
      CommandResult attack;
      try (Run client =
          start(
              half(pair, Role.CLIENT, port).property(OPEN, "DISABLE"),
              "evil.pkg.Attack",
              serialization)) {
        attack = client.awaitEnd();
      }

      assertThat(attack.stdout())
          .as(attack.toString())
          .containsPattern("ATTACK (failed|answered false)");
      assertThat(mark()).as("code of a class that is not allowed has run").doesNotExist();
      assertThat(attack.stdout() + server.stderr()).contains(complaint);
      assertThat(attack.stdout()).contains("HONEST created true", "HONEST got true");

      CommandResult outcome =
          Script.ofProject().run(ShortRun.of("-p", "" + port, pair + "-client"));
      assertThat(outcome.status()).as(outcome.toString()).isZero();
      assertThat(mark()).doesNotExist();
    }
  }

  /** Shows that the attack above would be seen if it succeeded. */
  @Test
  void anOpenServerWouldHaveRunIt() {
    int port = Tools.freePort();
    String pair = "dubbo-hessianlite";
    try (Run server =
        start(
            half(pair, Role.SERVER, port).property(OPEN, "DISABLE"),
            EntryPoint.SERVER.className())) {
      server.awaitStdout("READY ");
      try (Run client =
          start(
              half(pair, Role.CLIENT, port).property(OPEN, "DISABLE"),
              "evil.pkg.Attack",
              "hessian2")) {
        assertThat(client.awaitEnd().stdout()).contains("ATTACK answered");
      }
      assertThat(mark()).exists();
    }
  }

  private Path mark() {
    return folder.resolve("mark");
  }

  private record Started(JavaCommand command, Classpath classpath) {

    Started property(String name, String value) {
      command.property(name, value);
      return this;
    }
  }

  /** A half as benchmark.sh would start it, with the intruder on its classpath. */
  private Started half(String pair, Role role, int port) {
    var settings = RunSettings.of(Jdk.ofThisProcess(), folder).at(Defaults.HOST, port);
    Project project = BuiltProject.project();
    var session = new CommandContext(project, new Children(), null, List.of());
    var half = new JvmLauncher(session, Variant.parse(pair, project), settings);
    var jars = new ArrayList<>(half.classpath(role).jars());
    jars.add(testClasses());
    JavaCommand command = half.begin(role, port).property(LaunchProperties.LIFELINE, false);
    if (role == Role.SERVER) {
      command.property("evil.mark", mark());
    }
    return new Started(command, new Classpath(jars));
  }

  private static Run start(Started half, String mainClass, String... arguments) {
    List<String> words =
        new ArrayList<>(
            half.command().build(half.classpath(), EntryPoint.SERVER, List.of(arguments)));
    words.set(words.indexOf(EntryPoint.SERVER.className()), mainClass);
    return Run.start(new ProcessBuilder(words));
  }

  private static Path testClasses() {
    try {
      Path classes =
          Path.of(
              evil.pkg.Gadget.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      assertThat(Files.exists(classes)).isTrue();
      return classes;
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.process.Place;
import benchmark.cli.process.Places;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.ProjectRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Places are this host, with a program of another kind in front of its own. */
@EnabledOnOs(OS.LINUX)
@DisplayName("places that lack something")
class PlacementTest {

  private static final List<Variant> VARIANTS =
      List.of(Variant.parse("netty-bytes", ProjectRoot.project()));

  @TempDir Path folder;

  private final ChildProcesses children = new ChildProcesses();
  private String name;

  @AfterEach
  void disconnect() {
    children.stopAll();
  }

  /** This host with a folder in front of its PATH. */
  private Place place(String programs) {
    name =
        "exec:env BENCHMARK_CACHE=%s PATH=%s:%s"
            .formatted(
                folder.resolve("cache-" + programs),
                folder.resolve(programs),
                System.getenv("PATH"));
    return Places.parse("--server", name, children).get(0);
  }

  private void program(String programs, String program, String script) throws IOException {
    Path file = Files.createDirectories(folder.resolve(programs)).resolve(program);
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static Placement places(Place server, Place client, String host) {
    return Placement.of(server, List.of(client), Optional.of(host), Optional.empty());
  }

  private void assertRefused(ThrowingCallable call, String sentence) {
    assertThatThrownBy(call)
        .isInstanceOf(UserError.class)
        .hasMessage(sentence)
        .extracting(error -> ((UserError) error).status())
        .isEqualTo(1);
  }

  @Test
  void littleDiskSpaceIsReportedBeforeFilesAreSent() throws IOException {
    program("disk", "df", "echo head; echo /dev/x 900000 800000 102400 90% /");
    Place poor = place("disk");

    assertRefused(
        () -> places(poor, poor, "127.0.0.1").require(VARIANTS, children),
        name
            + " has 100 MB of free disk space for files of this project, which need about 256 MB."
            + " Free some, or point BENCHMARK_CACHE there elsewhere.");
  }

  @Test
  void littleMemoryIsReportedBeforeAJvmIsStarted() throws IOException {
    program(
        "memory",
        "cat",
        "[ \"$1\" = /proc/meminfo ] || exec /bin/cat \"$@\"; echo 'MemAvailable: 102400 kB'");
    Place poor = place("memory");

    assertThatThrownBy(() -> places(poor, poor, "127.0.0.1").require(VARIANTS, children))
        .isInstanceOf(UserError.class)
        .hasMessageMatching(
            "\\Q%s\\E has 100 MB of free memory, and a server needs about \\d+ MB. Give it a smaller"
                    .formatted(name)
                + " heap \\(heap=256m\\), or use another place\\.");
  }

  /** This host with so much free memory. */
  private Place place(String programs, long mebibytes) throws IOException {
    String told = mebibytes < 0 ? ":" : "echo 'MemAvailable: %d kB'".formatted(mebibytes << 10);
    program(
        programs,
        "cat",
        "case $1 in /proc/meminfo) %s;; /sys/fs/cgroup/*) exit 1;; *) exec /bin/cat \"$@\";; esac"
            .formatted(told));
    return place(programs);
  }

  private static void requireFit(Placement places, int variants, PartCounts parts) {
    Variant variant = Variant.parse("netty-bytes@heap=1g", ProjectRoot.project());
    List<Variant> all = Collections.nCopies(variants, variant);
    assertThat(places.fit(all, parts)).isTrue();
    places.requireFit(all, parts);
  }

  private static void assertTooMuch(
      Placement places, int variants, PartCounts parts, String... sentence) {
    Variant variant = Variant.parse("netty-bytes@heap=1g", ProjectRoot.project());
    List<Variant> all = Collections.nCopies(variants, variant);
    assertThat(places.fit(all, parts)).isFalse();
    assertThatThrownBy(() -> places.requireFit(all, parts))
        .isInstanceOf(UserError.class)
        .hasMessageContainingAll(sentence);
  }

  @Test
  void variantsThatDoNotFitIntoMemoryTogetherAreRefused() throws IOException {
    Place large = place("large", 100_000);
    Placement small = places(place("small", 3_000), large, "127.0.0.1");

    requireFit(small, 2, PartCounts.ONE);
    assertTooMuch(
        small,
        3,
        PartCounts.ONE,
        "3 variants together need 4272 MiB of memory at " + name + ", but 3000 MiB are free. Give",
        " them a smaller heap, such as @heap=256m, or name fewer.");
  }

  @Test
  void eachPlaceHoldsItsOwnPartsOnly() throws IOException {
    Place server = place("server", 3_000);
    Place one = place("one", 1_500);
    Place other = place("other", 1_500);
    Placement apart =
        Placement.of(server, List.of(one, other), Optional.of("127.0.0.1"), Optional.empty());

    requireFit(apart, 1, new PartCounts(2, 2));
    assertTooMuch(apart, 1, new PartCounts(3, 2), "need 4272 MiB of memory at " + server.name());
    assertTooMuch(apart, 1, new PartCounts(2, 3), "need 2848 MiB of memory at " + one.name());
    assertTooMuch(
        places(server, server, "127.0.0.1"), 2, PartCounts.ONE, "need 5696 MiB of memory at ");
  }

  @Test
  void variantsFitWhereNobodyCanTell() throws IOException {
    Place silent = place("silent", -1);

    requireFit(places(silent, silent, "127.0.0.1"), 1_000, PartCounts.ONE);
  }

  @Test
  void anOldJdkIsReportedWithTheNameOfThePlace() throws IOException {
    Path jdk = folder.resolve("jdk");
    program("jdk/bin", "java", "exit 1");
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"11.0.2\"\n");
    Place poor = place("none");

    assertRefused(
        () -> Placement.jdk(poor, jdk),
        "%s: The JDK at '%s' is version 11.0.2; JDK 17 or newer is needed. Give another one."
            .formatted(name, jdk));
    assertRefused(
        () -> Placement.jdk(poor, Path.of("/nowhere")),
        name
            + ": There is no JDK at '/nowhere' (no bin/java there). Give the folder that holds"
            + " bin/java.");
  }

  @Test
  void aPortThatClientsDoNotReachIsReportedWithBothPlaces() throws IOException {
    program("deaf/bin", "java", "echo 'java.home = %s'; exit 1".formatted(folder.resolve("deaf")));
    Place server = place("server");
    String serverName = name;
    Place deaf =
        Places.parse(
                "--client",
                "exec:env JAVA_HOME=%s BENCHMARK_CACHE=%s"
                    .formatted(folder.resolve("deaf"), folder.resolve("cache")),
                children)
            .get(0);

    int port = Place.LOCAL.freePorts("127.0.0.1", 1);
    assertThatThrownBy(
            () ->
                places(server, deaf, "127.0.0.1")
                    .withAddress("127.0.0.1", port)
                    .require(VARIANTS, children))
        .isInstanceOf(UserError.class)
        .hasMessageContaining(" cannot reach 127.0.0.1:%d, where ".formatted(port));
    assertThatThrownBy(() -> places(server, deaf, "127.0.0.1").require(VARIANTS, children))
        .isInstanceOf(UserError.class)
        .hasMessageMatching(
            "Clients at \\Q%s\\E cannot reach 127\\.0\\.0\\.1:\\d+, where a server at \\Q%s\\E listens\\."
                    .formatted(deaf.name(), serverName)
                + " Open the port in the network between them, or give another address with"
                + " --address\\.");
  }

  @Test
  void anAddressThatIsNotTheServersIsReported() {
    Place server = place("server");
    String serverName = name;

    assertThatThrownBy(() -> places(server, Place.LOCAL, "192.0.2.1").require(VARIANTS, children))
        .isInstanceOf(UserError.class)
        .hasMessageMatching(
            "A server at \\Q%s\\E cannot listen on 192\\.0\\.2\\.1 \\(.+\\)\\. Give an address of that"
                    .formatted(serverName)
                + " place with --address\\.");
  }

  @Test
  void aGatewayIsOfThisHostOnly() {
    Place there = place("server");
    var context = new CommandContext(ProjectRoot.project(), children, null, List.of());
    var settings =
        RunSettings.of(Jdk.ofThisProcess(), folder).withPlaces(places(there, there, "127.0.0.1"));

    assertThatThrownBy(
            () ->
                settings.requirePlaces(
                    context,
                    List.of(Variant.parse("spring-json@gateway=spring", ProjectRoot.project()))))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "A gateway runs on this host only, so gateway=spring has no effect. Leave it" + " out.")
        .extracting(error -> ((UserError) error).status())
        .isEqualTo(2);
  }
}

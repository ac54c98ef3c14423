// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.process.Place;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.results.StoredRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Places that are this host behind a prefix, and two network namespaces with an sshd each. */
@EnabledOnOs(OS.LINUX)
@DisplayName("servers and clients at other places")
class PlacesIT {

  private static final Path SCRIPTS = ProjectRoot.PATH.resolve("benchmark-cli/app/src/test/sh");

  /** The folder of a place that greets, which unit tests of places have, too. */
  private static final Path GREETING =
      ProjectRoot.PATH.resolve("benchmark-cli/platform/src/test/sh");

  private static final int SKIPPED = 77;

  @TempDir Path folder;

  private Path results() {
    return folder.resolve("results");
  }

  private Path sessions(String cache) {
    return folder.resolve(cache + "/rpc-benchmark/sessions");
  }

  private String at(String cache) {
    return "exec:env BENCHMARK_CACHE=" + folder.resolve(cache);
  }

  /** That place behind a shell that prints a greeting. */
  private String greeted(String cache) {
    return at(cache).replaceFirst("exec:", "exec:greeting ");
  }

  private Script script() {
    return Script.ofProject()
        .with(
            "PATH",
            String.join(
                ":",
                folder.resolve("bin").toString(),
                SCRIPTS.toString(),
                GREETING.toString(),
                System.getenv("PATH")));
  }

  private void awaitNothingLeft(String... caches) {
    for (String cache : caches) {
      Awaitility.await()
          .atMost(Duration.ofSeconds(60))
          .untilAsserted(() -> assertThat(sessions(cache)).isEmptyDirectory());
    }
  }

  @Tag("every-pair")
  @Test
  void aServerAndItsClientsAtOtherPlacesAreMeasuredAsHere() throws Exception {
    CommandResult outcome =
        script()
            .run(
                ShortRun.joined(
                    List.of(
                        "--quick",
                        "--ops",
                        "existUser",
                        "-o",
                        results().toString(),
                        "--server",
                        greeted("one"),
                        "--client",
                        greeted("two") + "," + at("two") + "/more",
                        "netty-bytes"),
                    ShortRun.slices("200ms", "-t", "2")));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("Client-1 at " + greeted("two") + ", client-2 at ")
        .contains("and server at " + greeted("one") + ".");
    Path run = Tools.onlyFolder(results());
    StoredRun stored = StoredRun.read(run);
    assertThat(stored.costs().values())
        .isNotEmpty()
        .allSatisfy(cost -> assertThat(cost.server().cpuMicros()).isPositive());
    assertThat(stored.record().processes().commandLine("server").get(0)).endsWith("/bin/java");
    assertThat(String.join(" ", stored.record().processes().commandLine("server")))
        .contains(folder.resolve("one/rpc-benchmark/files").toString())
        .doesNotContain(ProjectRoot.project().dir("netty-bytes-server").toString());
    assertThat(stored.record().origin().places())
        .containsOnlyKeys("server", "client-1", "client-2");
    awaitNothingLeft("one", "two", "two/more");
  }

  @Tag("every-pair")
  @Test
  void aPairIsVerifiedBetweenPlaces() {
    CommandResult outcome =
        script()
            .run(
                ShortRun.joined(
                    List.of("verify"),
                    ShortRun.quickly(
                        "--why",
                        "--scenario",
                        "user",
                        "-o",
                        results().toString(),
                        "--server",
                        at("one"),
                        "--client",
                        at("two"),
                        "netty-bytes")));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("Client at " + at("two") + " and server at " + at("one") + ".")
        .contains("its peak memory grew by"); // the server's, as the client has been told
    Path verified = Tools.onlyFolder(results());
    assertThat(Tools.json(verified.resolve("verify.json")).get("places").get("server").asText())
        .isEqualTo(at("one"));
    assertThat(Tools.names(verified.resolve("netty-bytes")))
        .contains("server.log", "client.log", "findings.tsv");
    awaitNothingLeft("one", "two");
  }

  @Test
  @Tag("every-pair")
  void aPlaceThatIsLostEndsAVerification() throws Exception {
    Path hop = folder.resolve("bin/hop");
    Files.createDirectories(hop.getParent());
    Files.writeString(hop, "#!/bin/sh\n\"$@\"\n");
    assertThat(hop.toFile().setExecutable(true)).isTrue();
    try (Run run =
        script()
            .start(
                "verify",
                "-o",
                results().toString(),
                "--server",
                at("one") + " hop",
                "--client",
                at("two"),
                "netty-bytes")) {
      Awaitility.await()
          .atMost(Run.PATIENCE)
          .until(() -> run.processes("-Dbenchmark.pair=").size() >= 2);
      ProcessHandle.allProcesses()
          .filter(it -> it.info().commandLine().orElse("").contains(hop.toString()))
          .forEach(ProcessHandle::destroyForcibly);
      CommandResult outcome = run.awaitEnd(Duration.ofSeconds(60));
      assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
      assertThat(outcome.stderr()).contains("The connection to " + at("one") + " hop was lost (");
      run.awaitNothingLeft();
    }
    awaitNothingLeft("one", "two");
  }

  @Test
  void aKilledCommandLeavesNothingButTheCache() throws Exception {
    try (Run run =
        script()
            .start(
                ShortRun.untilKilled(
                    "-o",
                    results().toString(),
                    "--server",
                    at("one"),
                    "--client",
                    at("two"),
                    "netty-bytes"))) {
      Awaitility.await()
          .atMost(Run.PATIENCE)
          .until(() -> run.processes("-Dbenchmark.pair=").size() >= 3);
      run.signal("KILL");
      run.awaitNothingLeft();
    }
    awaitNothingLeft("one", "two");
  }

  @Tag("every-pair")
  @Test
  void podsAreReachedByTheUsersKubectl() throws IOException {
    List<String> words =
        ShortRun.of(
            "-o",
            results().toString(),
            "--server",
            "kube:bench/server-0/main",
            "--client",
            "kube:bench/client-{0..0}/main",
            "netty-bytes");
    CommandResult outcome =
        script().with("BENCHMARK_CACHE", folder.resolve("pods").toString()).run(words);

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("Client at kube:bench/client-0/main and server at kube:bench/server-0/main.")
        .contains("client node node-of-client-0, kernel ")
        .contains("server node node-of-server-0, kernel ");
    assertThat(StoredRun.read(Tools.onlyFolder(results())).record().origin().places().values())
        .allSatisfy(place -> assertThat(place.clock().uncertainty()).isPositive());
    awaitNothingLeft("pods");
  }

  @Test
  void aPlaceThatIsGoneIsReportedWithTheNextStep() {
    CommandResult outcome =
        script().run("--quick", "--server", "kube:bench/gone-1/main", "netty-bytes");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr())
        .endsWith(
            "kube:bench/gone-1/main cannot be used: Error from server (NotFound): pods \"gone-1\" not"
                + " found. Try it by hand: kubectl exec -i -n bench gone-1 -c main -- true\n");
  }

  @Test
  void aPlaceWithoutAJdkIsReportedWithTheNextStep() {
    CommandResult outcome =
        script()
            .run(
                "--quick",
                "--server",
                "exec:env BENCHMARK_CACHE=%s JAVA_HOME=/nowhere".formatted(folder.resolve("one")),
                "netty-bytes");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr())
        .contains("has no java on its PATH, and JAVA_HOME is not set there. Install a JDK 17 or");
  }

  @Tag("every-pair")
  @ResourceLock(Tools.OTHER_DUBBO)
  @ParameterizedTest
  @ValueSource(
      strings = {
        "compare --blocks 1 --cpus server=CPU,client=CPU --ops existUser --warmup 300ms --time 500ms"
            + " -t 2 netty-bytes netty-bytes@D.any=thing",
        "load --quick --rate 500 --ops existUser --time 1s --warmup 300ms netty-bytes",
        "soak --minutes 0.17 --every 500ms -t 2 netty-bytes",
        "reproduce userservice --systems hessianlite,kryo --ops existUser --blocks 2 --warmup 300ms"
            + " --time 500ms",
        "explain --blocks 2 --rate 500 --time 2s --warmup 300ms netty-bytes netty-bytes@D.any=thing"
      })
  void everyCommandThatMeasuresGoesThere(String command) throws Exception {
    String cpu = "" + Place.LOCAL.allowedCpus().orElseThrow().cpus().first();
    CommandResult outcome =
        script()
            .run(
                ShortRun.joined(
                    List.of(command.replace("CPU", cpu).split(" ")),
                    List.of(
                        "-o", results().toString(), "--server", at("one"), "--client", at("two"))));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    try (var files = Files.walk(results())) {
      assertThat(files.filter(it -> it.endsWith("run.json")).toList())
          .isNotEmpty()
          .allSatisfy(
              it ->
                  assertThat(StoredRun.read(it.getParent()).record().origin().placeNames())
                      .containsExactly(entry("client", at("two")), entry("server", at("one"))));
    }
    awaitNothingLeft("one", "two");
  }

  @Tag("every-pair")
  @Test
  void twoHostsBySshAreComparedAndACutNetworkEndsTheRun() throws Exception {
    try {
      up();
      List<String> places = List.of("--server", "ssh:blue", "--client", "ssh:red");
      CommandResult outcome =
          script()
              .run(
                  ShortRun.joined(
                      ShortRun.inBlocks(
                          results(), "--blocks", "1", "dubbo-kryo", "dubbo-hessianlite"),
                      places));

      assertThat(outcome.status()).as(outcome.toString()).isZero();
      assertThat(outcome.stdout())
          .contains("Setup: Client at ssh:red and server at ssh:blue. ")
          .containsPattern("(?m)^existUser +(undecided|better|worse|same)");
      Path comparison = Tools.onlyFolder(results());
      CommandResult here =
          script()
              .run(
                  "compare",
                  "--continue",
                  comparison.toString(),
                  "--blocks",
                  "1",
                  "--client",
                  "local");
      assertThat(here.status()).isEqualTo(2);
      assertThat(here.stderr()).contains("places (this host instead of {client=ssh:red, server=");

      cut(places);
    } finally {
      namespaces("down");
    }
  }

  private void cut(List<String> places) throws Exception {
    Path cutRuns = folder.resolve("cut");
    var words = new ArrayList<>(ShortRun.untilKilled("-o", cutRuns.toString()));
    words.addAll(2, places);
    words.addAll(2, List.of("netty-bytes"));
    try (Run run = script().start(words)) {
      Awaitility.await()
          .atMost(Run.PATIENCE)
          .until(() -> hasPart("blue-cache") && hasPart("red-cache"));
      namespaces("cut");
      CommandResult outcome = run.awaitEnd(Duration.ofSeconds(60));
      assertThat(outcome.status()).isEqualTo(1);
      assertThat(outcome.stderr())
          .contains(
              "ssh:blue has not answered for 6 s. Check the network, and that the place still runs;"
                  + " then run again.");
    }
    assertThat(Tools.onlyFolder(cutRuns)).asString().endsWith(".failed");
    awaitNothingLeft("blue-cache", "red-cache");
  }

  /** Whether a part runs there. */
  private boolean hasPart(String cache) throws IOException {
    try (var files = Files.walk(sessions(cache))) {
      return files.anyMatch(file -> file.getFileName().toString().matches("\\d+\\.pid"));
    } catch (UncheckedIOException changing) {
      return false;
    }
  }

  private void up() throws Exception {
    Process up = start("up");
    String why = new String(up.getErrorStream().readAllBytes());
    int status = up.waitFor();
    assumeTrue(status != SKIPPED, why);
    assertThat(status).as(why).isZero();
  }

  private void namespaces(String what) throws Exception {
    start(what).waitFor();
  }

  private Process start(String what) throws IOException {
    var builder =
        new ProcessBuilder(SCRIPTS.resolve("namespaces.sh").toString(), what, folder.toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return builder.start();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.ClockDifference;
import benchmark.cli.machine.Disturbance;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The prefix is env, which sets the folder of the cache. */
@EnabledOnOs(OS.LINUX)
@DisplayName("a place behind a prefix")
class PrefixPlaceTest {

  private static final String ODD = "it's \"odd\" $HOME `x` \\ !\n\n=second line,\n.\n,";

  /** As kubectl writes it to its standard error, five times, if it does not reach the cluster. */
  private static final String LOGGED =
      "E1125 07:16:05.528122    6673 memcache.go:265] \"Unhandled Error\" err=\"couldn't get current"
          + " server API group list: Get \\\"http://localhost:8080/api?timeout=32s\\\": connection"
          + " refused\"";

  @TempDir Path folder;

  private final ChildProcesses children = new ChildProcesses(Duration.ofSeconds(5));
  private Path cache;
  private Place place;

  @BeforeEach
  void prefix() {
    cache = folder.resolve("caches/rpc-benchmark");
    place = at("env", "BENCHMARK_CACHE=" + folder.resolve("caches"));
  }

  private Place at(String... words) {
    return new PrefixPlace(new Prefix("exec:test", List.of(words)), children);
  }

  @AfterEach
  void leavesNothingButTheCache() {
    children.stopAll();
    Awaitility.await()
        .atMost(Duration.ofSeconds(20))
        .untilAsserted(
            () -> {
              if (Files.exists(cache)) {
                assertThat(cache.resolve("sessions")).isEmptyDirectory();
              }
            });
  }

  /** As of a pod that runs as a user id of its own; a JVM there would write to a folder '?'. */
  @Test
  void aUserWithoutANameHasTheTemporaryFolderAsHome() {
    assumeTrue(
        Place.LOCAL.output(List.of("setpriv", "--reuid", "12345", "true")).isPresent(),
        "only root can be others");
    Place nameless =
        at("setpriv", "--reuid", "12345", "--regid", "12345", "--clear-groups", "env", "HOME=/tmp");

    assertThat(nameless.homeFolder()).isEqualTo(nameless.temporaryFolder()).isPresent();
    assertThat(place.homeFolder()).isEmpty();
    assertThat(Place.LOCAL.homeFolder()).isEmpty();
  }

  private ChildProcess start(String... command) {
    return place.start(
        children, List.of(command), folder.resolve("out"), folder.resolve("err"), piece -> {});
  }

  @Test
  void handsOnWordsInputOutputAndExitStatus() {
    try (ChildProcess child =
        start("sh", "-c", "read a; echo \"$a:$1\"; echo wrong >&2; exit 3", "x", ODD)) {
      child.send("hello");

      assertThat(child.awaitExit()).isEqualTo(3);
    }
    assertThat(folder.resolve("out")).content().isEqualTo("hello:" + ODD + "\n");
    assertThat(folder.resolve("err")).hasContent("wrong");
  }

  /** A banner, a line that does not end, and a word on the other output. */
  @Test
  void aGreetingIsNoPartOfWhatACommandPrintsOrOfFiles() throws IOException {
    place =
        at(
            Path.of("src/test/sh/greeting").toAbsolutePath().toString(),
            "env",
            "BENCHMARK_CACHE=" + folder.resolve("caches"));
    Path file = Files.writeString(folder.resolve("file"), "contents");
    Path brought = Files.createDirectory(folder.resolve("brought"));

    Path there = place.share(List.of(file)).get(0);
    assertThat(there).hasContent("contents");
    assertThat(place.output(List.of("echo", "said"))).contains("said");
    try (ChildProcess child = start("sh", "-c", "echo READY; exit 3")) {
      assertThat(child.awaitExit()).isEqualTo(3);
    }
    assertThat(folder.resolve("out")).content().isEqualTo("READY\n");
    try (Workspace workspace = place.workspace(brought)) {
      Files.writeString(workspace.folder().resolve("result"), "measured");
      workspace.collect();
    }
    assertThat(brought.resolve("result")).hasContent("measured");
  }

  /** As the shell of a locked account does. */
  @Test
  void whatIsSaidOnStandardOutputInsteadOfAShellIsTheReason() {
    place = at("sh", "-c", "echo This account is currently not available.; exit 1");

    assertThatThrownBy(() -> place.read("/proc/version"))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(
            "exec:test cannot be used: This account is currently not available. Try it by hand: ");
  }

  @Test
  void aPartIsKnownByItsIdThereAndStoppedThere() {
    try (ChildProcess child = start("sh", "-c", "trap 'echo bye; exit 0' TERM; sleep 60 & wait")) {
      assertThat(place.read("/proc/" + child.pid() + "/cmdline").orElseThrow()).contains("trap");
      assertThat(place.cpuTime(child.pid())).isPresent();
      assertThat(place.activity().own()).contains(child.pid());
      child.stop();
    }
    assertThat(folder.resolve("out")).hasContent("bye");
  }

  @Test
  void partsOfAnotherCommandAreNotItsOwn() throws IOException {
    Path other = Files.createDirectories(cache.resolve("sessions/other-1"));
    Files.writeString(other.resolve("1.pid"), ProcessHandle.current().pid() + "\n");
    try (ChildProcess beside =
        at("env", "BENCHMARK_CACHE=" + folder.resolve("caches"))
            .start(
                children,
                List.of("sh", "-c", "cat >/dev/null"),
                folder.resolve("out"),
                folder.resolve("err"),
                piece -> {})) {
      assertThat(place.activity().own())
          .contains(beside.pid())
          .doesNotContain(ProcessHandle.current().pid());
    }
    Files.delete(other.resolve("1.pid"));
    Files.delete(other);
  }

  @Test
  void doesShortCommandsAndReadsFiles() {
    assertThat(place.output(List.of("echo", ODD))).contains(ODD.strip());
    assertThat(place.output(List.of("false"))).isEmpty();
    assertThat(place.output(List.of("/no/such/program"))).isEmpty();
    assertThat(place.read("/proc/self/comm")).contains("cat\n");
    assertThat(place.read("/no/such/file")).isEmpty();
    assertThat(place.isExecutable("/bin/sh")).isTrue();
    assertThat(place.isExecutable("/etc/passwd")).isFalse();
    assertThat(place.find("sh")).isPresent();
    assertThat(place.find("no-such-program")).isEmpty();
  }

  @Test
  void saysWhatItsMachineIs() {
    assertThat(place.machine().kernel()).isEqualTo(Place.LOCAL.machine().kernel());
    assertThat(place.cpus()).isBetween(1, Place.LOCAL.allowedCpus().orElseThrow().cpus().size());
    assertThat(place.availableMemory()).isPresent();
    assertThat(place.freeDiskBytes()).isPositive();
    ClockDifference clock = place.clock();
    assertThat(Math.abs(clock.seconds())).isLessThanOrEqualTo(clock.uncertainty());
    assertThat(place.node()).isEqualTo(Place.LOCAL.node());
    assertThat(place.javaHome().resolve("bin/java")).isExecutable();
    Disturbance.between(place.activity(), place.activity());
  }

  @ParameterizedTest
  @CsvSource({"150000 100000, 2", "50000 100000, 1", "400000 100000, 3", "max 100000, 3", "'', 3"})
  void aQuotaLeavesSoManyCpusAsAJvmCounts(String quota, int cpus) throws IOException {
    Path programs = Files.createDirectory(folder.resolve("bin"));
    Path cat =
        Files.writeString(
            programs.resolve("cat"),
            """
            #!/bin/sh
            case $1 in
              /proc/self/status) echo 'Cpus_allowed_list: 0-1,5' ;;
              /sys/fs/cgroup/cpu.max) echo '%s' ;;
              *) exec /bin/cat "$@" ;;
            esac
            """
                .formatted(quota));
    assertThat(cat.toFile().setExecutable(true)).isTrue();
    Place limited =
        at(
            "env",
            "PATH=" + programs + ":" + System.getenv("PATH"),
            "BENCHMARK_CACHE=" + folder.resolve("caches"));

    assertThat(limited.cpus()).isEqualTo(cpus);
  }

  @Test
  void filesAreSentOnceByWhatIsInThem() throws IOException {
    Path one = Files.writeString(Files.createDirectory(folder.resolve("a")).resolve("x.jar"), "1");
    Path other =
        Files.writeString(Files.createDirectory(folder.resolve("b")).resolve("x.jar"), "2");
    Path tree = Files.createDirectory(folder.resolve("classes"));
    Files.writeString(tree.resolve("A.class"), "3");

    List<Path> there = place.share(List.of(one, other, tree));

    assertThat(there).allMatch(path -> path.startsWith(cache.resolve("files")));
    assertThat(there.get(0)).hasFileName("x.jar").hasContent("1");
    assertThat(there.get(1)).hasFileName("x.jar").hasContent("2");
    assertThat(there.get(2).resolve("A.class")).hasContent("3");
    var inode = Files.getAttribute(there.get(0), "unix:ino");
    assertThat(at("env", "BENCHMARK_CACHE=" + folder.resolve("caches")).share(List.of(one, other)))
        .isEqualTo(there.subList(0, 2));
    assertThat(Files.getAttribute(there.get(0), "unix:ino")).isEqualTo(inode);
  }

  @Test
  void theSameUnderAnotherNameIsThereToo() throws IOException {
    Path one = Files.writeString(folder.resolve("x.jar"), "1");
    Path other = Files.writeString(folder.resolve("y.jar"), "1");
    Path hidden = Files.writeString(folder.resolve(".z.json"), "1");

    Path first = place.share(List.of(one)).get(0);

    assertThat(place.share(List.of(other)).get(0)).hasFileName("y.jar").hasContent("1");
    assertThat(place.share(List.of(hidden)).get(0)).hasFileName(".z.json").hasContent("1");
    assertThat(first).hasFileName("x.jar").hasContent("1");
  }

  @Test
  void whatPartsWriteIsBroughtBackAndASecretIsNot() throws Exception {
    Path run = Files.createDirectory(folder.resolve("run"));
    try (Workspace workspace = place.workspace(run)) {
      Path secret = workspace.secret("not for ps");
      assertThat(secret).hasContent("not for ps");
      assertThat(Files.getPosixFilePermissions(secret)).hasSize(2);
      try (ChildProcess child =
          start("sh", "-c", "echo told >\"$1\"", "x", workspace.file("told.csv").toString())) {
        child.awaitExit();
      }
      workspace.collect();
    }
    assertThat(run.resolve("told.csv")).hasContent("told");
    assertThat(run).isDirectoryNotContaining(file -> file.toString().contains("secret"));
  }

  /** Its folder is gone, which also root notices. */
  @Test
  void aSecretThatCannotBeWrittenIsNamed() throws Exception {
    Path run = Files.createDirectory(folder.resolve("run"));
    try (Workspace workspace = place.workspace(run)) {
      Files.createDirectory(Path.of(workspace.folder() + ".secret"));

      assertThatThrownBy(() -> workspace.secret("not for ps"))
          .isInstanceOf(UserError.class)
          .hasMessageEndingWith(
              ": cannot write %s.secret. Check disk space there.".formatted(workspace.folder()));
    }
  }

  @Test
  void knowsItsPorts() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = socket.getLocalPort();
      assertThatThrownBy(() -> place.requireFree("127.0.0.1", port, 1))
          .isInstanceOf(UserError.class)
          .hasMessage(
              "A server at exec:test cannot listen on 127.0.0.1:%d: another process there uses the port."
                      .formatted(port)
                  + " Stop that process, or give another port with -p, or run again if none was"
                  + " given.");
    }
    int free = place.freePorts("127.0.0.1", 2);
    place.requireFree("127.0.0.1", free, 2);
  }

  @Test
  void aPrefixThatEndsIsReportedInItsOwnWords() {
    Place none = at("sh", "-c", "echo 'No route to host.' >&2; exit 255");

    assertThatThrownBy(none::machine)
        .isInstanceOf(UserError.class)
        .hasMessage(
            "exec:test cannot be used: No route to host. Try it by hand: sh -c 'echo '\\''No route to"
                + " host.'\\'' >&2; exit 255' true");
    assertThatThrownBy(at("/no/such/program")::machine)
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("exec:test cannot be reached: ")
        .hasMessageEndingWith("Install /no/such/program, or use another place.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ssh: Could not resolve hostname nowhere: Name or service not known",
        "me@blue: Permission denied (publickey)",
        "Host key verification failed",
        "error: unable to upgrade connection: container not found (\"main\")",
        "Error: no container with name or ID \"box\" found: no such container"
      })
  void whatAProgramInFrontSaysIsReportedWithTheNextStep(String words) {
    Place none = at("sh", "-c", "echo \"$1\" >&2; exit 255", "x", words);

    assertThatThrownBy(none::machine)
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("exec:test cannot be used: " + words + ". Try it by hand: sh -c ")
        .extracting(error -> ((UserError) error).status())
        .isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`"
            + LOGGED
            + "\n"
            + LOGGED
            + "\nThe connection was refused.` | The connection was refused",
        LOGGED + " | " + LOGGED,
        "`Defaulted container \"part\" out of: part, proxy\nerror: gone` | error: gone",
        "Defaulted container \"part\" out of: part, proxy | the connection ended without any output"
      })
  void whatKubectlSaysBesidesIsLeftOut(String words, String told) {
    Place none = at("sh", "-c", "echo \"$1\" >&2; exit 1", "x", words);

    assertThatThrownBy(none::machine)
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("exec:test cannot be used: " + told + ". Try it by hand: sh -c ");
  }

  @Test
  void aPlaceThatNeverAnswersIsReportedWithItsName() {
    List<String> hanging = List.of("sh", "-c", "exec sleep 60");
    Duration second = Duration.ofSeconds(1);
    var place = new PrefixPlace(new Prefix("exec:test", hanging), children, second, second);

    assertThatThrownBy(place::machine)
        .isInstanceOf(UserError.class)
        .hasMessage(
            "exec:test did not answer within 1 s. Try it by hand: sh -c 'exec sleep 60' true")
        .extracting(error -> ((UserError) error).status())
        .isEqualTo(1);
  }

  @Test
  void aPlaceWithoutTarOrAFolderForTheCacheIsRefused() throws IOException {
    Path programs = Files.createDirectory(folder.resolve("bin"));
    for (String program : List.of("sh", "mkdir", "chmod", "rm", "sleep")) {
      Files.createSymbolicLink(
          programs.resolve(program), Path.of(Place.LOCAL.find(program).orElseThrow()));
    }
    assertThatThrownBy(at("env", "PATH=" + programs, "BENCHMARK_CACHE=" + folder)::machine)
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(
            "exec:test cannot be used: there is no tar on the PATH; install it there. Try it by"
                + " hand: env ");

    Place readOnly =
        at("env", "-u", "HOME", "-u", "XDG_CACHE_HOME", "BENCHMARK_CACHE=/proc", "TMPDIR=/proc");
    assertThatThrownBy(readOnly::machine)
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(
            "exec:test cannot be used: no folder for a cache can be written; set BENCHMARK_CACHE"
                + " there.");
  }

  @Test
  void aConnectionThatIsCutEndsThePartsAndIsReported() {
    ChildProcess part = start("sh", "-c", "cat >/dev/null");
    long pid = part.pid();
    String keeper =
        place
            .output(List.of("sh", "-c", "cat \"$1\"/sessions/*/keeper.pid", "x", cache.toString()))
            .orElseThrow();

    ProcessHandle.of(Long.parseLong(keeper)).orElseThrow().destroyForcibly();

    assertThat(part.awaitExit()).isNotZero();
    assertThat(place.failureReason().orElseThrow())
        .startsWith("The connection to exec:test was lost (")
        .endsWith("). Check the network, and that the place still runs; then run again.");
    Awaitility.await().atMost(Duration.ofSeconds(20)).until(() -> ProcessHandle.of(pid).isEmpty());
    assertThatThrownBy(place::machine).isInstanceOf(UserError.class);
  }

  /** What reads the files there, but for the keeper, hangs from then on. */
  @Test
  void aConnectionThatIsCutEndsFilesUnderWay() throws Exception {
    Path hangs = folder.resolve("hangs");
    Place slow =
        at(
            "env",
            "BENCHMARK_CACHE=" + folder.resolve("caches"),
            "sh",
            "-c",
            "[ ! -e \"$0\" ] || exec sleep 60; exec \"$@\"",
            hangs.toString());
    String keeper =
        slow.output(List.of("sh", "-c", "cat \"$1\"/sessions/*/keeper.pid", "x", cache.toString()))
            .orElseThrow();
    Path file = Files.write(folder.resolve("x.jar"), new byte[1 << 20]);
    Files.createFile(hangs);
    var sending = CompletableFuture.runAsync(() -> slow.share(List.of(file)));
    Thread.sleep(500); // it waits for its turn at the pipe

    ProcessHandle.of(Long.parseLong(keeper)).orElseThrow().destroyForcibly();

    assertThatThrownBy(() -> sending.get(20, TimeUnit.SECONDS))
        .hasCauseInstanceOf(UserError.class)
        .hasMessageContaining("The connection to exec:test was lost (");
  }

  @Test
  void aPlaceThatHangsIsReportedWithItsName() {
    List<String> words = List.of("env", "BENCHMARK_CACHE=" + folder.resolve("caches"));
    var hanging =
        new PrefixPlace(
            new Prefix("exec:test", words),
            children,
            Duration.ofSeconds(20),
            Duration.ofSeconds(2));
    String keeper =
        hanging
            .output(List.of("sh", "-c", "cat \"$1\"/sessions/*/keeper.pid", "x", cache.toString()))
            .orElseThrow();
    Place.LOCAL.output(List.of("kill", "-STOP", keeper));
    try {
      Awaitility.await()
          .atMost(Duration.ofSeconds(20))
          .until(() -> hanging.failureReason().isPresent());
      assertThat(hanging.failureReason().orElseThrow())
          .startsWith("exec:test has not answered for 2 s");
    } finally {
      Place.LOCAL.output(List.of("kill", "-CONT", keeper));
    }
  }
}

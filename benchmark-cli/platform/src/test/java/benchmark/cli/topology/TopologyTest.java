// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.process.Lifeline;
import benchmark.cli.process.Place;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The middle one of three parts is a script that fails in every way. */
@DisplayName("a topology of three parts")
class TopologyTest {

  private static final String READY = "echo READY 127.0.0.1:1; ";
  private static final String FOR_EVER = "while :; do sleep 0.1; done";

  @TempDir Path folder;

  private final ChildProcesses children = new ChildProcesses(Duration.ofMillis(500));
  private final List<String> heard = Collections.synchronizedList(new ArrayList<>());
  private Topology topology;

  @AfterEach
  void nothingIsLeft() {
    topology.close();

    assertThat(topology.running()).noneMatch(RunningPart::isAlive);
    assertNothingRuns();
  }

  /** A watcher of standard input needs a moment to see that its program is gone. */
  private void assertNothingRuns() {
    long deadline = System.nanoTime() + 5_000_000_000L;
    List<ProcessHandle> left = ours();
    while (!left.isEmpty() && System.nanoTime() < deadline) {
      Thread.onSpinWait();
      left = ours();
    }
    assertThat(left).isEmpty();
  }

  private List<ProcessHandle> ours() {
    return ProcessHandle.allProcesses().filter(this::isOurs).toList();
  }

  /** Every script of this test has the test's folder among its words. */
  private boolean isOurs(ProcessHandle process) {
    return Stream.of(process.info().arguments().orElse(new String[0]))
        .anyMatch(word -> word.contains(folder.toString()));
  }

  @Test
  void startsInOrderAndStopsInReverse() {
    start(part("gateway", ended("gateway") + READY + FOR_EVER));

    assertThat(names()).containsExactly("registry", "gateway", "client");
    topology.requireAlive();
    assertThat(topology.part("client").child().awaitExit()).isZero();
    topology.requireAlive();
    topology.close();
    assertThat(folder.resolve("ends")).hasContent("gateway\nregistry");
  }

  @Test
  void everyPartKnowsWhereThoseBeforeItListen() {
    var endpoint = new Endpoint("127.0.0.1", Place.LOCAL.freePorts("127.0.0.1", 1), 1);
    start(part("gateway", "echo READY x counters 77; " + FOR_EVER, Optional.of(endpoint)));

    assertThat(topology.part("client").child().awaitExit()).isZero();
    assertThat(heard).containsExactly("gateway at " + endpoint.port() + ", counters at 77\n");
  }

  @Test
  void onePartEndsBeforeItIsReady() {
    assertFails(
        part("gateway", "echo 'line 7: no such word'; exit 3"),
        """
        The gateway ended before it was ready (exit status 3). The last lines of its log:
          line 7: no such word""");
  }

  @Test
  void onePartEndsWithoutAWord() {
    assertFails(
        part("gateway", "exit 0"),
        """
        The gateway ended before it was ready (exit status 0). The last lines of its log:
          (its log is empty)""");
  }

  @Test
  void onePartIsNeverReady() {
    assertFails(
        part("gateway", "echo thinking; " + FOR_EVER),
        """
        The gateway did not become ready within 2 s. The last lines of its log:
          thinking""");
  }

  @Test
  void onePartWritesNoLine() {
    assertFails(
        part("gateway", FOR_EVER),
        """
        The gateway did not become ready within 2 s. The last lines of its log:
          (its log is empty)""");
  }

  @Test
  void onePartWritesALineThatDoesNotEnd() {
    assertFails(
        part("gateway", "printf 'READY 127.0.0.1:1'; " + FOR_EVER),
        """
        The gateway did not become ready within 2 s. The last lines of its log:
          READY 127.0.0.1:1""");
  }

  @Test
  void onePartIsKilledBeforeItIsReady() {
    assertFails(
        part("gateway", "kill -9 $$"),
        """
        The gateway ended before it was ready (exit status 137). The last lines of its log:
          (its log is empty)""");
  }

  @Test
  void onePartIsNoProgram() {
    var part = part("gateway", "", running -> List.of("/no/such/gateway"), Optional.empty());
    topology = topology(part);

    assertThatThrownBy(() -> topology.start(children, folder))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("Cannot start a process: Cannot run program \"/no/such/gateway\"");
    assertThat(names()).containsExactly("registry");
  }

  @Test
  void thePortOfOnePartIsTakenByTheOneBeforeIt() throws Exception {
    try (var socket = new java.net.ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress())) {
      var taken = new Endpoint("127.0.0.1", socket.getLocalPort(), 1);
      topology = topology(part("gateway", READY + FOR_EVER, Optional.of(taken)));

      assertThatThrownBy(() -> topology.start(children, folder))
          .isInstanceOf(UserError.class)
          .hasMessageStartingWith(
              "A server cannot listen on 127.0.0.1:%d: Address already in use"
                  .formatted(taken.port()));
      assertThat(folder.resolve("gateway.log")).doesNotExist();
    }
  }

  @Test
  void onePartEndsDuringTheRun() {
    start(part("gateway", READY + "sleep 0.3; echo out of memory; exit 5"), FOR_EVER);

    assertThat(topology.part("client").child().awaitExit()).as("is stopped").isEqualTo(143);
    assertThatThrownBy(topology::requireAlive)
        .isInstanceOf(UserError.class)
        .hasMessage(
            """
            The gateway ended during the run (exit status 5). The last lines of its log:
              READY 127.0.0.1:1
              out of memory""");
  }

  @Test
  void thePartBeforeItEndsWhileItStarts() {
    topology =
        new Topology(
            List.of(
                part("registry", READY + "sleep 0.2; exit 6"),
                part("gateway", "echo waiting; " + FOR_EVER),
                client("true")));

    assertThatThrownBy(() -> topology.start(children, folder))
        .isInstanceOf(UserError.class)
        .hasMessage(
            """
            The registry ended during the run (exit status 6). The last lines of its log:
              READY 127.0.0.1:1""");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void onePartIsReplacedAndTheOthersRunOn(boolean kill) throws Exception {
    Path logs = folder.resolve("restart-1");
    Path end = folder.resolve("end");
    String onlyTheNewOneEnds =
        "[ ! -d %s ] || { %s while [ ! -e %s ]; do sleep 0.1; done; echo out of memory; exit 5; }; "
            .formatted(logs, READY, end);
    start(part("gateway", onlyTheNewOneEnds + READY + FOR_EVER), FOR_EVER);
    long before = topology.part("gateway").pid();
    Files.createDirectory(logs);

    topology.restart(children, "gateway", logs, kill);

    assertThat(topology.part("gateway").pid()).isNotEqualTo(before);
    topology.requireAlive();
    assertThat(topology.part("client").isAlive()).isTrue();
    Files.createFile(end);
    assertThat(topology.part("client").child().awaitExit())
        .as("is stopped when the new one ends")
        .isEqualTo(143);
    topology.part("gateway").child().awaitExit(); // so that its log is complete
    assertThat(logs.resolve("gateway.log")).content().contains("out of memory");
  }

  /** Otherwise what goes wrong meanwhile would be blamed on it. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void onePartIsBeingReplacedAndHasNotEnded(boolean kill) throws Exception {
    start(part("gateway", READY + FOR_EVER), FOR_EVER);
    Path logs = Files.createDirectory(folder.resolve("restart-1"));
    var looked = new ArrayList<Boolean>();

    topology.restart(
        children,
        List.of("gateway"),
        logs,
        kill,
        () -> {
          looked.add(topology.part("gateway").isAlive());
          topology.requireAlive();
        });

    assertThat(looked).containsExactly(false);
    topology.requireAlive();
  }

  @Test
  void ofTwoThatEndTheFirstIsNamed() {
    topology =
        new Topology(
            List.of(
                part("registry", READY + "while [ -d " + folder + "/up ]; do sleep 0.05; done"),
                part(
                    "gateway",
                    READY
                        + "sleep 0.3; (sleep 0.5; rmdir "
                        + folder
                        + "/up) >/dev/null 2>&1 & exit 7"),
                client(FOR_EVER)));
    assertThat(folder.resolve("up").toFile().mkdir()).isTrue();
    topology.start(children, folder);

    topology.part("gateway").child().awaitExit();
    topology.part("registry").child().awaitExit();
    assertThatThrownBy(topology::requireAlive)
        .hasMessageStartingWith("The gateway ended during the run (exit status 7).");
  }

  @Test
  void onePartIgnoresSigterm() {
    start(part("gateway", "trap '' TERM; " + READY + FOR_EVER));
    topology.part("client").child().awaitExit();
    topology.close();

    assertThat(topology.part("gateway").child().awaitExit()).isEqualTo(137);
    assertThat(topology.part("registry").child().awaitExit()).as("its trap exits").isZero();
  }

  @Test
  void onePartLeavesAProcessBehind() {
    String child = "sh -c '" + FOR_EVER + "' " + folder + " & ";
    start(part("gateway", child + READY + FOR_EVER));
    topology.close();

    assertNothingRuns();
  }

  @Test
  void onePartIsKilledAndLeavesAProcessBehind() {
    String child = "sh -c '" + FOR_EVER + "' " + folder + " & ";
    start(part("gateway", child + READY + FOR_EVER), FOR_EVER);
    ProcessHandle.of(topology.part("gateway").pid()).orElseThrow().destroyForcibly();
    topology.part("gateway").child().awaitExit();
    topology.close();

    assertNothingRuns();
  }

  @Test
  void oneDiskIsFull() {
    var client =
        new Part(
            Part.CLIENT,
            "The client",
            Place.LOCAL,
            Optional.of(new Endpoint("127.0.0.1", Place.LOCAL.freePorts("127.0.0.1", 1), 1)),
            running -> words(READY + FOR_EVER),
            Readiness.READY_LINE,
            new Part.Output(Optional.of("/dev/full"), heard::add),
            true);
    topology = new Topology(List.of(registry(), client));

    assertThatThrownBy(() -> topology.start(children, folder))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "Cannot write /dev/full: No space left on device. Check disk space, or give another"
                + " folder with -o.");
  }

  @Test
  void namesAreUnique() {
    topology = new Topology(List.of());

    assertThatThrownBy(() -> new Topology(List.of(client("true"), client("true"))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void logsAreNamedByThePart() throws Exception {
    start(
        part("gateway", READY + "echo of the gateway >&2; " + FOR_EVER), "echo out; echo err >&2");
    topology.part("client").child().awaitExit();
    topology.close();

    assertThat(Files.readString(folder.resolve("gateway.log")))
        .isEqualTo("READY 127.0.0.1:1\nof the gateway\n");
    assertThat(folder.resolve("client.log")).hasContent("err");
    assertThat(folder.resolve("client.out")).hasContent("out");
  }

  private void assertFails(Part middle, String sentence) {
    topology = topology(middle);

    assertThatThrownBy(() -> topology.start(children, folder))
        .isInstanceOf(UserError.class)
        .hasMessage(sentence);
    assertThat(names()).containsExactly("registry");
    assertThat(folder.resolve("client.log")).doesNotExist();
  }

  private void start(Part middle) {
    topology = topology(middle);
    topology.start(children, folder);
  }

  private void start(Part middle, String client) {
    topology = new Topology(List.of(registry(), middle, client(client)));
    topology.start(children, folder);
  }

  private Topology topology(Part middle) {
    return new Topology(List.of(registry(), middle, client("true")));
  }

  private Part registry() {
    return part("registry", ended("registry") + READY + FOR_EVER);
  }

  /** Writes down when a part is told to end. */
  private String ended(String name) {
    return "trap 'echo " + name + " >> " + folder + "/ends; exit' TERM; ";
  }

  private List<String> names() {
    return topology.running().stream().map(it -> it.part().name()).toList();
  }

  private Part part(String name, String script) {
    return part(name, script, Optional.empty());
  }

  private Part part(String name, String script, Optional<Endpoint> endpoint) {
    return part(name, script, running -> Lifeline.around(words(script)), endpoint);
  }

  private static Part part(
      String name, String script, Program program, Optional<Endpoint> endpoint) {
    return new Part(
        name,
        "The " + name,
        Place.LOCAL,
        endpoint,
        program,
        Readiness.READY_LINE.within(patience(script)),
        Part.Output.TO_LOG,
        true);
  }

  /** A part that will become ready, or end, may take its time on a busy machine. */
  private static Duration patience(String script) {
    return script.contains(READY) || script.contains("exit")
        ? Duration.ofSeconds(30)
        : Duration.ofSeconds(2);
  }

  private Part client(String script) {
    return new Part(
        Part.CLIENT,
        "The client",
        Place.LOCAL,
        Optional.empty(),
        running ->
            words(
                running.containsKey("gateway")
                    ? "echo gateway at %d, counters at %d"
                        .formatted(
                            running.get("gateway").port(),
                            running.get("gateway").countersPort().orElse(0))
                    : script),
        Readiness.AT_ONCE,
        new Part.Output(Optional.of("client.out"), heard::add),
        false);
  }

  private List<String> words(String script) {
    return List.of("sh", "-c", script, folder.toString());
  }
}

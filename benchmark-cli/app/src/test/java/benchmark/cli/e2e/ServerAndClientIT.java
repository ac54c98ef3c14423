// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.Pair;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.project.UnsupportedOperations;
import benchmark.contract.Scenarios;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("server and client, each started by hand in a terminal of its own")
class ServerAndClientIT {

  /** 127.0.0.1 in /proc/net/tcp, in /proc/net/tcp6, and ::1. */
  private static final List<String> LOOPBACK =
      List.of("0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000");

  private static final String REPRESENTATIVE = "netty-bytes";

  /**
   * A server in Go may end a stream by RST_STREAM with NO_ERROR after its answer, if the client has
   * not ended it yet (RFC 9113, 8.1), and Dubbo's client mentions that.
   */
  private static final Pattern ENDED =
      Pattern.compile(".* Triple Client received remote reset errorCode=0,.*\n\\s*");

  /** The first pair of each other protocol. */
  static Stream<String> someOfEveryProtocol() {
    var protocols = new HashSet<>(Set.of(ProjectRoot.project().pair(REPRESENTATIVE).protocol()));
    return ProjectRoot.project().pairs().stream()
        .filter(pair -> protocols.add(pair.protocol()))
        .map(Pair::name);
  }

  static Stream<String> others() {
    Set<String> first = someOfEveryProtocol().collect(toSet());
    return ProjectRoot.project().pairs().stream()
        .map(Pair::name)
        .filter(pair -> !pair.equals(REPRESENTATIVE) && !first.contains(pair));
  }

  @Test
  void serverAnswersClientUntilItIsStopped() {
    assertAnswersAndNothingElse(REPRESENTATIVE);
  }

  @Tag("every-pair")
  @ParameterizedTest
  @MethodSource("someOfEveryProtocol")
  void soDoesThatOfEveryOtherProtocol(String pair) {
    assertAnswersAndNothingElse(pair);
  }

  @Tag("exhaustive")
  @ParameterizedTest
  @MethodSource("others")
  void soDoesThatOfEveryOtherPair(String pair) {
    assertAnswersAndNothingElse(pair);
  }

  private static void assertAnswersAndNothingElse(String pair) {
    UnsupportedOperations unsupported = ProjectRoot.project().pair(pair).unsupported();

    assertThat(ENDED.matcher(answeredClient(pair).stderr()).replaceAll(""))
        .as("a healthy client has nothing to complain about")
        .isEqualTo(
            unsupported
                .among(Scenarios.USER.operationNames())
                .map(sentence -> sentence + "\n")
                .orElse(""));
  }

  /** Starts a server, runs its client, stops the server, and returns what the client printed. */
  private static CommandResult answeredClient(String pair) {
    int port = Tools.freePort();
    try (Run server = start("-p", "" + port, pair + "-server")) {
      assertThat(server.awaitStdout("READY (.*)\n").group(1)).isEqualTo("localhost:" + port);
      assertThat(Tools.listeners(port))
          .as("a server listens on loopback unless -s says otherwise")
          .isNotEmpty()
          .isSubsetOf(LOOPBACK);

      CommandResult outcome =
          Script.ofProject().run(ShortRun.of("-p", "" + port, pair + "-client"));
      assertThat(outcome.status()).as(outcome.toString()).isZero();
      assertThat(outcome.stdout())
          .contains("# Benchmark: benchmark.Client.existUser")
          .containsPattern("Benchmark +Mode +Cnt +Score +Error +Units\n")
          .containsPattern("Client.existUser +thrpt +2 +[0-9.]+ +ops/ms")
          .containsPattern("existUser +client( +[0-9.]+){4} +([0-9.]+|-) +[0-9.]+ +([0-9]+|-)\n")
          .as("a server that the client cannot ask has dashes, not zeros")
          .containsPattern(" server +- +- +- +- +([0-9.]+|-) +-\n");
      assertThat(server.isAlive()).isTrue();
      server.signal("TERM");
      assertThat(server.awaitEnd().status()).isEqualTo(143);
      Tools.assertFree(port);
      return outcome;
    }
  }

  @Test
  void theClassicDefaultsAreTwelveRows() {
    CommandResult list = Script.ofProject().run("inproc-client", "--", "-l");

    assertThat(list.status()).isZero();
    assertThat(list.stdout().lines().filter(line -> line.startsWith("benchmark.Client.")))
        .as("four operations in each of the modes thrpt, avgt and sample")
        .hasSize(12)
        .containsOnly(
            "benchmark.Client.createUser",
            "benchmark.Client.existUser",
            "benchmark.Client.getUser",
            "benchmark.Client.listUser");
  }

  private static Run start(String... words) {
    return Script.ofProject().start(ShortRun.quickly(words));
  }

  @Test
  void ctrlCEndsAServerInTheForeground() {
    int port = Tools.freePort();
    try (Run server = start("-p", "" + port, "netty-bytes-server")) {
      server.awaitStdout("READY ");
      server.signalGroup("INT");

      assertThat(server.awaitEnd().status()).isEqualTo(130);
      Tools.assertFree(port);
    }
  }

  @Test
  void killingTheCommandLineEndsItsServer() {
    int port = Tools.freePort();
    try (Run server = start("-p", "" + port, "netty-bytes-server")) {
      server.awaitStdout("READY ");
      server.signal("KILL");

      assertThat(server.awaitEnd().status()).isEqualTo(137);
      Tools.assertFree(port);
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Role;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.topology.LogTail;
import benchmark.cli.topology.RunningPart;
import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.LeftOut;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Findings;
import benchmark.contract.conformance.Support;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;

/**
 * Verifies one pair with four processes: a server and a client that runs the suite against it; and,
 * for the field that one side has gained, a server and a client with the newer User, each of which
 * meets an old one.
 *
 * @param processes the pair's; ended with the verification
 * @param evolvedUser the folder that holds the newer User
 * @param randomFrames how many requests broken at random the server gets
 */
record PairVerification(
    CommandContext context,
    RunSettings settings,
    PairProcesses processes,
    Path evolvedUser,
    int randomFrames) {

  /** Short, because what hangs is to be found out, and yet enough for a cold JVM. */
  static final int CALL_TIMEOUT_MILLIS = 5_000;

  private static final int SUITE_SECONDS = 240;

  /** Far fewer than a server takes on a quiet machine. */
  private static final int FRAMES_PER_SECOND = 40;

  private static final int AGREE_SECONDS = 40;

  /** Answers, and cycles. */
  private static final int GAINED_SECONDS = 2 * AGREE_SECONDS;

  /**
   * Runs everything. A pair that cannot be run has a result that says why.
   *
   * @param progress learns where it is
   */
  PairResult run(Consumer<String> progress) {
    progress.accept("starting");
    try (processes) {
      return suite(progress);
    } catch (RuntimeException failure) {
      context.interruption().check(); // what was stopped fails in many ways
      if (failure instanceof UserError error) {
        return PairResult.failed(processes.variant().label(), error.getMessage());
      }
      throw failure;
    }
  }

  private PairResult suite(Consumer<String> progress) {
    int port = processes.freePort();
    try (var server = processes.server("server", port, List.of())) {
      if (!processes.contracts().contains(Contracts.USER)) { // only it has more than answers
        Findings report = runSuite(server, port, progress);
        return result(report, report.findings());
      }
      int evolvedPort = processes.freePort();
      CompletableFuture<RunningPart> evolvedServer =
          isProgram() || calls()
              ? CompletableFuture.completedFuture(null)
              : CompletableFuture.supplyAsync(
                  () -> processes.server("server-evolved", evolvedPort, List.of(evolvedUser)));
      try {
        Findings report = runSuite(server, port, progress);
        var findings = new ArrayList<>(report.findings());
        if (report.wire()) {
          progress.accept("a field added on one side");
          findings.addAll(afterwards(server, port, evolvedServer, evolvedPort));
          if (report.has(Capability.STREAM)) {
            progress.accept("a server that is killed");
            findings.addAll(kill(server, port));
          }
          progress.accept("through nginx");
          findings.addAll(new GatewayVerification(context, settings, processes).run());
          progress.accept("the codec");
          Path folder = processes.file("codec");
          findings.addAll(
              new CodecVerification(context, settings, processes.variant(), folder).run());
        }
        return result(report, findings);
      } finally {
        Optional.ofNullable(evolvedServer.handle((started, failure) -> started).join())
            .ifPresent(RunningPart::close);
      }
    }
  }

  private PairResult result(Findings report, List<Finding> findings) {
    return new PairResult(
        processes.variant().label(),
        leftOut(),
        processes.contracts(),
        report.hashes(),
        List.copyOf(findings),
        null);
  }

  /** Whether the server is a command, which has no newer classes and knows no cases. */
  private boolean isProgram() {
    return processes.variant().pair().server().program().isPresent();
  }

  /** Whether the client's calls are made by a command, of which nothing but answers is asked. */
  private boolean calls() {
    return processes.variant().side(Role.CLIENT).program().isPresent();
  }

  private LeftOut leftOut() {
    return LeftOut.of(processes.variant().pair().unsupported().names());
  }

  private Findings runSuite(RunningPart server, int port, Consumer<String> progress) {
    String file = "findings.tsv";
    int status =
        processes.suite(
            server,
            port,
            file,
            randomFrames,
            SUITE_SECONDS + randomFrames / FRAMES_PER_SECOND,
            progress);
    Findings report = withLog(Findings.read(processes.file(file)));
    if (report.findings().isEmpty()) {
      server.requireAlive();
      throw UserError.failure(
          "%s reported no findings (exit status %d). Its output:%n%s",
          processes.variant().pair().client().name(), status, processes.said("client"));
    }
    if (status == 0) {
      return report;
    }
    String why =
        server.isAlive()
            ? "not tried: the client ended, see client.log"
            : "the server ended during the suite, see server.log";
    return new Findings(report.hashes(), report.wire(), withMissing(report.findings(), why));
  }

  /**
   * With what the server has logged of failed allocations, which a client at another place cannot
   * read between its attacks.
   */
  private Findings withLog(Findings report) {
    long failed =
        processes.clientReadsLogs() || !report.wire()
            ? 0
            : LogTail.count(processes.log("server"), "java.lang.OutOfMemoryError");
    if (failed == 0) {
      return report;
    }
    var all = new ArrayList<>(report.findings());
    all.add(
        finding(
            Capability.GARBLED,
            "all broken frames",
            Support.NO,
            "survives, but trusts an announced length: %d OutOfMemoryError in server.log"
                .formatted(failed)));
    return new Findings(report.hashes(), report.wire(), all);
  }

  /** Every capability that a client did not come to is a no. */
  private static List<Finding> withMissing(List<Finding> findings, String why) {
    var missing =
        EnumSet.complementOf(
            EnumSet.of(
                Capability.EVOLUTION,
                Capability.CYCLE,
                Capability.CODEC,
                Capability.BEHIND,
                Capability.GOAWAY,
                Capability.KILLED));
    findings.forEach(finding -> missing.remove(finding.capability()));
    var all = new ArrayList<>(findings);
    missing.forEach(capability -> all.add(finding(capability, "the suite", Support.NO, why)));
    return all;
  }

  /** What other clients find after the suite. */
  private List<Finding> afterwards(
      RunningPart server, int port, CompletableFuture<RunningPart> evolvedServer, int evolvedPort) {
    CompletableFuture<List<Finding>> newer =
        CompletableFuture.supplyAsync(
            () -> gained(Role.CLIENT, "client-evolved", port, List.of(evolvedUser)));
    List<Finding> older = ofNewerServer(evolvedServer, evolvedPort);
    var findings = new ArrayList<>(newer.join());
    findings.addAll(older);
    boolean othersAreServed =
        newer.join().stream().allMatch(it -> it.result().support() == Support.YES)
            || processes.client("client-afterwards", port, AGREE_SECONDS, "agree") == 0;
    if (!server.isAlive() || !othersAreServed) {
      findings.add(
          finding(
              Capability.GARBLED,
              "another client, after all broken frames",
              Support.NO,
              server.isAlive() ? "gets no right answers" : "finds no server: it has ended"));
    }
    context.interruption().check();
    return findings;
  }

  /**
   * What a client with open streams learns when the server is killed, which nobody needs any more.
   */
  private List<Finding> kill(RunningPart server, int port) {
    String name = "client-killed";
    List<Finding> findings =
        processes.find(
            name,
            port,
            List.of(),
            AGREE_SECONDS,
            text -> {
              if (text.contains(Findings.STREAMS_ARE_OPEN)) {
                server.child().kill();
              }
            },
            "killed");
    return orEnded(findings, Capability.KILLED, "mid-stream", name);
  }

  /** What a client finds of the server that has gained a field, which nobody needs afterwards. */
  private List<Finding> ofNewerServer(CompletableFuture<RunningPart> server, int port) {
    if (isProgram()) {
      return List.of(
          finding(
              Capability.EVOLUTION,
              testOf(Role.SERVER),
              Support.NONE,
              "not tried: the server is a program"));
    }
    String name = "client-of-evolved";
    Optional<String> failure = failureOf(server);
    var findings =
        new ArrayList<>(
            failure
                .map(
                    why ->
                        List.of(
                            finding(
                                Capability.EVOLUTION,
                                testOf(Role.SERVER),
                                Support.NO,
                                "the newer server does not start: " + why)))
                .orElseGet(() -> gained(Role.SERVER, name, port, List.of())));
    boolean tried = findings.stream().anyMatch(it -> it.capability() == Capability.CYCLE);
    if (!tried && leftOut().isNothingOf(Contracts.USER)) {
      findings.add(
          finding(Capability.CYCLE, "not tried", Support.NO, failure.orElseGet(() -> ended(name))));
    }
    return findings;
  }

  /** What a client finds that calls across a field that one side has gained. */
  private List<Finding> gained(Role side, String name, int port, List<Path> before) {
    return orEnded(
        processes.find(name, port, before, GAINED_SECONDS, text -> {}, "gained", side.suffix()),
        Capability.EVOLUTION,
        testOf(side),
        name);
  }

  private static String testOf(Role side) {
    return "the " + side.suffix() + " gained it";
  }

  /** What a client of its own has found; if nothing, that it ends. */
  private List<Finding> orEnded(
      List<Finding> findings, Capability capability, String test, String client) {
    return findings.isEmpty()
        ? List.of(finding(capability, test, Support.NO, ended(client)))
        : findings;
  }

  private String ended(String client) {
    return "the client ends: " + processes.said(client);
  }

  /** Why a server has not started; nothing if it has. */
  private static Optional<String> failureOf(CompletableFuture<RunningPart> server) {
    return server
        .handle((started, failure) -> Optional.ofNullable(failure))
        .join()
        .map(failure -> failure instanceof CompletionException ? failure.getCause() : failure)
        .map(Throwable::getMessage);
  }

  private static Finding finding(
      Capability capability, String test, Support support, String reason) {
    return new Finding(capability, test, Direction.BOTH, new CaseResult(support, reason));
  }
}

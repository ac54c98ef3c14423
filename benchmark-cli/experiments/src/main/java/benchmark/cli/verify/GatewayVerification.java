// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.error.UserError;
import benchmark.cli.gateway.Gateway;
import benchmark.cli.gateway.ProgramGateway;
import benchmark.cli.process.Place;
import benchmark.cli.project.Forwarding;
import benchmark.cli.project.Forwarding.Traffic;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.topology.CpuPinning;
import benchmark.cli.topology.Endpoint;
import benchmark.cli.topology.RunningPart;
import benchmark.contract.Direction;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Support;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Calls a pair's server through nginx: as it is, with what it must be told if that fails, and with
 * connections that nginx ends while they are in use. For pairs whose calls nginx understands; of
 * others it forwards bytes.
 */
record GatewayVerification(CommandContext context, RunSettings settings, PairProcesses processes) {

  /** nginx ends a connection after 1,000 calls unless it is told otherwise. */
  private static final int CALLS_OF_A_CONNECTION = 100;

  private static final int SECONDS = 60;

  private static final CaseResult ANSWERED =
      new CaseResult(Support.YES, "every answer through nginx is right");

  /** What is found; nothing for a pair that there is nothing to find of. */
  List<Finding> run() {
    Variant variant = processes.variant();
    Optional<Forwarding> forwarding =
        variant.pair().facts().forwarding().filter(it -> it.traffic() != Traffic.TCP);
    if (forwarding.isEmpty()) {
      return List.of();
    }
    if (!settings.places().areHere()) {
      return List.of(notTried("a gateway runs where the command does only"));
    }
    Optional<ProgramGateway> nginx = ProgramGateway.nginx(forwarding.get());
    if (nginx.isEmpty()) {
      return List.of(notTried("there is no nginx"));
    }
    Variant behind = variant.behind(nginx.get());
    CaseResult lose = lose(behind, nginx.get());
    boolean answered = lose.support() == Support.YES; // for no call is lost
    boolean asItIs = forwarding.get().serverProperties().isEmpty();
    CaseResult plain = asItIs && answered ? ANSWERED : agree("plain", variant, nginx.get());
    CaseResult best =
        plain.support() == Support.YES || asItIs
            ? plain
            : with(
                forwarding.get(), plain, answered ? ANSWERED : agree("told", behind, nginx.get()));
    return List.of(finding(Capability.BEHIND, best), finding(Capability.GOAWAY, lose));
  }

  private static Finding notTried(String why) {
    return finding(Capability.BEHIND, new CaseResult(Support.NONE, "not tried: " + why));
  }

  private static CaseResult with(Forwarding forwarding, CaseResult plain, CaseResult told) {
    String properties =
        forwarding.serverProperties().entrySet().stream()
            .map(it -> "-D" + it.getKey() + "=" + it.getValue())
            .sorted()
            .collect(Collectors.joining(" "));
    return told.support() == Support.YES
        ? CaseResult.of(
            Support.WITH, "only if the server has %s; without: %s", properties, plain.reason())
        : CaseResult.of(Support.NO, "%s, with %s, too", told.reason(), properties);
  }

  private CaseResult agree(String name, Variant served, ProgramGateway nginx) {
    return between(
        name,
        served,
        nginx,
        (jvms, port) ->
            jvms.client(client(name), port, SECONDS, "agree") == 0
                ? ANSWERED
                : new CaseResult(Support.NO, "calls fail: " + jvms.said(client(name))));
  }

  private CaseResult lose(Variant served, ProgramGateway nginx) {
    String name = "goaway";
    return between(
        name,
        served,
        nginx.endingConnectionsAfter(CALLS_OF_A_CONNECTION),
        (jvms, port) ->
            jvms.find(client(name), port, List.of(), SECONDS, text -> {}, "many").stream()
                .map(Finding::result)
                .findFirst()
                .orElseGet(
                    () ->
                        new CaseResult(Support.NO, "the client ends: " + jvms.said(client(name)))));
  }

  /** What a client of a server behind nginx finds; both are fresh. */
  private interface Trial {
    CaseResult of(PairProcesses jvms, int port);
  }

  private CaseResult between(String name, Variant served, Gateway nginx, Trial trial) {
    context.interruption().check();
    Endpoint server = free();
    try (PairProcesses jvms = processes.throughGateway(served, server.port());
        RunningPart running = jvms.plainServer("server-" + name, server.port())) {
      Endpoint at = free();
      Path folder = Files.createDirectories(processes.file("nginx-" + name));
      var part = nginx.part(at, server, CpuPinning.NONE, folder, settings.jdk());
      try (RunningPart between = RunningPart.start(context.children(), part, folder)) {
        CaseResult result = trial.of(jvms, at.port());
        between.requireAlive();
        running.requireAlive();
        return result;
      } finally {
        nginx.tidyUp(folder);
      }
    } catch (UserError failure) {
      context.interruption().check(); // what was stopped fails in many ways
      return new CaseResult(Support.NO, failure.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Endpoint free() {
    return new Endpoint(settings.host(), Place.LOCAL.freePorts(settings.host(), 1), 1);
  }

  private static String client(String name) {
    return "client-" + name;
  }

  private static Finding finding(Capability capability, CaseResult result) {
    return new Finding(capability, "calls through nginx", Direction.BOTH, result);
  }
}

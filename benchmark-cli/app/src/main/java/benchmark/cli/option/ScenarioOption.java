// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.error.UserError;
import benchmark.cli.soak.Pressure;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.contract.StreamOperation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** The option of every command that measures. */
public final class ScenarioOption {

  @Option(
      names = "--scenario",
      paramLabel = "NAME",
      description =
          "what is called and by how many callers (default user; list --scenarios shows all).")
  private String name;

  @Option(
      names = "--service",
      paramLabel = "FILE",
      description = "measure a service of your own, which FILE describes: docs/your-service.md.")
  private String service;

  /**
   * What is measured, if the user says it.
   *
   * @throws UserError if there is no such scenario: exit status 2
   */
  public Optional<Scenario> chosen() {
    if (name != null && service != null) {
      throw UserError.badInput(
          "--scenario %s and --service %s: one of them says what is called. Leave one out.",
          name, service);
    }
    return Contracts.service()
        .map(Scenarios::of)
        .or(() -> Optional.ofNullable(name).map(ScenarioOption::named));
  }

  private static Scenario named(String name) {
    return Scenarios.named(name)
        .orElseThrow(
            () ->
                UserError.badInput(
                    "--scenario %s: there is no scenario '%1$s'. There are %s, and %s in soak.",
                    name,
                    Scenarios.ALL.stream().map(Scenario::name).collect(Collectors.joining(", ")),
                    Pressure.NAME));
  }

  /** Whether the user asks for a name, be there such a scenario or not. */
  public boolean is(String other) {
    return other.equals(name);
  }

  /**
   * Refuses streams.
   *
   * @param because what measures calls only, as the beginning of a sentence
   * @throws UserError if a scenario has them: exit status 2
   */
  public static void requireCalls(Scenario scenario, String because) {
    if (scenario.hasStreams()) {
      throw UserError.badInput(
          "--scenario %s: %s, and no streams. For streams: ./benchmark.sh --quick, ./benchmark.sh"
              + " compare or ./benchmark.sh load.",
          scenario, because);
    }
  }

  /**
   * Refuses streams whose messages have no answer each.
   *
   * @param operations their names
   * @throws UserError if there is one: exit status 2
   */
  public static void requireAnswerToEach(Scenario scenario, List<String> operations) {
    List<String> without =
        scenario.operations().stream()
            .filter(it -> it instanceof StreamOperation own && !own.shape().answersEach())
            .map(Operation::name)
            .filter(operations::contains)
            .distinct()
            .toList();
    if (!without.isEmpty()) {
      throw UserError.badInput(
          "%s: a rate needs an answer to each message, but a stream of many has only one. Name"
              + " others: --ops pingPong,echo",
          String.join(", ", without));
    }
  }

  /** What is measured: the classic scenario unless the user says otherwise. */
  public Scenario orUsual() {
    return or(Optional.empty());
  }

  /**
   * The scenario of what is stored, which stays unless the user says otherwise.
   *
   * @param stored its name
   */
  public Scenario or(Optional<String> stored) {
    return chosen().or(() -> stored.flatMap(Scenarios::named)).orElse(Scenarios.USER);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.run.ChosenScenario;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.Payload;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every command that can send a user-supplied message. */
public final class PayloadOption {

  @Mixin private ScenarioOption scenario;

  public ScenarioOption scenario() {
    return scenario;
  }

  @Option(
      names = "--payload",
      paramLabel = "FILE",
      description =
          "send FILE instead of a scenario's texts: UTF-8, bytes:FILE, or .json, as an object tree"
              + " where a pair carries one.")
  private String file;

  /** As the user named it. */
  public Optional<String> file() {
    return Optional.ofNullable(file);
  }

  /**
   * The message; null for the scenario's own.
   *
   * @param jmh what may choose sizes of texts, too
   * @throws benchmark.cli.error.UserError if it cannot be read, or the scenario sends no text: exit
   *     status 2
   */
  public Payload message(JmhArguments jmh) {
    if (file == null) {
      return null;
    }
    ChosenScenario.requireTexts(file, ofTexts(), jmh);
    return Payload.read(file);
  }

  /**
   * What is measured: the scenario that the user chose, with the message if there is one.
   *
   * @param message null for the scenario's own
   */
  public Scenario scenario(Payload message) {
    return message == null ? scenario.orUsual() : ChosenScenario.sending(message, ofTexts());
  }

  private Scenario ofTexts() {
    return scenario.chosen().orElse(Scenarios.ECHO);
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.contract.EchoContract;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.contract.StreamContract;
import benchmark.contract.StreamSize;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A scenario with the texts that a user has chosen in place of its own. */
public final class ChosenScenario {

  private ChosenScenario() {}

  /**
   * A scenario with the sizes of {@code -p}. Where operations are named, it is left to JMH to find
   * them, whatever scenario they are of.
   *
   * @throws UserError for a parameter that no operation has, and for a value that it cannot have:
   *     exit status 2
   */
  public static Scenario of(Scenario scenario, JmhArguments jmh) {
    Scenario chosen = scenario;
    for (Map.Entry<String, List<String>> parameter : jmh.parameters().entrySet()) {
      String name = parameter.getKey();
      if (!name.equals(EchoContract.SIZE) && !name.equals(StreamContract.STREAMS)) {
        throw UserError.badInput(
            "-p %s: no operation has a parameter of this name. Use -p %s=1K,50K for texts, or -p"
                + " %s=8x16 for streams.",
            name, EchoContract.SIZE, StreamContract.STREAMS);
      }
      parameter
          .getValue()
          .forEach(
              value -> {
                if (name.equals(StreamContract.STREAMS)) {
                  requireLanes(value);
                } else if (scenario.hasStreams()) {
                  requireSizeOnStreams(value);
                } else {
                  requireSize(value);
                }
              });
      if (chosen.hasParameter(name)) {
        chosen = chosen.with(name, parameter.getValue());
      } else if (jmh.patterns().isEmpty()) {
        throw UserError.badInput(
            name.equals(StreamContract.STREAMS)
                ? "-p %s: the scenario '%s' has no streams. Use --scenario streams."
                : "-p %s: the scenario '%s' sends no text of a chosen size. Use --scenario "
                    + withTexts()
                    + ".",
            name,
            scenario);
      }
    }
    return chosen;
  }

  /** A scenario with a user-supplied message in place of its texts. */
  public static Scenario sending(Payload message, Scenario scenario) {
    return scenario.with(EchoContract.SIZE, List.of(message.size()));
  }

  /**
   * Makes sure that a user-supplied message can take the place of a scenario's texts.
   *
   * @param payload as the user named it
   * @throws UserError if it sends no text, or sizes are chosen, too: exit status 2
   */
  public static void requireTexts(String payload, Scenario scenario, JmhArguments jmh) {
    if (jmh.parameters().containsKey(EchoContract.SIZE)) {
      throw UserError.badInput(
          "--payload %s and -p %s are given together, but only one can say what is sent. Leave one"
              + " out.",
          payload, EchoContract.SIZE);
    }
    if (!scenario.hasParameter(EchoContract.SIZE) || scenario.hasStreams()) {
      throw UserError.badInput(
          "--payload %s: the scenario '%s' sends no text that it could replace. Use --scenario %s.",
          payload, scenario, withTexts());
    }
  }

  private static String withTexts() {
    return Scenarios.ALL.stream()
        .filter(scenario -> !scenario.hasStreams())
        .filter(scenario -> scenario.hasParameter(EchoContract.SIZE))
        .map(Scenario::name)
        .collect(Collectors.joining(" or "));
  }

  private static void requireLanes(String lanes) {
    if (StreamContract.lanes(lanes).isEmpty()) {
      throw UserError.badInput(
          "-p %s=%s: give the number of streams and of messages in flight on each, such as 8x16,"
              + " up to 999x999.",
          StreamContract.STREAMS, lanes);
    }
  }

  private static void requireSizeOnStreams(String size) {
    if (!StreamSize.isSize(size)) {
      throw UserError.badInput(
          "-p %s=%s: messages on streams have no such size. There are %s.",
          EchoContract.SIZE, size, StreamSize.words());
    }
  }

  private static void requireSize(String size) {
    if (!EchoContract.isSize(size)) {
      throw UserError.badInput(
          "-p %s=%s: this is not the size of a text. Give a number of characters up to %dK,"
              + " such as 20, 5K or 200K-chinese.",
          EchoContract.SIZE, size, EchoContract.LONGEST >> 10);
    }
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.error.UserError;
import benchmark.cli.results.Json;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * Published tables that are measured again together. Each publication is a file of data beside this
 * class.
 *
 * @param name how the command line calls it
 * @param scenario the name of the scenario that measures the same
 */
public record Publication(String name, String scenario, List<PublishedTable> tables) {

  /** The names of all. */
  public static final List<String> NAMES =
      List.of("userservice", "dubbo2", "triple", "gateway", "streams");

  /**
   * Finds a publication.
   *
   * @throws UserError if there is none of the name: exit status 2
   */
  public static Publication named(String name) {
    if (!NAMES.contains(name)) {
      throw UserError.badInput(
          "There is no published report '%s' to reproduce. There are %s.",
          name, String.join(", ", NAMES));
    }
    try (InputStream in = Publication.class.getResourceAsStream(name + ".json")) {
      return Json.MAPPER
          .readerFor(Publication.class)
          .with(JsonReadFeature.ALLOW_JAVA_COMMENTS) // the licence
          .readValue(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What measures the same. */
  public Scenario toScenario() {
    return Scenarios.named(scenario).orElseThrow();
  }

  /** The systems of all tables. */
  public List<PublishedSystem> systems() {
    return tables.stream().flatMap(table -> table.systems().stream()).toList();
  }

  /**
   * The systems of some names, or all; those that can be run, in the order of the tables.
   *
   * @param names none for all
   * @throws UserError if one is unknown or cannot be run, there are fewer than two, or a baseline
   *     is missing: exit status 2
   */
  public List<PublishedSystem> systems(List<String> names) {
    for (String name : names) {
      PublishedSystem system =
          systems().stream()
              .filter(it -> it.name().equals(name))
              .findFirst()
              .orElseThrow(
                  () ->
                      UserError.badInput(
                          "--systems: there is no system '%s'. There are %s.",
                          name,
                          String.join(
                              ", ", systems().stream().map(PublishedSystem::name).toList())));
      if (system.runs().isEmpty()) {
        throw UserError.badInput(
            "--systems: %s cannot be run: %s. Leave it out.", name, system.because());
      }
    }
    if (names.stream().distinct().count() == 1) {
      throw UserError.badInput(
          "--systems: a ranking needs two systems, but only %s is named. Name another one.",
          names.get(0));
    }
    for (PublishedSystem system : systems()) {
      if (names.contains(system.name())
          && system.baseline() != null
          && !names.contains(system.baseline())) {
        throw UserError.badInput(
            "--systems: the report compares %s with %s. Name that one, too.",
            system.name(), system.baseline());
      }
    }
    return systems().stream()
        .filter(system -> system.runs().isPresent())
        .filter(system -> names.isEmpty() || names.contains(system.name()))
        .toList();
  }
}

// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.project.Jdk;
import benchmark.cli.results.PlaceFacts;
import benchmark.cli.results.RateLoad;
import benchmark.cli.run.OwnService;
import benchmark.cli.run.RunSettings;
import benchmark.cli.topology.Part;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.launch.Load;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The options of compare that another comparison must be given to have the same conditions: what
 * differs from what compare does of itself.
 */
final class ConditionWords {

  private final List<String> words = new ArrayList<>();

  ConditionWords(CompareSettings settings) {
    Design design = settings.design();
    Scenario scenario = settings.run().generator().scenario();
    MeasuringTime usual =
        settings.load().atRate().isPresent()
            ? MeasuringTime.usualAtRate()
            : MeasuringTime.usual(design, settings.load().operations().size());
    words.addAll(
        switch (design) {
          case BLOCKS -> List.of();
          case ROUNDS -> List.of("--design", "rounds");
          case CODEC -> List.of("--codec");
        });
    OwnService.current()
        .ifPresentOrElse(
            it -> add("--service", it.word()),
            () -> add("--scenario", scenario.name(), Scenarios.USER.name()));
    if (!Set.copyOf(design.operations(scenario)).equals(Set.copyOf(settings.load().operations()))) {
      add("--ops", String.join(",", settings.load().operations()));
    }
    add("-t", settings.load().threads(), design == Design.CODEC ? 1 : scenario.callers());
    settings.load().atRate().ifPresent(this::addRates);
    add("--warmup", text(settings.load().time().warmup()), text(usual.warmup()));
    add("--time", text(settings.load().time().measurement()), text(usual.measurement()));
    addPlaces(settings.run());
  }

  private void addRates(RateLoad load) {
    add(
        "--rate",
        load.rates().stream()
            .map(it -> it == Math.rint(it) ? Long.toString(it.longValue()) : it.toString())
            .collect(Collectors.joining(",")));
    add("--arrivals", load.arrivals().word(), Load.Arrivals.POISSON.word());
    add("--in-flight", load.inFlight(), RateLoad.USUAL_IN_FLIGHT);
  }

  private void addPlaces(RunSettings run) {
    add("--cpus", run.cpus().text(), "");
    if (run.places().areHere()) {
      add("--jdk", run.jdk().home(), Jdk.ofThisProcess().home());
    }
    for (String name : List.of(Part.SERVER, Part.CLIENT, PlaceFacts.ADDRESS)) {
      add("--" + name, run.places().names().getOrDefault(name, ""), "");
    }
    if (run.parts().areMultiple()) {
      add("--servers", run.parts().servers());
      add("--clients", run.parts().clients());
    }
  }

  /** Adds an option unless its value is the usual one. */
  private void add(String option, Object value, Object usual) {
    if (!value.equals(usual)) {
      add(option, value);
    }
  }

  private void add(String option, Object value) {
    words.addAll(List.of(option, value.toString()));
  }

  private static String text(Duration time) {
    return time.toMillis() % 1000 == 0 ? time.toSeconds() + "s" : time.toMillis() + "ms";
  }

  /** The options and their values; none if all is as usual. */
  List<String> toList() {
    return List.copyOf(words);
  }
}
